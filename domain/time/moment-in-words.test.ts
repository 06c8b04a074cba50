import { expect, it } from "vitest";
import { dateInWords, momentInWords } from "./moment-in-words.ts";

it("says moments by Madrid's clock, also where the clocks change", () => {
  expect(momentInWords("2026-11-30T23:00:00Z")).toBe("1 de diciembre, 00:00");
  expect(momentInWords("2027-03-28T01:30:00Z")).toBe("28 de marzo, 03:30");
  expect(dateInWords("2026-11-26T23:00:00Z")).toBe("27 de noviembre");
});
