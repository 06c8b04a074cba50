import { expect, it } from "vitest";
import { classesOn, type WeeklyClass } from "./classes-on.ts";
import { nextChange, splitDay } from "./split-day.ts";

const sunday = 7;
const weekly = (id: string, start_minute: number, minutes = 60): WeeklyClass => {
  const rest = { activity_id: "a", room: null, instructor: null, valid_from: null, valid_until: null };
  return { id, weekday: sunday, start_minute, minutes, ...rest };
};
const classesOf = (date: string, classes: WeeklyClass[], cancelled: string[] = []) => {
  const changes = cancelled.map((class_id) => {
    const rest = { start_minute: null, room: null, instructor: null };
    return { class_id, on_date: date, is_cancelled: true, ...rest };
  });
  return classesOn({ classes, changes }, date, { kind: "normal", name: null, ranges: null });
};
const split = (classes: ReturnType<typeof classesOf>, now: string) => {
  const { past, current, next, later } = splitDay(classes, new Date(now));
  const ids = (list: typeof classes) => list.map((datedClass) => datedClass.weekly.id).join(" ");
  return { past: ids(past), current: ids(current), next: ids(next), later: ids(later) };
};
const day = [weekly("a", 600), weekly("b", 660), weekly("c", 660, 30), weekly("d", 720)];

it("parts a day into what is over, under way, next and later", () => {
  const classes = classesOf("2026-11-22", day);
  expect(split(classes, "2026-11-22T09:30:00Z")).toEqual({ past: "", current: "a", next: "c b", later: "d" });
  // The minute in which one ends and others begin.
  expect(split(classes, "2026-11-22T10:00:00Z")).toEqual({ past: "a", current: "c b", next: "d", later: "" });
  expect(split(classes, "2026-11-22T22:59:00Z")).toEqual({ past: "a c b d", current: "", next: "", later: "" });
});

it("never calls a class that is cancelled the one under way or the next", () => {
  const classes = classesOf("2026-11-22", day, ["a", "b", "c"]);
  expect(split(classes, "2026-11-22T09:30:00Z")).toEqual({ past: "", current: "", next: "d", later: "a c b" });
});

it("takes another day as a whole", () => {
  const classes = classesOf("2026-11-22", day);
  expect(split(classes, "2026-11-21T09:30:00Z")).toEqual({ past: "", current: "", next: "", later: "a c b d" });
  // Just past midnight in Madrid, an hour before it in London.
  expect(split(classes, "2026-11-22T23:00:00Z")).toEqual({ past: "a c b d", current: "", next: "", later: "" });
});

it("goes by the clock on the wall in the night that has an hour twice and in the one that lacks one", () => {
  const night = [weekly("early", 90), weekly("late", 240)];
  // 25 October: 1:30 is before the change, 4:30 on the wall is 3:30 UTC.
  const autumn = classesOf("2026-10-25", night);
  expect(split(autumn, "2026-10-24T23:45:00Z").current).toBe("early");
  expect(split(autumn, "2026-10-25T03:15:00Z").current).toBe("late");
  expect(nextChange(autumn, new Date("2026-10-25T00:45:00Z"))?.toISOString()).toBe("2026-10-25T03:00:00.000Z");
  // 29 March: 4:00 on the wall is 2:00 UTC.
  const spring = classesOf("2026-03-29", night);
  expect(split(spring, "2026-03-29T02:15:00Z").current).toBe("late");
  expect(nextChange(spring, new Date("2026-03-29T00:45:00Z"))?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
});

it("knows when it changes next, and when nothing more will", () => {
  const classes = classesOf("2026-11-22", day);
  expect(nextChange(classes, new Date("2026-11-22T09:30:00Z"))?.toISOString()).toBe("2026-11-22T10:00:00.000Z");
  expect(nextChange(classes, new Date("2026-11-22T12:30:00Z"))).toBeNull();
});
