import { expect, it } from "vitest";
import { hourFields, readHourFields, startsOf } from "./visit-hours.ts";

it.each([
  ["9:00-13:00, 16:30-20:30", ["9:00", "13:00", "16:30", "20:30"]],
  ["9:00-11:00", ["9:00", "11:00", "", ""]],
  ["16:00-24:00", ["", "", "16:00", "24:00"]],
  ["13:59-20:00", ["13:59", "20:00", "", ""]],
  ["14:00-20:00", ["", "", "14:00", "20:00"]],
  ["9:00-14:00, 14:00-20:00", ["9:00", "14:00", "14:00", "20:00"]],
  ["", ["", "", "", ""]],
] as const)("shows %s in four fields, which give it back", (stored, fields) => {
  expect(hourFields(stored)).toEqual(fields);
  expect(readHourFields([...fields])).toEqual({ hours: stored });
});

it.each([
  [["9:00", "", "", ""], "Escribe las horas así: 9:00 a 13:00."],
  [["nueve", "13:00", "", ""], "Escribe las horas así: 9:00 a 13:00."],
  [["13:00", "9:00", "", ""], "La hora de fin va después de la de inicio."],
  [["9:00", "9:00", "", ""], "La hora de fin va después de la de inicio."],
  [["9:00", "16:01", "16:00", "20:00"], "La tarde empieza después de la mañana."],
] as const)("says what is wrong with %j", (fields, fault) => {
  expect(readHourFields([...fields])).toEqual({ fault });
});

it("steps through the hours and keeps the last one whole", () => {
  expect(startsOf("9:00-10:15, 16:00-16:30", 30)).toEqual([540, 570, 960]);
});
