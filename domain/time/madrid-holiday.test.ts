import { expect, it } from "vitest";
import { madridHoliday } from "./madrid-holiday.ts";

it("knows the holidays of Madrid, also those that go with Easter", () => {
  const holidays = ["2025-12-08", "2026-05-15", "2026-04-02", "2026-04-03", "2027-03-26", "2024-03-28", "2030-04-19"];
  expect(holidays.map((holiday) => madridHoliday(holiday, "28005"))).toEqual([
    "Inmaculada",
    "San Isidro",
    "Jueves Santo",
    "Viernes Santo",
    "Viernes Santo",
    "Jueves Santo",
    "Viernes Santo",
  ]);
  const others = ["2026-04-01", "2026-04-05", "2026-04-06", "2025-11-20"];
  expect(others.map((other) => madridHoliday(other, null))).toEqual([null, null, null, null]);
});

it("does not hold the city's holidays beyond it", () => {
  expect(["28005", null, "28224"].map((text) => madridHoliday("2026-11-09", text))).toEqual([
    "La Almudena",
    "La Almudena",
    null,
  ]);
  expect(madridHoliday("2026-12-25", "28224")).toBe("Navidad");
});
