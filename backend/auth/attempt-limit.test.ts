import { expect, test } from "vitest";
import { AttemptLimit } from "./attempt-limit.ts";

test("after the last attempt it says how long to wait, and then forgives", () => {
  const limit = new AttemptLimit({ attempts: 2, windowMs: 1000 });
  expect(limit.take("ana", 0)).toBe(0);
  expect(limit.take("ana", 400)).toBe(0);
  expect(limit.take("ana", 500)).toBe(500);
  expect(limit.take("luis", 500)).toBe(0);
  expect(limit.take("ana", 1000)).toBe(0);
});

test("who goes on after a wait waits twice as long, up to a bound, until a quiet while", () => {
  const limit = new AttemptLimit({ attempts: 1, windowMs: 1000, longestMs: 3000 });
  const waitAfterOne = (now: number) => {
    expect(limit.take("ana", now)).toBe(0);
    return limit.take("ana", now);
  };
  expect([waitAfterOne(0), waitAfterOne(1000), waitAfterOne(3000), waitAfterOne(6000)]).toEqual([
    1000, 2000, 3000, 3000,
  ]);
  expect(waitAfterOne(12_000)).toBe(1000);
});

test("an attempt given back can be taken again", () => {
  const limit = new AttemptLimit({ attempts: 1, windowMs: 1000 });
  limit.take("ana", 0);
  limit.giveBack("ana");
  expect(limit.take("ana", 1)).toBe(0);
  expect(limit.take("ana", 2)).toBeGreaterThan(0);
});

test("giving back more than was taken earns nothing", () => {
  const limit = new AttemptLimit({ attempts: 1, windowMs: 1000 });
  limit.giveBack("ana");
  limit.take("ana", 0);
  limit.giveBack("ana");
  limit.giveBack("ana");
  limit.take("ana", 0);
  expect(limit.take("ana", 0)).toBeGreaterThan(0);
});

test("a flood of names does not make it forget who is still trying", () => {
  const limit = new AttemptLimit({ attempts: 1, windowMs: 1000, maxKeys: 3 });
  limit.take("guesser", 0);
  for (let n = 0; n < 50; n += 1) {
    limit.take(`flood ${n}`, 0);
    expect(limit.take("guesser", 0)).toBeGreaterThan(0);
  }
});
