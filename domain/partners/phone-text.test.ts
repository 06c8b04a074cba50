import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "../text/to-csv.ts";
import { phoneText } from "./phone-text.ts";

it.each([
  ["+34 600 000 000", "(+34) 600 000 000"],
  ["+34600000000", "(+34) 600 000 000"],
  ["0034 600 00 00 00", "(+34) 600 00 00 00"],
  ["+442071234567", "(+44) 207 123 4567"],
  ["+1 (212) 555-0100", "(+1) (212) 555-0100"],
  ["+351 21 123 45 67", "(+351) 21 123 45 67"],
  ["600000000", "600 000 000"],
  ["600 00 00 00", "600 00 00 00"],
  ["0612345678", "061 234 5678"],
])("%s reads %s", (typed, text) => {
  expect(phoneText(typed)).toBe(text);
});

it.each(["+1+cmd|' /C calc'!A0", "-34", "=1+1", "+SUMA(A1)", "llamar a Ana", "", "+"])(
  "leaves %j as it is",
  (typed) => {
    expect(phoneText(typed)).toBe(typed);
  },
);

it("is never a formula, shows no apostrophe, and keeps every digit", () => {
  const typed = fc.stringMatching(/^(\+|00)?[1-9][\d ]{6,14}$/);
  fc.assert(
    fc.property(typed, (phone) => {
      const text = phoneText(phone);
      expect(toCsv([[text]])).toBe(`\ufeff${text}\r\n`);
      expect(text).toMatch(/^[(\d]/);
      expect(text.replace(/\D/g, "")).toBe(phone.replace(/^00/, "").replace(/\D/g, ""));
    }),
  );
});
