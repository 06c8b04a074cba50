import { expect, test } from "vitest";
import { isComeback, rowStates } from "./row-states.ts";

const at = "2026-11-23T10:00:00+00:00";

test("what a row was is what it is with what changed since taken back", () => {
  const states = rowStates({ id: "1", title: "C", price: 3 }, [
    { at, kind: "update", before: { title: "B" }, after: { title: "C" } },
    { at, kind: "update", before: { title: "A", price: 1 }, after: { title: "B", price: 3 } },
    { at, kind: "insert", before: null, after: { id: "1", title: "A", price: 1 } },
  ]);
  expect(states).toEqual([
    { id: "1", title: "C", price: 3 },
    { id: "1", title: "B", price: 3 },
    { id: "1", title: "A", price: 1 },
  ]);
});

test("a row that went and came back is known before, between and after", () => {
  const row = { id: "1", title: "A" };
  const states = rowStates(row, [
    { at, kind: "insert", before: null, after: row },
    { at, kind: "delete", before: row, after: null },
    { at, kind: "update", before: { title: "0" }, after: { title: "A" } },
  ]);
  expect(states).toEqual([row, null, row]);
  expect(rowStates(null, [{ at, kind: "delete", before: row, after: null }])).toEqual([null]);
});

test("a row that is older than its coming has come back", () => {
  const came = (created_at: string) => isComeback({ at, kind: "insert", before: null, after: { created_at } });
  expect(came("2026-11-20T10:00:00.5+00:00")).toBe(true);
  expect(came(at)).toBe(false);
  expect(isComeback({ at, kind: "insert", before: null, after: {} })).toBe(false);
});
