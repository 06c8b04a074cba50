import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "#backend/database/connect.ts";
import { demoMedia, prepareDatabase } from "#backend/database/prepare.ts";
import { prepareHostedBase } from "#backend/database/prepare-hosted-base.ts";
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { type DatabaseLine, openDatabaseLine } from "#tests/fixtures/database-line.ts";

const root = join(import.meta.dirname, "../..");

let project: string;
let database: TestDatabase;
let line: DatabaseLine;
let outside: Server;
let callsOutside: number;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "nine-fitness-cli-"));
  await cp(join(root, "supabase"), join(project, "supabase"), {
    recursive: true,
    filter: (source) => !source.endsWith("/demo"),
  });
  callsOutside = 0;
  outside = createServer((socket) => {
    callsOutside += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  await once(outside, "listening");
});
/** The CLI works on this one, through a line that can be cut. */
async function workOn(made: TestDatabase): Promise<void> {
  database = made;
  line = await openDatabaseLine(made.target);
}
afterEach(async () => {
  outside.close();
  await line.cut();
  await database.drop();
  await rm(project, { recursive: true });
});

test("the real CLI sets a hosted project up from our files, our own start finds nothing left to do, and what we record is what it records, word for word", async () => {
  await workOn(await createEmptyDatabase());
  await becomeHosted(database);
  expect(await push("--yes", "--include-seed")).toContain("Finished supabase db push");

  const pushed = await history(database);
  const said: string[] = [];
  await prepare(database, (message) => said.push(message));
  expect(said).toEqual([]);
  expect(await history(database)).toEqual(pushed);
  const [clubs] = await database.sql`select count(*)::int as count from public.clubs`;
  expect(clubs?.count).toBeGreaterThan(0);

  // What every test's database is a copy of was made by a start of ours.
  const own = await cloneDatabase();
  const ours = await history(own);
  await own.drop();
  expect(ours.migrations.length).toBeGreaterThan(10);
  expect(ours).toEqual(pushed);
});

test("the CLI finds nothing left to do on a database of our own", async () => {
  await workOn(await cloneDatabase());
  expect(await push("--dry-run", "--include-seed")).toMatch(/up to date/);
});

/** Runs `supabase db push` on the test's database, through a proxy that leads nowhere; gives all it said. */
async function push(...options: string[]): Promise<string> {
  if ("url" in line.target) throw new Error("A line has an address in parts");
  const { username, password, port, database: name } = line.target;
  const { port: nowhere } = Object(outside.address());
  const proxy = `http://127.0.0.1:${nowhere}`;
  const address = `postgresql://${username}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`;
  const cli = spawn(join(root, "node_modules/.bin/supabase"), ["db", "push", ...options, `--remote=${address}`], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: project,
      DO_NOT_TRACK: "1",
      SUPABASE_TELEMETRY_DISABLED: "1",
      // It looks for a newer version of itself now and then, by the state it finds in HOME.
      SUPABASE_NO_UPDATE_NOTIFIER: "1",
      HTTP_PROXY: proxy,
      HTTPS_PROXY: proxy,
      http_proxy: proxy,
      https_proxy: proxy,
    },
  });
  const [said, complained, [code]] = await Promise.all([text(cli.stdout), text(cli.stderr), once(cli, "close")]);
  expect(code, complained).toBe(0);
  expect(callsOutside).toBe(0);
  return said + complained;
}

async function becomeHosted(testDatabase: TestDatabase): Promise<void> {
  const sql = connect(testDatabase.target, { max: 1 });
  await prepareHostedBase(sql).finally(() => sql.end());
}

function prepare(testDatabase: TestDatabase, info: (message: string) => void): Promise<unknown> {
  const log = { info, warn() {}, error() {} };
  return prepareDatabase(testDatabase.target, { supabaseFolder: join(root, "supabase"), seed: "demo", log });
}

async function history({ sql }: TestDatabase) {
  return {
    migrations: [
      ...(await sql`select version, name, statements from supabase_migrations.schema_migrations order by 1`),
    ],
    seeds: [...(await sql`select path, hash from supabase_migrations.seed_files where path <> ${demoMedia}`)],
  };
}
