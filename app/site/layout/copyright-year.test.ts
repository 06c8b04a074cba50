import { expect, test } from "vitest";
import { copyrightYear } from "./copyright-year.ts";

test("the footer shows the new year from midnight in Madrid on", () => {
  expect(copyrightYear(new Date("2026-12-31T22:59:59Z")).year).toBe(2026);
  expect(copyrightYear(new Date("2026-12-31T23:00:00Z")).year).toBe(2027);
});

test("a page kept from this year ends with it", () => {
  const { endsAt } = copyrightYear(new Date("2026-06-01T12:00:00Z"));
  expect(copyrightYear(new Date(endsAt.getTime() - 1)).year).toBe(2026);
  expect(copyrightYear(endsAt).year).toBe(2027);
});
