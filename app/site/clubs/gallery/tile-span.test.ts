import { expect, test } from "vitest";
import { tileSpan } from "./tile-span.ts";

test("two open clubs share a row, three do too, one has it alone", () => {
  expect([1, 2, 3, 4].map((count) => tileSpan(count, false))).toEqual([12, 6, 4, 6]);
});

test("clubs under construction are smaller and fill their rows", () => {
  expect([1, 2, 3, 4, 6, 8].map((count) => tileSpan(count, true))).toEqual([4, 6, 4, 3, 4, 3]);
});
