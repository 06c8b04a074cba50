import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#backend/database/connect.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

// What postgres.js 3.4.9 does when PostgreSQL ends a session: see vendor/ and decision 0020.
let database: TestDatabase;
let sql: Sql;
beforeAll(async () => {
  database = await cloneDatabase();
  sql = connect(database.target, { max: 1 });
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

/** Ends the one session of the pool. */
async function endSession(pid: number): Promise<void> {
  await database.sql`select pg_terminate_backend(${pid})`;
}

const answers = async () => expect(await sql`select 1 as it`).toEqual([{ it: 1 }]);

test("a transaction that goes on after its session ended is refused, and the process lives", async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const late = sql.begin(async (tx) => {
    const [session] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await endSession(session?.pid ?? 0);
    await delay(100);
    await tx`select 1`.finally(end);
  });
  await expect(late).rejects.toMatchObject({ code: expect.stringMatching(/^CONNECTION_|^57P01$/) });
  await isOver;
  await answers();
});

test("what was about to be sent when a session ended leaves a connection that works", async () => {
  const [session] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const running = sql.begin(async (tx) => {
    const slow = tx`select pg_sleep(30)`.catch(() => {});
    await delay(50);
    await endSession(session?.pid ?? 0);
    await slow;
    await tx`select 1`;
  });
  await expect(running).rejects.toBeDefined();
  const begun = Date.now();
  await answers();
  // The library waits ten seconds for a connection that it has forgotten to write to.
  expect(Date.now() - begun).toBeLessThan(8_000);
});
