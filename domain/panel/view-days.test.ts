import { expect, test } from "vitest";
import { everyDay, periodsUntil, readPeriod } from "./view-days.ts";
import { changeText, viewName } from "./view-words.ts";

test.each([
  ["", 30],
  ["dias=7", 7],
  ["dias=90", 90],
  ["dias=400", 30],
  ["dias=x", 30],
])("an address with %s shows %d days", (search, days) => {
  expect(readPeriod(new URLSearchParams(search))).toBe(days);
});

test("a period ends today and is compared with as many days before it, over the clock change too", () => {
  expect(periodsUntil("2026-03-31", 7)).toEqual({
    now: { from: "2026-03-25", to: "2026-03-31" },
    before: { from: "2026-03-18", to: "2026-03-24" },
  });
});

test("a day that nobody counted on is there and empty", () => {
  const counted = [{ day: "2026-03-29", views: 3, visits: 1 }];
  expect(everyDay({ from: "2026-03-28", to: "2026-03-30" }, counted).map(({ day, views }) => [day, views])).toEqual([
    ["2026-03-28", 0],
    ["2026-03-29", 3],
    ["2026-03-30", 0],
  ]);
});

test("figures are said in words", () => {
  expect(changeText(112, 100, 30)).toBe("12 % más que los 30 días anteriores");
  expect(changeText(5_000, 100, 7)).toBe("4.900 % más que los 7 días anteriores");
  expect(changeText(50, 100, 7)).toBe("50 % menos que los 7 días anteriores");
  expect(changeText(100, 100, 7)).toBe("Igual que los 7 días anteriores");
  expect(changeText(5, 0, 7)).toBeNull();
  expect(viewName("referrer", "")).toBe("Directo o desconocido");
  expect(viewName("device", "phone")).toBe("Móvil");
  expect(viewName("page", "/")).toBe("/ (inicio)");
});
