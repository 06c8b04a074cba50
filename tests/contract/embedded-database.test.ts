import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findPostmaster } from "#backend/database/embedded/postmaster-file.ts";
import { isAlive } from "#backend/database/embedded/processes.ts";
import { ask, type EmbeddedApp, runEmbeddedApp, temporaryFolder } from "#tests/fixtures/run-embedded-app.ts";

const started: EmbeddedApp[] = [];
const folders: string[] = [];
/** A folder in which an application was once: to make a cluster is most of the work of a first start. */
const seasoned = temporaryFolder();
beforeAll(async () => {
  chmodSync(seasoned, 0o755);
  const app = await runEmbeddedApp(seasoned);
  expect(await app.stop()).toBe(0);
});
afterAll(() => rmSync(seasoned, { recursive: true }));
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.process.exitCode === null && app.kill()));
  for (const folder of folders.splice(0)) {
    await expect.poll(() => serverOf(folder)).toBeNull();
    rmSync(folder, { recursive: true });
  }
});

test("a first start makes a safe database and the second finds what was written", async () => {
  const dataDir = openFolder("empty");
  const first = await start(dataDir);
  expect(await ask(first, settingsQuery)).toEqual([
    { fsync: "on", timezone: "UTC", encoding: "UTF8", locale: "C.UTF-8", addresses: "", superuser: false, major: 17 },
  ]);
  await ask(first, "create table kept (it text); insert into kept values ('ñ')");
  expect(await first.stop()).toBe(0);
  expect(serverOf(dataDir)).toBeNull();
  expect(await ask(await start(dataDir), "select it from kept")).toEqual([{ it: "ñ" }]);
});

test("nothing outlives a killed application by more than five seconds, and nothing committed is lost", async () => {
  const dataDir = openFolder();
  const app = await start(dataDir);
  await ask(app, "create table kept (it int); insert into kept values (1)");
  const server = serverOf(dataDir);
  await app.kill();
  await expect.poll(() => server !== null && isAlive(server)).toBe(false);
  expect(await ask(await start(dataDir), "select it from kept")).toEqual([{ it: 1 }]);
});

test("a server that outlived the application and its watchdog is replaced by the next start", async () => {
  const dataDir = openFolder();
  const app = await start(dataDir);
  const server = serverOf(dataDir);
  const held = watchdogsOf(app.pid);
  expect(held).toHaveLength(1);
  for (const pid of held) process.kill(pid, "SIGKILL");
  await app.kill();
  expect(serverOf(dataDir)).toBe(server);

  const next = await start(dataDir);
  expect(next.messages.join()).toContain("Replaced a PostgreSQL that an earlier start left behind");
  expect(serverOf(dataDir)).not.toBe(server);
  expect(await ask(next, "select 1 as it")).toEqual([{ it: 1 }]);
});

test("a start right after everything was killed ends the sessions that have not noticed yet", async () => {
  const dataDir = openFolder();
  const app = await start(dataDir);
  const server = serverOf(dataDir);
  const endless = "do $$ begin for n in 1..1000000000 loop perform 1; end loop; end $$";
  void ask(app, endless).catch(() => {});
  await expect.poll(() => ask(app, `select 1 from pg_stat_activity where query like 'do %'`)).toHaveLength(1);
  for (const pid of [...watchdogsOf(app.pid), server ?? 0]) process.kill(pid, "SIGKILL");
  await app.kill();
  expect(await ask(await start(dataDir), "select 1 as it")).toEqual([{ it: 1 }]);
});

test("a second application on the same folder refuses and names the first", async () => {
  const dataDir = openFolder();
  const first = await start(dataDir);
  const second = await start(dataDir);
  expect(second.outcome).toEqual({ refused: expect.stringMatching(`process ${first.pid}\\).*DATA_DIR`) });
  expect(await ask(first, "select 1 as it")).toEqual([{ it: 1 }]);
});

test("of applications that start together on one folder exactly one wins", async () => {
  const dataDir = openFolder("empty");
  const apps = await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
  expect(apps.filter((app) => "ready" in app.outcome)).toHaveLength(1);
});

test("a lock whose process id belongs to another program by now holds nobody up", async () => {
  const dataDir = openFolder();
  // This very process is alive, but did not start at "another time".
  writeFileSync(join(dataDir, "app.lock"), JSON.stringify({ pid: process.pid, started: "another time" }));
  expect((await start(dataDir)).outcome).toHaveProperty("ready");
});

test("a server that dies is started again", async () => {
  const dataDir = openFolder();
  const app = await start(dataDir);
  await ask(app, "create table kept (it int); insert into kept values (1)");
  const server = serverOf(dataDir);
  process.kill(server ?? 0, "SIGKILL");
  await expect.poll(() => ask(app, "select it from kept").catch(() => null)).toEqual([{ it: 1 }]);
  expect(app.messages.join()).toContain("started again");
  expect(await app.stop()).toBe(0);
});

test("a lost password file and a half-made cluster do not stop the next start", async () => {
  const dataDir = openFolder();
  const app = await start(dataDir);
  await ask(app, "create table kept (it int)");
  await app.stop();
  rmSync(join(dataDir, "database-password"));
  mkdirSync(join(dataDir, "postgres.new-123"));
  const next = await start(dataDir);
  expect(await ask(next, "select * from kept")).toEqual([]);
  expect(existsSync(join(dataDir, "postgres.new-123"))).toBe(false);
});

test("a folder too deep for a socket still gets a database", async () => {
  const dataDir = join(openFolder("empty"), "a".repeat(60), "b".repeat(60));
  mkdirSync(dataDir, { recursive: true });
  expect(await ask(await start(dataDir), "select 1 as it")).toEqual([{ it: 1 }]);
});

const settingsQuery = `
  select current_setting('fsync') as fsync, current_setting('timezone') as timezone,
    pg_encoding_to_char(encoding) as encoding, datlocale as locale, current_setting('listen_addresses') as addresses,
    (select rolsuper from pg_roles where rolname = current_user) as superuser,
    current_setting('server_version_num')::int / 10000 as major
  from pg_database where datname = current_database()`;

function openFolder(begin: "empty" | "seasoned" = "seasoned"): string {
  const folder = temporaryFolder();
  if (begin === "seasoned") spawnSync("cp", ["-a", `${seasoned}/.`, folder]);
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedApp> {
  const app = await runEmbeddedApp(dataDir);
  started.push(app);
  return app;
}

function serverOf(dataDir: string): number | null {
  return findPostmaster(join(dataDir, "postgres"))?.pid ?? null;
}

/** The shells among the children of a process. */
function watchdogsOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/comm`, "utf8").trim() === "sh");
}
