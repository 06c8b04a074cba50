import { listedPrice } from "#domain/rates/price.ts";
import { choiceText } from "../../content/entity.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import type { RecordTable } from "../../data/records.ts";
import type { FormColumn } from "../form/form-handle.ts";
import type { Resource } from "../resource/resource.ts";

type Draft = Readonly<Record<string, unknown>>;
export type Whole = StoredRow & Readonly<Record<string, unknown>>;

/** What of a section's form changes many rows: whole rows, and the columns that people know. */
export interface ManyForm {
  table: RecordTable<Whole>;
  columns: Readonly<Record<string, FormColumn | undefined>>;
  of: (row: Whole) => Draft;
  empty: (rows: readonly Whole[]) => Draft;
  input: Resource<StoredRow, object>["form"]["input"];
}

/** Of a list whose rows have a form beside it; null where they are edited in a place of their own. */
export function manyForm(resource: object): ManyForm | null {
  if (!("form" in resource)) return null;
  // Which columns they are nobody asks for here: each is named by what the form calls it.
  const { form, whole, table } = resource as unknown as Resource<Whole, Draft>;
  return { ...form, table: whole ?? table } as unknown as ManyForm;
}

export interface PlannedRow {
  row: Whole;
  before: string;
  after: string;
  fault?: string;
  /** The columns to write; null where nothing changes. */
  told: Record<string, unknown> | null;
}

/** What becomes of a row when one of its fields says something else, and others beside it, by the rules of its form. */
export function planRow(
  { columns, of, input }: ManyForm,
  row: Whole,
  name: string,
  typed: unknown,
  beside: Draft = {},
): PlannedRow {
  const draft = of(row);
  const read = input.safeParse({ ...draft, [name]: typed, ...beside });
  const shown = (value: unknown) => said(columns[name], name, value);
  const plan = { row, before: shown(isPrice(name) ? row[name] : draft[name]), after: shown(typed), told: null };
  if (!read.success) {
    const { issues } = read.error;
    return { ...plan, fault: (issues.find(({ path }) => path[0] === name) ?? issues[0])?.message ?? "No se admite." };
  }
  const value: unknown = Reflect.get(read.data, name);
  if (isPrice(name)) plan.after = shown(value);
  if (JSON.stringify(value) === JSON.stringify(row[name])) return plan;
  const others = Object.keys(beside).map((other) => [other, Reflect.get(read.data, other)]);
  return { ...plan, told: { [name]: value, ...Object.fromEntries(others) } };
}

/** What a copy of a row writes: what its form would, with a name and an address of its own. */
export function copyOf({ columns, of, input }: ManyForm, row: Whole, mark: string): Record<string, unknown> {
  const draft = of(row);
  const name = "title" in columns ? "title" : "name";
  const copy = { ...draft, ...(typeof draft[name] === "string" && { [name]: `${draft[name]} (copia)` }) };
  const read = input.safeParse("slug" in draft ? { ...copy, slug: `${draft.slug}-${mark}` } : copy);
  if (!read.success) throw new Error(`No se puede duplicar así: ${read.error.issues[0]?.message ?? ""}`);
  const { display_order: _place, ...values } = read.data as Record<string, unknown>;
  return { ...values, ...("is_published" in values && { is_published: false }) };
}

/** The field that keeps what a price was before, in lists whose pages strike it. */
export const earlierPriceOf = ({ columns }: ManyForm): "old_price" | "original_price" | undefined =>
  (["old_price", "original_price"] as const).find((name) => name in columns);

export const isPrice = (name: string): boolean => /(^|_)price$/.test(name);

/** The fields that can say the same in many rows: not what tells a row from the others, nor pictures. */
export function fieldsForMany({ columns, of }: ManyForm, row: Whole): string[] {
  const draft = of(row);
  return Object.keys(columns).filter((name) => {
    const column = columns[name];
    const isPlain = typeof draft[name] === "boolean" || (typeof draft[name] === "string" && !column?.shape);
    return isPlain && name in row && !own.test(name);
  });
}

const own =
  /^(title|name|slug|text|link|url|page|display_order|withdrawn_to)$|image|video|photo|picture|logo|poster|caption|file|seo|email/;

function said(column: FormColumn | undefined, name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return isPrice(name) ? listedPrice(value) : String(value);
  const text = choiceText({ options: column?.options }, String(value ?? ""));
  if (text === "") return "Vacío";
  return /_at$/.test(name) ? text.replace("T", " ").slice(0, 16) : text;
}
