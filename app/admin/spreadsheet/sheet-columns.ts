import { foldAccents } from "#domain/text/fold-accents.ts";
import type { Option } from "../../content/entity.ts";
import { translatedColumn } from "../../content/site/translation.ts";
import { fieldLabel } from "../form/field-in-words.ts";
import { columnOf, type FormColumn } from "../form/form-handle.ts";
import type { ManyForm } from "../many/planned-row.ts";
import { type CellKind, type CellReading, cellOf, readCell } from "./cell-text.ts";

type Draft = Readonly<Record<string, unknown>>;

/** A column of a sheet or a file: one field of the form, or a part of one that holds several numbers. */
export interface SheetColumn {
  /** `price`, `title@en`, `stock.S`. */
  key: string;
  /** The field of the form: at its name a fault is said. */
  name: string;
  label: string;
  kind: CellKind;
  isRequired: boolean;
  /** Of several lines, or a list. */
  isLong: boolean;
  options: readonly Option[];
  /** What the cell of a row says. */
  say: (draft: Draft) => string;
  /** What a cell means for the form. */
  read: (cell: string) => CellReading;
  /** The form with that in it. */
  put: (draft: Draft, typed: unknown) => Draft;
}

/** Every column that a section's form has; what it keeps for itself (the text of a JSON tab) is none. */
export function sheetColumns({ columns, empty }: ManyForm): SheetColumn[] {
  const draft = empty([]);
  const names = Object.keys(draft).filter((name) => name !== "json" && (columns[name] || translatedColumn(name)));
  const isFurther = (name: string) => Number(translatedColumn(name) !== null);
  return names
    .toSorted((one, other) => isFurther(one) - isFurther(other))
    .flatMap((name) => {
      const column = columnOf(columns, name);
      const label = fieldLabel(columns, name);
      const parts = partsOf(draft[name]);
      if (!parts) return fieldColumn(name, label, column, draft[name]);
      return parts.map((part) => partColumn(name, part, `${label} ${part}`));
    });
}

function fieldColumn(name: string, label: string, column: FormColumn, empty: unknown): SheetColumn {
  const kind: CellKind = typeof empty === "boolean" ? "flag" : column.options ? "choice" : (column.kind ?? "text");
  const options = column.options ?? [];
  const how = { kind, options, empty };
  return {
    key: name,
    name,
    label,
    kind,
    options,
    isRequired: column.isRequired ?? false,
    isLong: column.shape !== undefined || typeof empty === "object",
    say: (draft) => cellOf(draft[name], how),
    read: (cell) => readCell(cell, how),
    put: (draft, typed) => ({ ...draft, [name]: typed }),
  };
}

function partColumn(name: string, part: string, label: string): SheetColumn {
  const how = { kind: "number", options: [], empty: "" } as const;
  // `partsOf` has found a record of texts there.
  const parts = (draft: Draft) => draft[name] as Record<string, string>;
  return {
    key: `${name}.${part}`,
    name,
    label,
    kind: "number",
    options: [],
    isRequired: false,
    isLong: false,
    say: (draft) => parts(draft)[part] ?? "",
    read: (cell) => readCell(cell, how),
    put: (draft, typed) => ({ ...draft, [name]: { ...parts(draft), [part]: typed } }),
  };
}

/** The parts of a field such as the pieces of each size. */
function partsOf(value: unknown): string[] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return Object.values(value).every((item) => typeof item === "string") ? Object.keys(value) : null;
}

/** Whether two headings name the same column to a reader: letters and digits alone count. */
export function isSameHeading(one: string, other: string): boolean {
  const plain = (text: string) => foldAccents(text).replace(/[^\p{L}\p{N}]/gu, "");
  return plain(one) !== "" && plain(one) === plain(other);
}
