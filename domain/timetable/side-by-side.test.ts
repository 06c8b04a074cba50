import { expect, it } from "vitest";
import { sideBySide } from "./side-by-side.ts";

const columns = (...spans: [start: number, end: number][]) =>
  sideBySide(spans.map(([start, end]) => ({ start, end }))).map(({ column, columns }) => `${column}/${columns}`);

it("stands classes side by side only where they overlap", () => {
  expect(columns([600, 650], [650, 700])).toEqual(["0/1", "0/1"]);
  expect(columns([600, 650], [620, 700], [655, 690], [700, 720])).toEqual(["0/2", "1/2", "0/2", "0/1"]);
  expect(columns([600, 700], [600, 650], [610, 640])).toEqual(["0/3", "1/3", "2/3"]);
  expect(columns()).toEqual([]);
});
