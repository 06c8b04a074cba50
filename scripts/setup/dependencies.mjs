// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./project-folder.mjs";

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/** Installs with npm when node_modules is missing or differs from package-lock.json, and repairs the runtime. */
export async function ensureDependencies() {
  if (!areInstalled()) {
    console.log("Installing the packages of package-lock.json (a few minutes the first time) …");
    npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], projectFolder);
  }
  if (!hasRuntime()) {
    // npm may have been told not to run install scripts; this one only links the binary of the runtime.
    console.log("Fetching the pinned Node runtime …");
    const made = spawnSync(process.execPath, ["installArchSpecificPackage"], {
      cwd: join(projectFolder, "node_modules/node"),
      stdio: "inherit",
    });
    if (made.status !== 0 || !hasRuntime()) {
      throw new Error("The pinned Node runtime could not be installed: run `npm install --foreground-scripts node`.");
    }
  }
}

/** Path of the pinned runtime's executable. */
export function runtimePath() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return join(projectFolder, "node_modules/node/bin", name);
}

function hasRuntime() {
  return existsSync(runtimePath());
}

/** Whether what npm says is installed equals what the lock file asks for; packages for other platforms may be absent. */
function areInstalled() {
  const wanted = readLock("package-lock.json");
  const present = readLock("node_modules/.package-lock.json");
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, it]) => {
    if (path === "" || it.link) return true;
    const found = present[path];
    return found ? found.version === it.version : it.optional === true || it.devOptional === true;
  });
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(projectFolder, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  // npm's own path when npm started us: the same npm, also where `npm` is not on the PATH.
  const cli = process.env.npm_execpath;
  const done = cli?.endsWith(".js")
    ? spawnSync(process.execPath, [cli, ...args], { cwd, stdio: "inherit" })
    : spawnSync("npm", args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) throw new Error(`\`npm ${args[0]}\` failed: see above.`);
}
