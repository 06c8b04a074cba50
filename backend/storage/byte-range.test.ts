import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=100-", { start: 100, end: 999 }],
  ["bytes=-200", { start: 800, end: 999 }],
  ["bytes=-5000", { start: 0, end: 999 }],
  ["bytes=990-5000", { start: 990, end: 999 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=1-2", null],
  [null, null],
])("%s of 1000 bytes", (header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
