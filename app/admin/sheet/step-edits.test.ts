import { expect, test } from "vitest";
import { manyForm } from "../many/planned-row.ts";
import { ratesResource } from "../resources/rates/rates-resource.tsx";
import { sheetColumns } from "../spreadsheet/sheet-columns.ts";
import { planCells } from "./plan-cells.ts";
import { cellAt, edgesOf, moved } from "./selection.ts";
import { noEdits, type PutCell, stepEdits } from "./step-edits.ts";

const put = (state: typeof noEdits, ...cells: PutCell[]) => stepEdits(state, { kind: "put", cells });
const price = { row: "1", key: "price", said: "49,90" };

test("what is typed can be taken back and done again, and is nothing where it says what is stored", () => {
  const one = put(noEdits, { ...price, text: "50" });
  const two = put(one, { ...price, text: "60" }, { ...price, row: "2", text: "60" });
  expect(two.edits.get("2")?.get("price")).toBe("60");
  const back = stepEdits(two, { kind: "undo" });
  expect(back.edits).toEqual(one.edits);
  expect(stepEdits(back, { kind: "redo" }).edits).toEqual(two.edits);
  expect(put(one, { ...price, text: " 49,90 " }).edits.size).toBe(0);
  const kept = stepEdits(two, { kind: "drop", isKept: (row) => row === "2" });
  expect([...kept.edits.keys()]).toEqual(["2"]);
  expect(stepEdits(kept, { kind: "undo" })).toBe(kept);
});

test("keys lead as far as there are cells, and draw a range with Shift", () => {
  const size = { rows: 10, columns: 4, page: 5 };
  const press = (key: string, more = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, ...more });
  expect(moved(cellAt(0, 0), press("ArrowUp"), size)).toEqual(cellAt(0, 0));
  expect(moved(cellAt(2, 1), press("End", { ctrlKey: true }), size)).toEqual(cellAt(9, 3));
  expect(moved(cellAt(7, 1), press("PageDown"), size)).toEqual(cellAt(9, 1));
  expect(moved(cellAt(7, 1), press("a"), size)).toBeNull();
  const range = moved(cellAt(3, 2), press("ArrowUp", { shiftKey: true }), size);
  expect(range && edgesOf(range)).toEqual({ top: 2, bottom: 3, left: 2, right: 2 });
});

test("a wrong cell blocks itself, and not the others of its row", () => {
  const form = manyForm(ratesResource([{ id: "acacias", name: "ACACIAS" } as never], null)) ?? expect.fail("a form");
  const columns = sheetColumns(form);
  const row = {
    ...(form.input.parse({ ...form.empty([]), ...typed }) as object),
    id: "1",
    updated_at: "",
    created_at: "",
  };
  const plan = planCells(
    form,
    columns,
    row,
    new Map([
      ["price", "102,9o"],
      ["available_slots", "60"],
    ]),
  );
  expect(plan.values).toEqual({ available_slots: 60 });
  expect(plan.faults).toMatchObject([{ key: "price", typed: "102,9o", meant: "102,90" }]);
  // The price before is not higher any more: that is about a cell that nobody has touched.
  const crossed = planCells(form, columns, row, new Map([["price", "70"]]));
  expect(crossed).toMatchObject({ values: null, faults: [{ key: "old_price" }] });
});

const typed = { club_id: "acacias", title: "Anual", price: "49,90", old_price: "64,90" };
