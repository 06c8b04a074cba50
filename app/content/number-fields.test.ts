import { expect, it } from "vitest";
import { formTexts } from "#texts/form-texts.ts";
import { countField, optionalCountField, priceField, ratingField, stockField, wholeFrom } from "./number-fields.ts";

const minutes = wholeFrom({ least: 5, most: 480 });

it.each([
  ["a count", countField, "1000000", 1_000_000],
  ["an optional count", optionalCountField, "0", 0],
  ["pieces in stock", stockField, "", 0],
  ["a price", priceField, "99.999.999,99", 99_999_999.99],
  ["minutes at least", minutes, "5", 5],
  ["minutes at most", minutes, "480", 480],
  ["stars", ratingField, "5", 5],
])("%s may be as large as its column holds", (_what, field, typed, value) => {
  expect(field.safeParse(typed)).toEqual({ success: true, data: value });
});

it.each([
  ["a count", countField, "1000001", formTexts.tooBig],
  ["an optional count", optionalCountField, "1000001", formTexts.tooBig],
  ["a count below nothing", countField, "-1", formTexts.negative],
  ["pieces in stock", stockField, "999999999", formTexts.tooBig],
  ["a price", priceField, "100.000.000", formTexts.tooBig],
  ["minutes", minutes, "4", formTexts.between(5, 480)],
  ["minutes", minutes, "481", formTexts.between(5, 480)],
  ["more digits than a column holds", countField, "10000000000", formTexts.whole],
  ["stars", ratingField, "6", formTexts.rating],
])("%s beyond it are refused with their sentence", (_what, field, typed, message) => {
  expect(field.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
