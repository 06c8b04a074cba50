import { expect, it } from "vitest";
import { sizeInWords } from "./size-in-words.ts";

it.each([
  [0, "1 KB"],
  [940_000, "940 KB"],
  [2_140_000, "2,1 MB"],
  [212_000_000, "212 MB"],
])("says %d bytes as %s", (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
