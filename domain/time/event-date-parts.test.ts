import { expect, it } from "vitest";
import { eventDateParts } from "./event-date-parts.ts";

it.each([
  ["25 DIC", "25", "DIC"],
  [" 3 ENE 2026 ", "3", "ENE 2026"],
  ["5-7 MAR", "5-7", "MAR"],
  ["Cada martes", "", "Cada martes"],
  ["25", "", "25"],
  ["", "", ""],
])("parts the date «%s»", (date, day, rest) => {
  expect(eventDateParts(date)).toEqual({ day, rest });
});
