import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["  Sala  ", "Sala"],
  ["a\u0000b\r\nc", "ab\nc"],
  // A word with a mark inside, an emoji of several, a flag that ends with one.
  ["co\u00ADope", "co\u00ADope"],
  ["👩‍🏫", "👩‍🏫"],
  ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
])("%j is %j", (typed, text) => {
  expect(cleanText(typed)).toBe(text);
});

test.each(["\u200b", " \u200b\u2060 ", "\ufeff", "\u202e", "\u00ad\n"])("%j says nothing", (typed) => {
  expect(cleanText(typed)).toBe("");
});
