import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { prepareDatabase, type SeedWish } from "#backend/database/prepare.ts";
import { cloneDatabase, createEmptyDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDatabaseLine } from "#tests/fixtures/database-line.ts";

const project = join(import.meta.dirname, "../../supabase");
const log = { info() {}, warn() {}, error() {} };

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

test("every migration is recorded once, with the name and the statements that the Supabase CLI keeps", async () => {
  await prepare(project);
  await prepare(project);
  const files = (await readdir(join(project, "migrations"))).sort();
  const rows = await database.sql`select * from supabase_migrations.schema_migrations order by version`;
  expect(rows.map((row) => `${row.version}_${row.name}.sql`)).toEqual(files);
  for (const row of rows) expect(row.statements.length).toBeGreaterThan(0);
});

test("a failing migration leaves the database as the one before it, and names file and line", async () => {
  const folder = await projectOf({
    "20260101000000_good.sql": "create table good (id int);",
    "20260102000000_bad.sql": "create table half (id int);\n\n-- next\ninsert into half\nvalues (1), ('x;y');\n",
  });
  await expect(prepare(folder)).rejects.toThrow(/^migrations\/20260102000000_bad\.sql:5: .*"x;y".*22P02/);
  expect(await tables()).toEqual(["good"]);
  expect(await versions()).toEqual(["20260101000000"]);
});

test("a failure while a statement runs names the line where the statement begins", async () => {
  const folder = await projectOf({
    "20260101000000_twice.sql": "create table t (id int);\n\n-- a second time\ncreate table t (id int);\n",
  });
  await expect(prepare(folder)).rejects.toThrow(/20260101000000_twice\.sql:4: relation "t" already exists \(42P07\)/);
  expect(await tables()).toEqual([]);
});

test("two migrations of one number are refused by name, before anything is done", async () => {
  const folder = await projectOf({
    "20260101000000_a.sql": "create table a (id int);",
    "20260102000000_b.sql": "create table b (id int);",
    "20260102000000_c.sql": "create table c (id int);",
  });
  await expect(prepare(folder)).rejects.toThrow("20260102000000_b.sql and 20260102000000_c.sql have one number");
  expect(await tables()).toEqual([]);
});

test("a migration that was changed after it had been applied is refused by name", async () => {
  await prepare(await projectOf({ "20260101000000_a.sql": "create table a (id int); -- one" }));
  const changed = await projectOf({ "20260101000000_a.sql": "create table a (id bigint);" });
  await expect(prepare(changed)).rejects.toThrow(/20260101000000_a\.sql was changed after it had been applied/);
});

test("a migration that was taken back by hand is applied again", async () => {
  const folder = await projectOf({
    "20260101000000_a.sql": "create table a (id int)",
    "20260102000000_b.sql": "create table b ()",
  });
  await prepare(folder);
  await prepare(folder);
  await database.sql.unsafe(
    "drop table a; delete from supabase_migrations.schema_migrations where version = '20260101000000'",
  );
  await prepare(folder);
  expect(await tables()).toEqual(["a", "b"]);
});

test("a database that a newer version of the site has migrated is refused", async () => {
  await prepare(await projectOf({ "20260101000000_a.sql": "select 1", "20260202000000_later.sql": "select 2" }));
  const older = await projectOf({ "20260101000000_a.sql": "select 1" });
  await expect(prepare(older)).rejects.toThrow(/20260202000000_later, which this version of the site does not know/);
});

test("processes that start at once take turns", async () => {
  const folder = await projectOf({
    "20260101000000_slow.sql": "create table once (id int); select pg_sleep(0.2); insert into once values (1);",
  });
  await Promise.all([prepare(folder), prepare(folder), prepare(folder)]);
  expect(await database.sql`select id from once`).toHaveLength(1);
});

test("a user without the rights is told which", async () => {
  // Roles belong to the test run's server and go with it.
  await database.sql.unsafe("create role visitor login password 'x'");
  const target = { ...database.target, username: "visitor", password: "x" };
  const preparation = prepareDatabase(target, { supabaseFolder: project, seed: "none", log });
  await expect(preparation).rejects.toThrow(/visitor may not .* must own the database .*BYPASSRLS.*operations\.md/);
});

test("a user who may create schemas but no roles is told so", async () => {
  const [it] = await database.sql`select current_database() as name`;
  await database.sql.unsafe(`create role lodger login password 'x'; grant create on database ${it?.name} to lodger`);
  const target = { ...database.target, username: "lodger", password: "x" };
  const preparation = prepareDatabase(target, { supabaseFolder: project, seed: "none", log });
  await expect(preparation).rejects.toThrow(/lacks a right.*CREATEROLE, BYPASSRLS/);
  expect(await tables()).toEqual([]);
});

test("the rights that docs/operations.md names are enough, also where another site has made the roles", async () => {
  const [it] = await database.sql`select current_database() as name`;
  await database.sql.unsafe(`create role tenant login createrole bypassrls password 'x';
    grant anon, authenticated, service_role to tenant; grant tenant to current_user;
    alter database ${it?.name} owner to tenant`);
  const target = { ...database.target, username: "tenant", password: "x" };
  await prepareDatabase(target, { supabaseFolder: project, seed: "demo", log });
  const [owner] = await database.sql`select tableowner from pg_tables where tablename = 'clubs'`;
  expect(owner?.tableowner).toBe("tenant");
});

test.each([
  ["a port where nobody listens", { host: "127.0.0.1", port: 9 }, /^The database cannot be used: .*ECONNREFUSED/],
  ["a wrong password", { password: "wrong" }, /^The database cannot be used: password authentication failed/],
  ["no such database", { database: "nowhere" }, /^The database cannot be used: database "nowhere" does not exist/],
])("%s stops the start with a sentence", async (_, wrong, sentence) => {
  const target = { ...database.target, ...wrong };
  const preparation = prepareDatabase(target, { supabaseFolder: project, seed: "none", log, patience: 300 });
  await expect(preparation).rejects.toThrow(sentence);
});

test("a database that is just being started is waited for", async () => {
  const line = await openDatabaseLine(database.target);
  await line.cut();
  const preparation = prepareDatabase(line.target, { supabaseFolder: project, seed: "none", log });
  setTimeout(() => void line.mend(), 300);
  await preparation;
  await line.cut();
  expect((await versions()).length).toBeGreaterThan(0);
});

test("a hosted project's own address is refused with the way that works", async () => {
  const [it] = await database.sql`select current_database() as name`;
  await database.sql.unsafe(`create role landlord; grant landlord to current_user with set true, inherit false;
    grant create on database ${it?.name} to landlord; create schema auth authorization landlord`);
  await expect(prepare(project)).rejects.toThrow(/Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY instead/);
});

test("demo content arrives once: what staff deleted stays deleted", async () => {
  const folder = await projectOf({ "20260101000000_a.sql": "create table a (id int)" }, "insert into a values (1);");
  await prepare(folder, "if-new");
  await database.sql`delete from a`;
  await prepare(folder, "if-new");
  await prepare(folder, "demo");
  expect(await database.sql`select * from a`).toHaveLength(0);
});

test("a database of one's own stays without demo content unless it is asked for", async () => {
  const folder = await projectOf({ "20260101000000_a.sql": "create table a (id int)" }, "insert into a values (1);");
  await prepare(folder, "none");
  await prepare(folder, "if-new");
  expect(await database.sql`select * from a`).toHaveLength(0);
  await prepare(folder, "demo");
  expect(await database.sql`select * from a`).toHaveLength(1);
});

test("a failing seed leaves no half of itself", async () => {
  const folder = await projectOf(
    { "20260101000000_a.sql": "create table a (id int)" },
    "insert into a values (1);\nboom;",
  );
  await expect(prepare(folder, "demo")).rejects.toThrow(/seed\.sql:2: syntax error/);
  expect(await database.sql`select * from a`).toHaveLength(0);
});

test("the template that tests start from holds every migration", async () => {
  const clone = await cloneDatabase();
  const rows = await clone.sql`select version from supabase_migrations.schema_migrations order by version`;
  await clone.drop();
  const files = (await readdir(join(project, "migrations"))).sort();
  expect(rows.map((row) => row.version)).toEqual(files.map((file) => file.slice(0, 14)));
});

function prepare(supabaseFolder: string, seed: SeedWish = "none") {
  return prepareDatabase(database.target, { supabaseFolder, seed, log });
}

async function projectOf(migrations: Record<string, string>, seed?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nine-fitness-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "migrations"));
  for (const [name, sql] of Object.entries(migrations)) await writeFile(join(folder, "migrations", name), sql);
  if (seed) await writeFile(join(folder, "seed.sql"), seed);
  return folder;
}

async function tables(): Promise<string[]> {
  const rows = await database.sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
  return rows.map((row) => row.tablename);
}

async function versions(): Promise<string[]> {
  const rows = await database.sql`select version from supabase_migrations.schema_migrations order by 1`;
  return rows.map((row) => row.version);
}
