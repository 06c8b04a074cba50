import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of the site, from its package.json. */
export function siteVersion(): string {
  return String(JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")).version);
}
