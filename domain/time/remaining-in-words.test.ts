import { expect, test } from "vitest";
import { remainingInWords } from "./remaining-in-words.ts";

test.each([
  [2 * 86_400_000 + 5 * 3_600_000, "2 d y 5 h"],
  [86_400_000, "1 d"],
  [5 * 3_600_000 + 10 * 60_000, "5 h y 10 min"],
  [600_000, "10 min"],
  [5_000, "1 min"],
])("%d milliseconds are %s", (ms, words) => {
  expect(remainingInWords(ms)).toBe(words);
});
