import { expect, it } from "vitest";
import { dateInWords, momentInWords } from "./moment-in-words.ts";

const now = new Date("2026-11-22T09:00:00Z");

it("says moments by Madrid's clock, also where the clocks change", () => {
  expect(momentInWords("2026-11-30T23:00:00Z", now)).toBe("1 de diciembre, 00:00");
  expect(momentInWords("2026-03-29T01:30:00Z", now)).toBe("29 de marzo, 03:30");
  expect(dateInWords("2026-11-26T23:00:00Z", now)).toBe("27 de noviembre");
});

it("says the year where it is another one in Madrid", () => {
  expect(dateInWords("2026-12-31T22:59:00Z", now)).toBe("31 de diciembre");
  expect(dateInWords("2026-12-31T23:00:00Z", now)).toBe("1 de enero de 2027");
  expect(momentInWords("2062-12-01T09:00:00Z", now)).toBe("1 de diciembre de 2062, 10:00");
});
