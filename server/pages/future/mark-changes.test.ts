import { expect, test } from "vitest";
import { runsOf } from "./mark-changes.ts";

test("what came is told with what stood in its place", () => {
  const before = ["Anual", "49,90 €", "Mensual", "64,90 €", "Sub-25"];
  const after = ["Anual", "49,90 €", "Black Friday", "Mensual", "54,90 €", "64,90 €", "Sub-25"];
  expect(runsOf(before, after)).toEqual([
    { went: [], came: [2] },
    { went: [], came: [4] },
  ]);
  expect(runsOf(["Hola", "39,90 €", "Fin"], ["Hola", "29,90 €", "Fin"])).toEqual([{ went: ["39,90 €"], came: [1] }]);
});

test("what goes is told where it stood, and the same page has no changes", () => {
  expect(runsOf(["Uno", "Dos", "Tres"], ["Uno", "Tres"])).toEqual([{ went: ["Dos"], came: [] }]);
  expect(runsOf(["Uno", "Dos"], ["Uno", "Dos"])).toEqual([]);
  expect(runsOf([], ["Uno"])).toEqual([{ went: [], came: [0] }]);
});
