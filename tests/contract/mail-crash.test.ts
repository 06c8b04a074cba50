import { expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { killMailWorkers } from "#tests/torture/kill-mail-workers.ts";

const database = await testDatabase();

// `npm run torture -- mails` does it thirty times with 300.
test("a process that is killed while it sends loses no mail, and repeats none but what had left whole", async () => {
  const round = await killMailWorkers(database.sql, database.target, { due: 40, kills: 1 });
  expect(round).toMatchObject({ due: 40, arrived: 40 });
  expect(round.again).toBe(round.againInDoubt);
}, 180_000);
