import { expect, test } from "vitest";
import { changedPrice, type PriceChange } from "./price-change.ts";

const by =
  (how: PriceChange["how"], amount: number, isTo90 = false) =>
  (price: number) =>
    changedPrice(price, { how, amount, isTo90 });

test("prices go up by three per cent to the nearest ,90", () => {
  // 51,397 is nearer to 50,90 than its rounding to cents, which is as near to both.
  expect([49.9, 64.9, 39.9, 44.9, 59.9, 74.9].map(by("percent", 3, true))).toEqual([
    50.9, 66.9, 40.9, 45.9, 61.9, 76.9,
  ]);
});

test("or to the cent, by euros, or to one price", () => {
  expect([49.9, 0.1, 1.005].map(by("percent", 3))).toEqual([51.4, 0.1, 1.04]);
  expect([49.9, 10].map(by("euros", -5.05))).toEqual([44.85, 4.95]);
  expect([49.9, 10].map(by("fixed", 30))).toEqual([30, 30]);
});

test("what costs nothing stays free, what would cost less than that is left to be refused, little ends in ,90", () => {
  expect(by("percent", 3, true)(0)).toBe(0);
  expect(by("euros", -5, true)(3)).toBe(-2);
  expect(by("fixed", 0.2, true)(3)).toBe(0.9);
});
