// @ts-check
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runtimePath } from "./dependencies.mjs";
import { projectFolder } from "./project-folder.mjs";

const inputs = [
  "app",
  "domain",
  "texts",
  "shared",
  "public",
  "vite.config.ts",
  "vite.islands.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "scripts/build.ts",
];
const stamp = join(projectFolder, "build/inputs.sha256");

/** Whether build/ was made from exactly the files that lie here now. */
export function isBuildCurrent() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hashInputs();
}

/** Whether there is a build at all, of whichever files. */
export const hasBuild = () => existsSync(stamp);

/** Builds the site unless the build is current. */
export async function ensureBuild() {
  if (isBuildCurrent()) return;
  console.log("Building the site …");
  const built = spawnSync(runtimePath(), ["--disable-warning=ExperimentalWarning", "scripts/build.ts"], {
    cwd: projectFolder,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) throw new Error("The build failed: see above.");
}

/**
 * From now on the build is of nothing, until the returned function says that it is of what lies here now: what somebody
 * changes while it is built asks for another one.
 */
export function beginBuild() {
  const now = hashInputs();
  rmSync(stamp, { force: true });
  return () => writeFileSync(stamp, now);
}

/** One hash over names and contents, so that neither a checkout's times nor a deleted file can mislead it. */
function hashInputs() {
  const hash = createHash("sha256");
  for (const input of inputs) {
    const path = join(projectFolder, input);
    if (!existsSync(path)) continue;
    for (const file of filesOf(path))
      hash.update(file.slice(projectFolder.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile() && !/\.test\.tsx?$/.test(dirent.name))
    .map((dirent) => join(dirent.parentPath, dirent.name))
    .sort();
}
