import fc from "fast-check";
import { expect, it } from "vitest";
import { decimalText, parseDecimal, parseWhole, stepByCent } from "../text/decimal.ts";
import { listedPrice, priceParts, productPrice, ratePrice, struckPrice } from "./price.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it.each([
  [39.9, "39,90 €"],
  [49.95, "49,95 €"],
  [175, "175 €"],
  [0, "0 €"],
  [1234.5, "1234,50 €"],
  [12345.5, "12.345,50 €"],
])("shows the rate %d as %s", (euros, text) => {
  expect(plain(ratePrice(euros))).toBe(text);
});

it("keeps a price and its euro sign on one line", () => {
  expect(ratePrice(39.9)).toContain("\u00a0€");
});

it("strikes only a price that was higher", () => {
  expect([null, 39.9, 30, 0, 49.9].map((before) => struckPrice(39.9, before))).toEqual([null, null, null, null, 49.9]);
});

it("cuts a rate's price where its type gets smaller", () => {
  expect(priceParts(79.9)).toEqual({ whole: "79", cents: ",90" });
});

it("shows products the Spanish way for euros", () => {
  expect(plain(productPrice(49))).toBe("49,00 €");
  expect(plain(productPrice(12345.5))).toBe("12.345,50 €");
});

it("writes every price of the panel's lists in one form", () => {
  expect([175, 39.9, 1234.5].map((euros) => plain(listedPrice(euros)))).toEqual(["175,00 €", "39,90 €", "1234,50 €"]);
});

it.each([
  ["39,90", 39.9],
  ["39.90", 39.9],
  ["39.9", 39.9],
  ["39", 39],
  [" 39,90 € ", 39.9],
  ["1.234,50", 1234.5],
  ["1.234", 1234],
  ["1 234,5", 1234.5],
  ["12.345.678", 12345678],
  ["0", 0],
  [",5", 0.5],
  ["-5", -5],
])("reads the price «%s» as %d", (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

it.each(["", " ", "gratis", "39,90,1", "1.2.3", "1,234.50", "39,", ".", "1e3", "0x10", "∞", "--5"])(
  "does not guess a price out of «%s»",
  (text) => {
    expect(parseDecimal(text)).toBeNull();
  },
);

it("reads back every price it shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const euros = cents / 100;
      expect(parseDecimal(decimalText(euros))).toBe(euros);
      expect(parseDecimal(productPrice(euros))).toBe(euros);
      expect(parseDecimal(ratePrice(euros))).toBe(euros);
    }),
  );
});

it("takes 0 places for a number and an empty field for none", () => {
  expect(["0", " 12 ", "-1", "", "doce", "1,5", "12345678901"].map(parseWhole)).toEqual([
    0,
    12,
    -1,
    null,
    null,
    null,
    null,
  ]);
  expect([0, 39.9, 12, null].map(decimalText)).toEqual(["0", "39,90", "12", ""]);
});

it.each([
  ["39,90", 1, "39,91"],
  ["39", -1, "38,99"],
  ["38,99", 1, "39,00"],
  ["1.234,50", 1, "1234,51"],
  ["", 1, "0,01"],
  ["", -1, "0,00"],
  ["0", -1, "0,00"],
  ["gratis", 1, null],
] as const)("a cent from «%s» by %i is %s", (text, direction, stepped) => {
  expect(stepByCent(text, direction)).toBe(stepped);
});
