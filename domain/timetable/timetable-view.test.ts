import { expect, it } from "vitest";
import { isAskedFor, readTimetableView, timetablePath } from "./timetable-view.ts";

const today = "2026-11-24";
const read = (search: string) => readTimetableView(new URLSearchParams(search), today);

it("reads day, activity and part of the day, and writes them back", () => {
  const view = read("dia=2026-11-26&actividad=Espalda+Sana&hora=tarde");
  expect(view).toMatchObject({ date: "2026-11-26", activity: "espalda-sana", part: "tarde", isDayUnknown: false });
  expect(timetablePath("/club/a/horario", view)).toBe(
    "/club/a/horario?actividad=espalda-sana&dia=2026-11-26&hora=tarde",
  );
  expect(timetablePath("/club/a/horario", read(""))).toBe("/club/a/horario");
});

it("takes what it does not know as nothing, and says so of a day", () => {
  const nothing = { date: null, activity: null, part: null };
  expect(read("hora=madrugada&actividad=%20")).toEqual({ ...nothing, isDayUnknown: false });
  expect(read(`dia=${today}`)).toEqual({ ...nothing, isDayUnknown: false });
  for (const day of ["2026-02-30", "ayer", "2027-11-26", "2020-11-26"]) {
    expect(read(`dia=${day}`)).toEqual({ ...nothing, isDayUnknown: true });
  }
});

it("tells which classes are asked for by when they begin", () => {
  const starts = [719, 720, 1019, 1020];
  const noon = { date: null, activity: null, part: "mediodia" } as const;
  expect(starts.filter((start) => isAskedFor({ slug: "ciclo", start }, noon))).toEqual([720, 1019]);
  expect(isAskedFor({ slug: "espalda-sana", start: 0 }, { ...noon, part: null, activity: "espalda-sana" })).toBe(true);
  expect(isAskedFor({ slug: "ciclo", start: 0 }, { ...noon, part: null, activity: "espalda-sana" })).toBe(false);
});
