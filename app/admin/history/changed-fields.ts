import { type Change, isComeback, type RecordedRow } from "#domain/history/row-states.ts";
import { fieldInWords, fieldLabel, fromTo } from "../form/field-in-words.ts";
import { isSameDraft } from "../form/is-same-draft.ts";
import type { RecordedTable } from "./recorded-tables.ts";

/** A field of a row in two of its versions, as its form shows it; both null where that row was not there. */
export interface ShownField {
  name: string;
  label: string;
  one: string;
  other: string;
  isSame: boolean;
}

/** What two versions of a row say, field by field in the order of its form. What no longer fits its form is left out. */
export function compareRows(table: RecordedTable, one: RecordedRow | null, other: RecordedRow | null): ShownField[] {
  const [left, right] = [draftOf(table, one), draftOf(table, other)];
  const names = new Set([...Object.keys(table.columns), ...Object.keys(left), ...Object.keys(right)]);
  return [...names]
    .filter((name) => name in left || name in right)
    .map((name) => ({
      name,
      label: fieldLabel(table.columns, name),
      one: fieldInWords(table.columns, name, left[name]),
      other: fieldInWords(table.columns, name, right[name]),
      isSame: isSameDraft(left[name] ?? "", right[name] ?? ""),
    }));
}

function draftOf(table: RecordedTable, row: RecordedRow | null): Readonly<Record<string, unknown>> {
  if (!row) return {};
  try {
    return table.draft(row);
  } catch {
    // Of a time when its form asked for something else.
    return Object.fromEntries(Object.keys(table.columns).map((name) => [name, row[name]]));
  }
}

/** Short enough to be said in the sentence itself. */
const shortest = 28;
const mostNamed = 3;

/** One sentence of what a change changed: "Precio 39,90 → 34,90, Etiqueta". `state` is the row right after it. */
export function changeInWords(table: RecordedTable, change: Change, state: RecordedRow | null): string {
  const { kind, before, after } = change;
  if (kind === "insert") return `${isComeback(change) ? "Recuperó" : "Creó"} ${table.one}`;
  if (kind === "delete") return `Eliminó ${table.one}`;
  if (kind === "purge") return `Borró para siempre ${table.one}`;
  const now = state ?? after;
  const changed = compareRows(table, { ...now, ...before }, { ...now, ...after }).filter((row) => !row.isSame);
  if (changed.length === 0) return before && "display_order" in before ? "Cambió su sitio en la lista" : "Otros datos";
  const said = changed.slice(0, mostNamed).map(({ label, one, other }, at) => {
    const isShort = at === 0 && Math.max(one.length, other.length) <= shortest && !`${one}${other}`.includes("\n");
    return isShort ? `${label} ${fromTo(one, other)}` : label;
  });
  const more = changed.length - said.length;
  return [...said, ...(more > 0 ? [`${more} más`] : [])].join(", ");
}
