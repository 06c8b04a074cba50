import { expect, test } from "vitest";
import { valueInWords } from "./value-in-words.ts";

test.each([
  ["", "(vacío)"],
  [null, "(vacío)"],
  [[], "(vacío)"],
  [true, "Sí"],
  [false, "No"],
  ["39,90", "39,90"],
  [5, "5"],
  ["2026-07-01T09:30", "1/7/26, 9:30"],
  ["2026-07-01T09:30[2026-07-01T07:30:15.123456+00:00]", "1/7/26, 9:30:15"],
  ["2026-07-01T09:30[ayer]", "2026-07-01T09:30[ayer]"],
  [["Sauna", "", "Toalla"], "Sauna\n(vacío)\nToalla"],
  [{ S: "3", M: "0" }, "S: 3\nM: 0"],
  [[{ text: "Ver", url: "/clubs" }], "Ver, /clubs"],
  [
    [
      { id: "x4f", heading: "Tarifas" },
      { id: "k2a", heading: "" },
    ],
    "Tarifas\n(vacío)",
  ],
  [[{ id: "x4f", kind: "hero", heading: "Abrimos", height: "tall" }], "Portada, Abrimos, Alta"],
  [[{ id: "x4f", kind: "later", heading: "toString" }], "later, toString"],
])("%j reads as %j", (value, words) => {
  expect(valueInWords(value)).toBe(words);
});

test("the two equal times of a night in autumn read differently", () => {
  const later = valueInWords("2025-10-26T02:30[2025-10-26T01:30:00+00:00]");
  expect(later).toMatch(/^26\/10\/25, 2:30/);
  expect(later).not.toBe(valueInWords("2025-10-26T02:30"));
});
