import { expect, test } from "vitest";
import { gallerySizes } from "./gallery-sizes.ts";

/** `r`ow, `d`ouble, `D`ouble square, `s`quare: how the pictures of a gallery of that size lie at a desk. */
const atDesk = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const [desk = ""] = gallerySizes(count, place)
      .replace("(min-width: 64rem) ", "")
      .split(/, (?=calc)/);
    const share = /\* (0\.\d+)\)$/.exec(desk)?.[1];
    return share ? { "0.5000": "d", "0.6667": "D", "0.3333": "s" }[share] : "r";
  }).join("");

test("at a desk the first is two by two, and wide ones fill the last row", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(atDesk)).toEqual([
    "r",
    "DD",
    "Ddd",
    "Ddss",
    "Dssss",
    "Dddssd",
    "Dddssss",
    "Ddssssss",
  ]);
});

test("on a phone the first has a row, and so has a last one that would stand alone", () => {
  const onPhone = (count: number, place: number) => (gallerySizes(count, place).endsWith("0.6667)") ? "half" : "row");
  expect(Array.from({ length: 4 }, (_, place) => onPhone(4, place))).toEqual(["row", "half", "half", "row"]);
  expect(Array.from({ length: 3 }, (_, place) => onPhone(3, place))).toEqual(["row", "half", "half"]);
});
