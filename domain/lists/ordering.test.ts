import fc from "fast-check";
import { expect, it } from "vitest";
import { inOrder, moveByOne, moveTo, nextOrder, withOrder } from "./ordering.ts";

const rows = (...orders: number[]) =>
  orders.map((display_order, index) => ({ id: "abcdef"[index] ?? "z", display_order }));
const ids = (list: readonly { id: string }[]) => list.map((it) => it.id).join("");

it("puts a new row after the last", () => {
  expect(nextOrder(rows(4, 9, 2))).toBe(10);
  expect(nextOrder([])).toBe(1);
});

it("swaps the two orders when a row goes up", () => {
  expect(moveByOne(rows(10, 20, 30), "c", "up")).toEqual([
    { id: "c", display_order: 20 },
    { id: "b", display_order: 30 },
  ]);
});

it("moves neither the first up nor the last down", () => {
  expect(moveByOne(rows(1, 2), "a", "up")).toEqual([]);
  expect(moveByOne(rows(1, 2), "b", "down")).toEqual([]);
  expect(moveByOne(rows(1, 2), "nobody", "down")).toEqual([]);
});

it("renumbers from 1 when neighbours share an order, so that the move shows", () => {
  const equal = rows(0, 0, 0);
  const changes = moveByOne(equal, "c", "up");
  expect(changes).toEqual([
    { id: "a", display_order: 1 },
    { id: "c", display_order: 2 },
    { id: "b", display_order: 3 },
  ]);
  expect(ids(withOrder(equal, changes))).toBe("acb");
});

it("writes nothing when a row is dropped where it was", () => {
  expect(moveTo(rows(5, 6, 7), "b", 1)).toEqual([]);
});

it("takes a row to any place and leaves the others in their order", () => {
  const list = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(list, fc.nat(5), fc.integer({ min: -2, max: 8 }), (orders, which, place) => {
      const before = inOrder(rows(...orders));
      const row = before[which % before.length];
      if (!row) return;
      const after = withOrder(before, moveTo(before, row.id, place));
      const end = Math.max(0, Math.min(place, before.length - 1));
      expect(after[end]?.id).toBe(row.id);
      expect(ids(after.filter((it) => it.id !== row.id))).toBe(ids(before.filter((it) => it.id !== row.id)));
    }),
  );
});

it("brings a row up by exactly one place, whatever the orders are", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { minLength: 2, maxLength: 6 }), fc.nat(5), (orders, which) => {
      const before = inOrder(rows(...orders));
      const from = which % before.length;
      const row = before[from];
      if (!row || from === 0) return;
      const after = withOrder(before, moveByOne(before, row.id, "up"));
      expect(after[from - 1]?.id).toBe(row.id);
    }),
  );
});

it("keeps the parts of a list together", () => {
  const rows = [
    { id: "a1", display_order: 1 },
    { id: "a2", display_order: 2 },
    { id: "b1", display_order: 1 },
    { id: "b2", display_order: 2 },
  ];
  const changes = moveByOne(rows.slice(2), "b2", "up");
  expect(withOrder(rows, changes, ({ id }) => id.charAt(0)).map(({ id }) => id)).toEqual(["a1", "a2", "b2", "b1"]);
});
