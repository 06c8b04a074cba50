import type { Sql } from "postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "#backend/database/connect.ts";
import { type RevisionWatch, watchRevision } from "#backend/database/revision.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { type DatabaseLine, openDatabaseLine } from "#tests/fixtures/database-line.ts";

const never = 60_000;

let database: TestDatabase;
let line: DatabaseLine;
let sql: Sql;
let watch: RevisionWatch;
let told: bigint[];

beforeEach(async () => {
  database = await cloneDatabase();
  line = await openDatabaseLine(database.target);
  sql = connect(line.target, { max: 2 });
  told = [];
});
afterEach(async () => {
  watch.stop();
  // What is under way may end: cut off, the library rejects it to nobody.
  await sql.end({ timeout: 2 });
  await line.cut();
  await database.drop();
});

test("a change is heard without asking", async () => {
  await startWatching(never);
  await changeContent();
  await expect.poll(() => told, { interval: 5 }).toEqual([await readRevision()]);
});

test("after a broken connection changes are heard again", async () => {
  await startWatching(never);
  await line.cut();
  await line.mend();
  await expect.poll(isListening).toBe(true);
  await changeContent();
  await expect.poll(() => told.at(-1), { interval: 5 }).toBe(await readRevision());
});

test("a change while nobody could be heard is told after the connection is back", async () => {
  await startWatching(never);
  await line.cut();
  await changeContent();
  await line.mend();
  await expect.poll(() => told.at(-1)).toBe(await readRevision());
});

test("a change without a notice is found by asking", async () => {
  await startWatching(50);
  await database.sql`update public.content_revision set revision = revision + 5`;
  await expect.poll(() => told, { interval: 5 }).toEqual([await readRevision()]);
});

test("whoever stopped listening is told nothing more", async () => {
  await startWatching(never);
  const heard: bigint[] = [];
  const stop = watch.onRevision((revision) => heard.push(revision));
  stop();
  await changeContent();
  await expect.poll(() => told.length).toBe(1);
  expect(heard).toEqual([]);
});

async function startWatching(pollEvery: number): Promise<void> {
  watch = await watchRevision(sql, { info() {}, warn() {}, error() {} }, pollEvery);
  watch.onRevision((revision) => told.push(revision));
  await expect.poll(isListening).toBe(true);
}

async function isListening(): Promise<boolean> {
  const rows = await database.sql`
    select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen%' and state = 'idle'`;
  return rows.length > 0;
}

async function changeContent(): Promise<void> {
  await database.sql`update public.clubs set name = name where id = 'acacias'`;
}

async function readRevision(): Promise<bigint> {
  const [row] = await database.sql`select revision::text from public.content_revision`;
  return BigInt(row?.revision);
}
