import { expect, it } from "vitest";
import { RateLimit } from "./rate-limit.ts";

it("allows so many in a window, and again in the next", () => {
  const limit = new RateLimit();
  const at = (now: number) => limit.allows("ana", 2, 1_000, now);
  expect([at(0), at(10), at(999), at(1_000), at(1_001), at(1_002)]).toEqual([true, true, false, true, true, false]);
});

it("counts each key apart", () => {
  const limit = new RateLimit();
  expect([limit.allows("ana", 1, 1_000, 0), limit.allows("luis", 1, 1_000, 0)]).toEqual([true, true]);
});

it("forgets the quietest keys rather than growing without end", () => {
  const limit = new RateLimit();
  limit.allows("first", 1, 1e9, 0);
  for (let i = 0; i < 10_000; i++) limit.allows(`other ${i}`, 1, 1e9, 0);
  expect(limit.allows("first", 1, 1e9, 0)).toBe(true);
});
