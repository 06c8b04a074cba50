import { expect, test } from "vitest";
import { RepeatedTexts } from "./repeated-texts.ts";

test("a statement is kept from its third time on", () => {
  const texts = new RepeatedTexts();
  expect([1, 2, 3, 4].map(() => texts.isRepeated("select 1"))).toEqual([false, false, true, true]);
});

test("a flood of new statements neither displaces the known ones nor is kept itself", () => {
  const texts = new RepeatedTexts();
  const thrice = (text: string) => [1, 2, 3].map(() => texts.isRepeated(text)).at(-1);
  expect(thrice("select known")).toBe(true);
  const kept = Array.from({ length: 5000 }, (_, index) => thrice(`select ${index}`)).filter(Boolean);
  expect(kept).toHaveLength(199);
  expect(texts.isRepeated("select known")).toBe(true);
  expect(thrice(`select '${"x".repeat(5000)}'`)).toBe(false);
});
