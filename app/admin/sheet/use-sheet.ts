import { useMemo, useReducer, useState } from "react";
import { parseDecimal } from "#domain/text/decimal.ts";
import { parseTabText, toTabText } from "#domain/text/tab-text.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import type { RowPlan } from "../spreadsheet/plan-row.ts";
import { type SheetColumn, sheetColumns } from "../spreadsheet/sheet-columns.ts";
import { rememberedPlans } from "./plan-cells.ts";
import { cellAt, each, edgesOf, type Selection } from "./selection.ts";
import { noEdits, stepEdits } from "./step-edits.ts";
import { useShownColumns } from "./use-shown-columns.ts";

interface Place {
  row: number;
  column: number;
}

export type SheetState = ReturnType<typeof useSheet>;

type Plans = ReadonlyMap<string, RowPlan>;

/** What rows must not be together: two classes in a room at once. Gives the plans with what is wrong with them then. */
export type Together = (plans: Plans) => Plans;

export interface SheetSubject {
  table: { name: string };
  titles: { list: string; many: string };
  nameOf: (row: Whole) => string;
}

/** What is typed into a sheet, what is picked of it, and what becomes of its rows. */
export function useSheet(form: ManyForm, rows: readonly Whole[], together?: Together) {
  const all = useMemo(() => shortColumns(form), [form]);
  const planOf = useMemo(() => rememberedPlans(form, all), [form, all]);
  const [{ edits, past, future }, step] = useReducer(stepEdits, noEdits);
  const [selection, select] = useState<Selection>(cellAt(0, 0));
  const [notice, setNotice] = useState("");
  const said = useMemo(() => rememberedTexts(form, all), [form, all]);
  const plans = usePlans(rows, edits, planOf, together);
  const { columns, ...chooser } = useShownColumns(form.table.name, all, plans);
  const textAt = (row: number, column: number) => {
    const [stored, { key }] = [rows[row], columns[column] ?? { key: "" }];
    return stored ? (edits.get(stored.id)?.get(key) ?? said(stored).get(key) ?? "") : "";
  };
  const put = (cells: readonly { at: Place; text: string }[]) => {
    const told = cells.flatMap(({ at, text }) => {
      const [row, column] = [rows[at.row], columns[at.column]];
      return row && column ? [{ row: row.id, key: column.key, text, said: said(row).get(column.key) ?? "" }] : [];
    });
    step({ kind: "put", cells: told });
  };
  const edges = edgesOf(selection);
  const places = (): Place[] =>
    each(edges.top, edges.bottom).flatMap((row) => each(edges.left, edges.right).map((column) => ({ row, column })));
  const fillDown = () => {
    // One row alone takes what stands above it.
    const from = edges.top === edges.bottom ? Math.max(0, edges.top - 1) : edges.top;
    put(places().map((at) => ({ at, text: textAt(from, at.column) })));
  };
  const paste = (text: string) => {
    const { cells, last } = pastedCells(text, edges, places());
    const fitting = cells.filter(({ at }) => at.row < rows.length && at.column < columns.length);
    put(fitting);
    const lost = cells.length - fitting.length;
    setNotice(lost > 0 ? `${lost.toLocaleString("es-ES")} celdas pegadas no caben: la tabla acaba antes.` : "");
    if (!last) return;
    const [row, column] = [Math.min(last.row, rows.length - 1), Math.min(last.column, columns.length - 1)];
    select({ fromRow: row, fromColumn: column, row: edges.top, column: edges.left });
  };
  const wrongCells = useMemo(() => wrongCellsOf(rows, columns, plans), [rows, columns, plans]);
  return {
    columns,
    chooser,
    edits,
    plans,
    selection,
    select,
    said,
    textAt,
    put,
    paste,
    fillDown,
    notice,
    wrongCells,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => step({ kind: "undo" }),
    redo: () => step({ kind: "redo" }),
    /** Throws away what was typed, but for cells that are to be kept. */
    drop: (isKept: (row: string, key: string) => boolean) => step({ kind: "drop", isKept }),
    clear: () => put(places().map((at) => ({ at, text: "" }))),
    copied: () =>
      toTabText(
        each(edges.top, edges.bottom).map((row) => each(edges.left, edges.right).map((value) => textAt(row, value))),
      ),
    selectAll: () => select({ fromRow: rows.length - 1, fromColumn: columns.length - 1, row: 0, column: 0 }),
    stretchTo: (row: number) =>
      select({ fromRow: edges.top, fromColumn: edges.left, row: Math.max(row, edges.top), column: edges.right }),
    /** Whether a column is chosen from, and not typed. */
    isChosen: (column: number) => isChosen(columns[column]),
    within: (row: number) => (row >= edges.top && row <= edges.bottom ? { ...edges, ...selection, edges } : null),
    numbers: () =>
      places().flatMap(({ row, column }) => {
        const { kind } = columns[column] ?? {};
        const number = kind === "number" || kind === "price" ? parseDecimal(textAt(row, column)) : null;
        return number === null ? [] : [number];
      }),
    count: (edges.bottom - edges.top + 1) * (edges.right - edges.left + 1),
  };
}

function usePlans(
  rows: readonly Whole[],
  edits: typeof noEdits.edits,
  planOf: ReturnType<typeof rememberedPlans>,
  together: Together | undefined,
): Plans {
  const known = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return useMemo(() => {
    const changed = [...edits].map(([id, cells]) => [id, known.get(id), cells] as const);
    const plans = new Map(changed.flatMap(([id, row, cells]) => (row ? [[id, planOf(row, cells)] as const] : [])));
    return together?.(plans) ?? plans;
  }, [edits, known, planOf, together]);
}

export const isChosen = (column: SheetColumn | undefined): boolean =>
  column?.kind === "choice" || column?.kind === "flag";

/** Where each cell of a pasted text goes: one alone into all that is picked, a table from its first place on, to its `last`. */
function pastedCells(text: string, { top, left }: { top: number; left: number }, places: readonly Place[]) {
  const table = parseTabText(text);
  const [first = [""]] = table;
  if (table.length === 1 && first.length === 1) {
    return { cells: places.map((at) => ({ at, text: first[0] ?? "" })), last: null };
  }
  const cells = table.flatMap((line, row) =>
    line.map((cell, column) => ({ at: { row: top + row, column: left + column }, text: cell })),
  );
  const width = Math.max(...table.map((line) => line.length));
  return { cells, last: { row: top + table.length - 1, column: left + width - 1 } };
}

/** The cells that cannot be saved as they are, from the top. */
function wrongCellsOf(
  rows: readonly Whole[],
  columns: readonly SheetColumn[],
  plans: ReadonlyMap<string, { faults: readonly { key: string }[] }>,
): Place[] {
  const keys = new Map(columns.map(({ key }, at) => [key, at]));
  return rows.flatMap(({ id }, row) =>
    (plans.get(id)?.faults ?? []).map(({ key }) => ({ row, column: keys.get(key) ?? 0 })),
  );
}

/** What one line holds, the name first; texts of any length are for the form, and translations too. */
function shortColumns(form: ManyForm): SheetColumn[] {
  const short = sheetColumns(form).filter(({ key, isLong }) => !isLong && !key.includes("@") && !aside.test(key));
  const name = short.filter(({ key }) => /^(title|name|activity_id)$/.test(key));
  return [...name, ...short.filter((column) => !name.includes(column))];
}

// Made by the site, kept by the form, or for search engines.
const aside = /^(slug|display_order|video_captions|seo_.*)$/;

function rememberedTexts(form: ManyForm, columns: readonly SheetColumn[]) {
  const texts = new WeakMap<Whole, ReadonlyMap<string, string>>();
  return (row: Whole): ReadonlyMap<string, string> => {
    const known = texts.get(row);
    if (known) return known;
    const draft = form.of(row);
    const said = new Map(columns.map((column) => [column.key, column.say(draft)]));
    texts.set(row, said);
    return said;
  };
}
