import { listedPrice } from "#domain/rates/price.ts";
import { cleanText } from "#domain/text/clean-text.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import type { SheetColumn } from "./sheet-columns.ts";

/** A cell that says something else than the row, as people read it. */
export interface CellChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What is wrong with a cell, and what may have been meant. */
export interface CellFault {
  /** The column; empty where it is about the row. */
  key: string;
  label: string;
  typed: string;
  message: string;
  meant?: string;
}

/** What becomes of a row, by the rules of its form: the columns to write, or why they cannot be. */
export interface RowPlan {
  changes: CellChange[];
  faults: CellFault[];
  /** Null where nothing changes, or something is wrong. */
  values: Record<string, unknown> | null;
}

/**
 * What cells of a sheet or a file make of a row, or of a new one where it is null. A cell that says what the row says
 * changes nothing, so that a field which no cell can hold exactly (a moment with seconds) stays as it is.
 */
export function planRow(
  form: ManyForm,
  columns: readonly SheetColumn[],
  row: Whole | null,
  cells: ReadonlyMap<string, string>,
): RowPlan {
  const own = row ? form.of(row) : form.empty([]);
  let draft = own;
  const plan: RowPlan = { changes: [], faults: [], values: null };
  for (const column of columns) {
    const cell = cells.get(column.key);
    if (cell === undefined) continue;
    const said = column.say(own);
    if (isSame(column, cell, said)) continue;
    const reading = column.read(cleanText(cell));
    const { key, label } = column;
    if ("fault" in reading) {
      const { fault: message, meant } = reading;
      plan.faults.push({ key, label, typed: cell, message, ...(meant !== undefined && { meant }) });
      continue;
    }
    draft = column.put(draft, reading.typed);
    plan.changes.push({ key, label, before: row ? shown(column, said) : "", after: shown(column, column.say(draft)) });
  }
  if (row && plan.changes.length === 0) return plan;
  return judge(form, columns, row, { own, draft, cells }, plan);
}

function judge(
  form: ManyForm,
  columns: readonly SheetColumn[],
  row: Whole | null,
  {
    own,
    draft,
    cells,
  }: { own: ReturnType<ManyForm["of"]>; draft: ReturnType<ManyForm["of"]>; cells: ReadonlyMap<string, string> },
  plan: RowPlan,
): RowPlan {
  const read = form.input.safeParse(draft);
  if (!read.success) {
    const known = new Set(plan.faults.map(({ key }) => key));
    for (const { path, message } of read.error.issues) {
      const key = [path[0], path[1]].filter((value) => typeof value === "string").join(".");
      const column =
        columns.find((sheetColumn) => sheetColumn.key === key) ??
        columns.find((sheetColumn) => sheetColumn.name === path[0]);
      if (column && known.has(column.key)) continue;
      const typed = column ? (cells.get(column.key) ?? "") : "";
      const meant = column && meantNumber(column, typed);
      plan.faults.push({ key: column?.key ?? "", label: column?.label ?? "", typed, message, ...(meant && { meant }) });
    }
  }
  if (!read.success || plan.faults.length > 0) return { ...plan, changes: [] };
  // The id of a stored row stays.
  const { id, ...values } = read.data as Record<string, unknown>;
  if (!row) return { ...plan, values: id === undefined ? values : { id, ...values } };
  // Beside what its form would write of the row as it is, which need not be what is stored to the letter.
  const before = form.input.safeParse(own);
  const stored = before.success ? (before.data as Record<string, unknown>) : row;
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, stored[name])));
  return Object.keys(changed).length === 0 ? { ...plan, changes: [] } : { ...plan, values: changed };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a cell says what the row says: `39,9` and `39,90`, `1/12/26` and `01/12/2026`, `acacias` and `ACACIAS`. */
function isSame(column: SheetColumn, cell: string, said: string): boolean {
  if (cleanText(cell) === cleanText(said)) return true;
  if (column.kind === "number" || column.kind === "price") {
    const number = parseDecimal(cell);
    return number !== null && number === parseDecimal(said);
  }
  return column.kind !== "text" && isEqual(column.read(cell), column.read(said));
}

function meantNumber({ kind }: SheetColumn, typed: string): string | undefined {
  if (kind !== "number" && kind !== "price") return;
  const meant = typed.replace(/o/gi, "0").replace(/[lI]/g, "1");
  return meant !== typed && parseDecimal(meant) !== null ? meant : undefined;
}

/** A cell as people read it. */
export function shown({ kind }: Pick<SheetColumn, "kind">, cell: string): string {
  if (cell === "") return "Vacío";
  const number = kind === "price" ? parseDecimal(cell) : null;
  return number === null ? cell : listedPrice(number);
}
