import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { connect } from "#backend/database/connect.ts";
import { dropDatabase } from "#backend/database/drop-database.ts";

let admin: Sql;
let name: string;
let outsider: string;
const sessions: Sql[] = [];

// Upper case and a dash, which need quotes: a name is no SQL.
beforeEach(async () => {
  admin = connect(inject("databaseServer"), { max: 1 });
  const unique = randomBytes(6).toString("hex");
  name = `Drop-${unique}`;
  outsider = `outsider_${unique}`;
  await admin`create database ${admin(name)} template template0`;
});
afterEach(async () => {
  await Promise.all(sessions.splice(0).map((sql) => sql.end({ timeout: 0 })));
  // An outsider's session has been told to end and may not have ended yet: force would not be allowed to send it away.
  await dropDatabase(admin, name);
  await admin`drop role if exists ${admin(outsider)}`;
  await admin.end();
});

/** Somebody connected to the database: as its owner, or as a role whose sessions its owner may not end. */
async function enter(as: "owner" | "outsider"): Promise<Sql> {
  if (as === "outsider") await admin`create role ${admin(outsider)} login password 'x'`.simple();
  const own = as === "outsider" ? { username: outsider, password: "x" } : {};
  const sql = connect({ ...inject("databaseServer"), database: name, ...own }, { max: 1 });
  sessions.push(sql);
  await sql`select 1`;
  return sql;
}

const isThere = async () => (await admin`select from pg_database where datname = ${name}`).length === 1;

test("whoever is still connected is sent away", async () => {
  const session = await enter("owner");
  const work = expect(session`select pg_sleep(60)`).rejects.toThrow();
  await dropDatabase(admin, name);
  expect(await isThere()).toBe(false);
  await work;
});

test("a database that is gone already is no fault", async () => {
  await dropDatabase(admin, name);
  await dropDatabase(admin, name);
  expect(await isThere()).toBe(false);
});

test("work that it may not end is waited for, as PostgreSQL's own is", async () => {
  const session = await enter("outsider");
  await expect(admin`drop database ${admin(name)} with (force)`).rejects.toMatchObject({ code: "42501" });
  const dropped = dropDatabase(admin, name);
  await delay(200);
  await session.end({ timeout: 1 });
  await dropped;
  expect(await isThere()).toBe(false);
});

test("it rejects while somebody stays whom it may not send away", async () => {
  const session = await enter("outsider");
  await expect(dropDatabase(admin, name)).rejects.toMatchObject({ code: "55006" });
  expect(await isThere()).toBe(true);
  expect(await session`select 1 as here`).toEqual([{ here: 1 }]);
});
