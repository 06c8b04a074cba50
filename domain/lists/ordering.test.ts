import fc from "fast-check";
import { expect, it } from "vitest";
import { moveBeside, nextOrder, type Ordered, renumber } from "./ordering.ts";

const rows = (...orders: number[]) =>
  orders.map((display_order, index) => ({ id: "abcdef"[index] ?? "z", display_order }));
const moved = (list: Ordered[], id: string, neighbour: string, isAfter: boolean) => {
  const [row, other] = [list.find((ordered) => ordered.id === id), list.find((ordered) => ordered.id === neighbour)];
  return row && other ? moveBeside(list, row, other, isAfter) : list;
};
const inOrder = <Row extends Ordered>(list: readonly Row[]) =>
  list.toSorted((one, other) => one.display_order - other.display_order);
const ids = (list: readonly { id: string }[]) => list.map((entry) => entry.id).join("");

it("puts a new row after the last", () => {
  expect(nextOrder(rows(4, 9, 2))).toBe(10);
  expect(nextOrder([])).toBe(1);
});

it("swaps the two orders when a row goes up", () => {
  const before = rows(10, 20, 30);
  expect(renumber(before, moved(before, "c", "b", false))).toEqual([
    { id: "c", display_order: 20 },
    { id: "b", display_order: 30 },
  ]);
});

it("deals out the numbers that there are, when a row goes further", () => {
  const before = rows(10, 20, 35, 40);
  expect(renumber(before, moved(before, "c", "a", false))).toEqual([
    { id: "c", display_order: 10 },
    { id: "a", display_order: 20 },
    { id: "b", display_order: 35 },
  ]);
});

it("renumbers from 1 when neighbours share an order, so that the move shows", () => {
  const equal = rows(0, 0, 0);
  expect(renumber(equal, moved(equal, "c", "b", false))).toEqual([
    { id: "a", display_order: 1 },
    { id: "c", display_order: 2 },
    { id: "b", display_order: 3 },
  ]);
});

it("writes nothing when a row is dropped where it was", () => {
  const before = rows(5, 6, 7);
  expect(renumber(before, moved(before, "b", "a", true))).toEqual([]);
});

it("puts a row beside any other and leaves the rest in their order, whatever the numbers are", () => {
  const list = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(list, fc.nat(5), fc.nat(5), fc.boolean(), (orders, which, beside, isAfter) => {
      const before = inOrder(rows(...orders));
      const [row, neighbour] = [before[which % before.length], before[beside % before.length]];
      if (!row || !neighbour || row === neighbour) return;
      const wanted = moveBeside(before, row, neighbour, isAfter);
      const numbers = new Map(renumber(before, wanted).map(({ id, display_order }) => [id, display_order]));
      const after = inOrder(
        before.map((entry) => ({ ...entry, display_order: numbers.get(entry.id) ?? entry.display_order })),
      );
      expect(ids(after)).toBe(ids(wanted));
      expect(ids(wanted.filter(({ id }) => id !== row.id))).toBe(ids(before.filter(({ id }) => id !== row.id)));
    }),
  );
});
