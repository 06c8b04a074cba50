import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { type DatabaseLine, openDatabaseLine } from "#tests/fixtures/database-line.ts";

let database: TestDatabase;
let line: DatabaseLine;
let it: TestBackend;
beforeEach(async () => {
  database = await cloneDatabase();
  line = await openDatabaseLine(database.target);
  it = await openTestBackend({ database: line.target });
});
afterEach(async () => {
  await it.close();
  await line.cut();
  await database.drop();
});

test("doors answer 503 in JSON while the database is away, and recover by themselves", async () => {
  const client = await it.createClient("anon");
  const read = () => client.from("clubs").select("id").limit(1);
  expect((await read()).status).toBe(200);
  await line.cut();
  const away = await read();
  expect([away.status, away.error?.code]).toEqual([503, "PGRST001"]);
  const { error } = await client.auth.signInWithPassword({ email: "a@example.com", password: "long enough 123" });
  expect(error?.status).toBe(503);
  expect(await it.backend.isHealthy()).toBe(false);
  expect(it.problems.every(([level]) => level === "warn")).toBe(true);

  await line.mend();
  await expect.poll(async () => (await read()).status).toBe(200);
  expect(await it.backend.isHealthy()).toBe(true);
});
