import { foldAccents } from "#domain/text/fold-accents.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import { isAsExported } from "./cell-text.ts";
import { isNarrowed } from "./narrow-letters.ts";
import { type CellChange, type CellFault, planRow } from "./plan-row.ts";
import type { TableLine } from "./read-table-file.ts";
import { isSameHeading, type SheetColumn } from "./sheet-columns.ts";

/** The column of a file that names the row. */
export const idColumn = { key: "id", label: "Id" } as const;

export interface PlannedLine {
  number: number;
  cells: readonly string[];
  kind: "wrong" | "changed" | "new" | "same";
  row: Whole | null;
  /** Whom it is about: the row's name and its club, as the line says them. */
  name: string;
  place: string;
  changes: readonly CellChange[];
  faults: readonly CellFault[];
  values: Record<string, unknown> | null;
}

export interface Import {
  form: ManyForm;
  columns: readonly SheetColumn[];
  /** Every row that there is. */
  rows: readonly Whole[];
  heading: readonly string[];
  lines: readonly TableLine[];
  /** Letters are missing that the file could not hold. */
  isNarrow: boolean;
  /** For each column of the file which one of ours it is; null for none. */
  matched: readonly (string | null)[];
  /** What to read instead of what a column says: `club_id` and "Valdevebas" are "Valdebebas". */
  mended: ReadonlyMap<string, string>;
  /** Rows that somebody else has changed since they were looked at. */
  stale: ReadonlySet<string>;
  may: (operation: "create" | "update", row: object) => boolean;
}

/** Which column each heading of a file names; of two with the same heading none, since nobody knows which is meant. */
export function matchHeadings(heading: readonly string[], columns: readonly SheetColumn[]): (string | null)[] {
  return heading.map((text) => {
    if (heading.filter((other) => isSameHeading(other, text)).length > 1) return null;
    return [idColumn, ...columns].find((entry) => isSameHeading(entry.label, text) || entry.key === text)?.key ?? null;
  });
}

/** What is wrong with the columns of a file, in sentences: then no line of it is read. */
export function faultsOfHeadings({
  heading,
  columns,
  matched,
}: Pick<Import, "heading" | "columns" | "matched">): string[] {
  const labelOf = (key: string) => [idColumn, ...columns].find((entry) => entry.key === key)?.label ?? key;
  const keys = matched.filter((text) => text !== null);
  const twice = [...new Set(keys.filter((key, at) => keys.indexOf(key) !== at))];
  const repeated = heading.filter(
    (text, at) => text !== "" && heading.findIndex((other) => isSameHeading(text, other)) < at,
  );
  const unclear = repeated.filter((text) => columns.some(({ label }) => isSameHeading(label, text)));
  const names = keyColumns(columns);
  const isNamed = keys.includes(idColumn.key) || names.every((name) => keys.includes(name.key) || !name.isRequired);
  const missing = names.filter((name) => name.isRequired && !keys.includes(name.key)).map(({ label }) => `«${label}»`);
  return [
    ...twice.map((key) => `Dos columnas son «${labelOf(key)}». Elige cuál vale, y la otra no se usa.`),
    ...[...new Set(unclear)]
      .filter((text) => !matched.some((key, at) => key !== null && heading[at] === text))
      .map((text) => `La columna «${text}» está dos veces: quita una del archivo, o elige aquí cuál vale.`),
    ...(isNamed ? [] : [`Falta la columna ${missing.join(" y ")}: sin ella no se sabe de qué habla cada línea.`]),
  ];
}

export function planImport(task: Import): PlannedLine[] {
  const { form, columns, rows, lines, matched, mended, stale, may } = task;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = keyColumns(columns);
  const keyOf = (of: (column: SheetColumn) => string) => names.map((name) => foldAccents(of(name))).join("\n");
  const byKey = Map.groupBy(rows, (row) => {
    const draft = form.of(row);
    return keyOf((column) => column.say(draft));
  });
  const seenAt = new Map<string, number>();
  const takenBy = new Map<string, number>();
  const unique = uniqueColumn(form, columns);
  return lines.map((line) => {
    const cells = cellsOf(line, matched, mended);
    const found = findRow({ cells, byId, byKey, key: keyOf((column) => cells.get(column.key) ?? "") });
    const row = "row" in found ? found.row : null;
    const draft = row ? form.of(row) : form.empty([]);
    const say = (column: SheetColumn | undefined) => (column ? (cells.get(column.key) ?? column.say(draft)) : "");
    const planned = {
      number: line.number,
      cells: line.cells,
      row,
      name: say(names[0]),
      place: names.slice(1).map(say).filter(Boolean).join(" · "),
    };
    const wrong = (...faults: CellFault[]): PlannedLine => ({
      ...planned,
      kind: "wrong",
      changes: [],
      faults,
      values: null,
    });
    if ("fault" in found) return wrong(ofRow(found.fault));
    const before = row && seenAt.get(row.id);
    if (before) return wrong(ofRow(`La línea ${before} ya habla de esta fila.`));
    if (row) seenAt.set(row.id, line.number);
    const plan = planRow(form, columns, row, row ? changedCells(task, line, draft, cells) : cells);
    if (plan.faults.length > 0) return wrong(...plan.faults);
    if (row && !plan.values) return { ...planned, ...plan, kind: "same" };
    if (row && stale.has(row.id)) return wrong(ofRow(changedMeanwhile));
    if (!may(row ? "update" : "create", row ?? plan.values ?? {})) return wrong(ofRow(row ? notHers : noneToAdd));
    const taken = unique && takenValue({ unique, value: plan.values?.[unique.name], row, rows, takenBy, line });
    if (taken) return wrong({ key: unique.key, label: unique.label, typed: say(unique), message: taken });
    return { ...planned, ...plan, kind: row ? "changed" : "new" };
  });
}

function changedCells(
  { columns, matched, isNarrow }: Import,
  { texts }: TableLine,
  draft: ReturnType<ManyForm["of"]>,
  cells: ReadonlyMap<string, string>,
) {
  const isSame = ({ key, kind, say }: SheetColumn, cell: string) =>
    isAsExported(cell, say(draft), kind === "text" && texts?.has(matched.indexOf(key))) ||
    (isNarrow && isNarrowed(cell, say(draft)));
  const changed = columns.flatMap((column) => {
    const cell = cells.get(column.key);
    return cell === undefined || isSame(column, cell) ? [] : [[column.key, cell] as const];
  });
  return new Map(changed);
}

const ofRow = (message: string): CellFault => ({ key: "", label: "", typed: "", message });
export const changedMeanwhile = "Otra persona la ha cambiado mientras mirabas.";
const notHers = "No puedes cambiar esta fila.";
const noneToAdd = "No hay ninguna fila así, y aquí no se pueden añadir.";

function cellsOf({ cells }: TableLine, matched: Import["matched"], mended: Import["mended"]): Map<string, string> {
  return new Map(
    matched.flatMap((key, at) => {
      const cell = (cells[at] ?? "").trim();
      return key === null ? [] : [[key, mended.get(`${key}\n${cell}`) ?? cell] as const];
    }),
  );
}

/** What tells a row from the others where its id is not given: its address, or its name, in its club, of its type. */
function keyColumns(columns: readonly SheetColumn[]): SheetColumn[] {
  const of = (...keys: string[]) => keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const [address] = of("page", "slug", "path");
  const [name] = of("title", "name", "text");
  if (name && address?.isRequired) return [address];
  return name ? [name, ...of("club_id", "type")] : address ? [address] : [];
}

interface Sought {
  cells: ReadonlyMap<string, string>;
  byId: ReadonlyMap<string, Whole>;
  byKey: ReadonlyMap<string, readonly Whole[]>;
  key: string;
}

function findRow({ cells, byId, byKey, key }: Sought): { row: Whole | null } | { fault: string } {
  const id = cells.get(idColumn.key) ?? "";
  if (id !== "") {
    const row = byId.get(id);
    return row ? { row } : { fault: `Ninguna fila tiene el Id «${id}». Vacíalo para añadirla como nueva.` };
  }
  // Beside the ids of others an empty one is a new row.
  if (cells.has(idColumn.key)) return { row: null };
  const [row, another] = byKey.get(key) ?? [];
  if (row && another)
    return { fault: "Hay varias filas con este nombre. Pon el Id de la que es: está en la exportada." };
  return { row: row ?? null };
}

/** The column in which no two rows say the same. */
function uniqueColumn({ table }: ManyForm, columns: readonly SheetColumn[]): SheetColumn | undefined {
  const name = { clubs: "name", redirects: "path", page_words: "page" }[table.name] ?? "slug";
  return columns.find(({ key }) => key === name);
}

interface Taking {
  unique: SheetColumn;
  value: unknown;
  row: Whole | null;
  rows: readonly Whole[];
  takenBy: Map<string, number>;
  line: TableLine;
}

function takenValue({ unique, value, row, rows, takenBy, line }: Taking): string | null {
  if (typeof value !== "string" || value === "") return null;
  const number = takenBy.get(value);
  takenBy.set(value, line.number);
  if (number) return `La línea ${number} dice lo mismo.`;
  return rows.some((whole) => whole !== row && whole[unique.name] === value) ? "Otra fila dice ya lo mismo." : null;
}
