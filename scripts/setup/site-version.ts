import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.mjs";

/** The version in package.json. */
export function siteVersion(): string {
  return String(JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")).version);
}
