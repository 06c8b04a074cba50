import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readingCalls } from "#app/admin/session/read-again.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();

test("what the panel asks again for by itself is every call that changes nothing, and no other", async () => {
  const called = globSync("app/data/**/*.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:\.rpc\(|\bcall\([^"]*)"(\w+)"/g)].map(([, name = ""]) => name),
  );
  const rows = await it.sql<{ name: string }[]>`
    select distinct proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile <> 'v' and proname = any (${called})`;
  const reading = rows.map(({ name }) => name);
  expect(reading.length).toBeGreaterThan(15);
  expect([...readingCalls].toSorted()).toEqual(reading.toSorted());
});
