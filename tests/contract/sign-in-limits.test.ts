import { afterEach, beforeEach, expect, test } from "vitest";
import { Attempts } from "#backend/auth/attempts.ts";
import { SignInLimits } from "#backend/auth/sign-in-limits.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const machine = () => new SignInLimits(new Attempts(database.sql, "a secret of all machines"));

/** How many of so many guesses are heard out. */
async function guess(limits: SignInLimits, times: number, email: string, address: string): Promise<number> {
  let heard = 0;
  for (let n = 0; n < times; n += 1) heard += "undo" in (await limits.attempt(email, { address })) ? 1 : 0;
  return heard;
}

test("ten guesses at one account from one place, over however many machines, then a wait is named", async () => {
  expect(await guess(machine(), 6, "ana@nine.test", "192.0.2.1")).toBe(6);
  expect(await guess(machine(), 9, "ana@nine.test", "192.0.2.1")).toBe(4);
  const refused = await machine().attempt("ana@nine.test", { address: "192.0.2.1" });
  expect("retryAfter" in refused && refused.retryAfter).toBeGreaterThan(500);
});

test("the owner can still sign in from her own place", async () => {
  await guess(machine(), 15, "ana@nine.test", "192.0.2.1");
  expect(await guess(machine(), 1, "ana@nine.test", "198.51.100.7")).toBe(1);
});

test("one place cannot try many accounts, nor shut them for their owners by trying", async () => {
  const limits = machine();
  let heard = 0;
  for (let n = 0; n < 40; n += 1) heard += await guess(limits, 1, `persona${n}@nine.test`, "192.0.2.1");
  expect(heard).toBe(30);
  for (let n = 0; n < 100; n += 1) await guess(limits, 1, "ana@nine.test", "192.0.2.1");
  expect(await guess(machine(), 1, "ana@nine.test", "198.51.100.7")).toBe(1);
});

test("one account is not guessed at from everywhere without end, and its owner keeps her own browser", async () => {
  const limits = machine();
  let heard = 0;
  for (let n = 0; n < 150; n += 1) heard += await guess(limits, 1, "ana@nine.test", `192.0.2.${n}`);
  expect(heard).toBe(100);
  let own = 0;
  for (let n = 0; n < 12; n += 1) {
    const outcome = await limits.attempt("ana@nine.test", { address: "198.51.100.7", device: "hers" });
    own += "undo" in outcome ? 1 : 0;
  }
  expect(own).toBe(10);
});

test("a successful sign-in does not count", async () => {
  for (let n = 0; n < 50; n += 1) {
    const outcome = await machine().attempt("ana@nine.test", { address: "192.0.2.1" });
    if (!("undo" in outcome)) throw new Error("turned away");
    await outcome.undo();
  }
});
