import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The most rows that one read gives: `max_rows` of `[api]` in the project's `config.toml`, so that a hosted project
 * and this backend agree. Throws a sentence when it is not there.
 */
export function readMaxRows(supabaseFolder: string): number {
  const file = join(supabaseFolder, "config.toml");
  const api = /^\[api\]\n(?:(?!\[).*\n?)*/m.exec(readFileSync(file, "utf8"))?.[0] ?? "";
  const maxRows = /^max_rows *= *([1-9]\d{0,8})\b/m.exec(api)?.[1];
  if (!maxRows) throw new Error(`${file} names no max_rows under [api].`);
  return Number(maxRows);
}
