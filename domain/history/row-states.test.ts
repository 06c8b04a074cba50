import { expect, test } from "vitest";
import { rowStates } from "./row-states.ts";

test("what a row was is what it is with what changed since taken back", () => {
  const states = rowStates({ id: "1", title: "C", price: 3 }, [
    { kind: "update", before: { title: "B" }, after: { title: "C" } },
    { kind: "update", before: { title: "A", price: 1 }, after: { title: "B", price: 3 } },
    { kind: "insert", before: null, after: { id: "1", title: "A", price: 1 } },
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
    { kind: "insert", before: null, after: row },
    { kind: "delete", before: row, after: null },
    { kind: "update", before: { title: "0" }, after: { title: "A" } },
  ]);
  expect(states).toEqual([row, null, row]);
  expect(rowStates(null, [{ kind: "delete", before: row, after: null }])).toEqual([null]);
});
