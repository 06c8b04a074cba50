import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";

/** A port that stays the same as long as the folder is there: peers write their own address into what they keep. */
export async function ownPort(folder: string, name: string): Promise<number> {
  const file = `${folder}/${name}.port`;
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  return Number(readFileSync(file, "utf8"));
}
