import { afterEach, beforeEach, expect, test } from "vitest";
import { type AttemptLimits, Attempts } from "#backend/auth/attempts.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

/** As a machine that has been asked nothing yet: what one remembers for a second is not asked again. */
const machine = () => new Attempts(database.sql, "a secret of all machines");
const take = (name: string, limits: AttemptLimits) => machine().take(name, limits);
/** Lets time go by for what was counted so far. */
const pass = (ms: number) => database.sql`update private.attempts set began_ms = began_ms - ${ms}`;

const minute = 60_000;

test("after the last attempt, on whichever machine, it says how long to wait, and then forgives", async () => {
  const limits = { attempts: 2, windowMs: 10 * minute };
  expect([await take("ana", limits), await take("ana", limits)]).toEqual([0, 0]);
  await pass(4 * minute);
  const wait = await take("ana", limits);
  expect(wait).toBeGreaterThan(5 * minute);
  expect(wait).toBeLessThanOrEqual(6 * minute);
  expect(await take("luis", limits)).toBe(0);
  await pass(6 * minute);
  expect(await take("ana", limits)).toBe(0);
});

test("who goes on after a wait waits twice as long, up to a bound, until a quiet while", async () => {
  const limits = { attempts: 1, windowMs: 10 * minute, longestMs: 30 * minute };
  const minutesAfterOne = async () => {
    expect(await take("ana", limits)).toBe(0);
    return Math.ceil((await take("ana", limits)) / minute);
  };
  const waits: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    waits.push(await minutesAfterOne());
    await pass((waits.at(-1) ?? 0) * minute);
  }
  expect(waits).toEqual([10, 20, 30, 30]);
  await pass(31 * minute);
  expect(await minutesAfterOne()).toBe(10);
});

test("of attempts sent at once over two machines no more are heard than there may be", async () => {
  const limits = { attempts: 5, windowMs: minute };
  const [one, other] = [machine(), machine()];
  const waits = await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? one : other).take("ana", limits)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test("an attempt given back can be taken again; giving back more than was taken earns nothing", async () => {
  const limits = { attempts: 1, windowMs: minute };
  const one = machine();
  await one.take("ana", limits);
  expect(await one.take("ana", limits)).toBeGreaterThan(0);
  await one.giveBack("ana");
  await one.giveBack("ana");
  expect(await one.take("ana", limits)).toBe(0);
  expect(await one.take("ana", limits)).toBeGreaterThan(0);
});

test("who was refused is refused for a moment without asking the database", async () => {
  const limits = { attempts: 1, windowMs: minute };
  const one = machine();
  for (let times = 0; times < 2; times += 1) await one.take("ana", limits);
  await database.sql`alter table private.attempts rename to elsewhere`;
  expect(await one.take("ana", limits)).toBeGreaterThan(0);
});

test("nobody's address can be read from what is kept, which goes once it says nothing more", async () => {
  await take("sign in, network 203.0.113.7", { attempts: 1, windowMs: minute });
  const read = () => database.sql<{ key: string }[]>`select key from private.attempts`;
  expect(JSON.stringify(await read())).not.toContain("203");
  await pass(1.5 * minute);
  await machine().forgetOld();
  expect(await read()).toHaveLength(1);
  await pass(minute);
  await machine().forgetOld();
  expect(await read()).toHaveLength(0);
});
