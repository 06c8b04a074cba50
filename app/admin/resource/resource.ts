import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import type { Option } from "../../content/entity.ts";
import type { StoredRow, Writable } from "../../content/stored-row.ts";
import type { RecordTable } from "../../data/records.ts";
import type { FormErrors } from "../form/form-errors.ts";
import type { FormColumns, FormHandle } from "../form/form-handle.ts";
import type { Faults } from "../form/save-result.ts";
import type { ManualOrder } from "./order/manual-order.ts";

/** A list of the panel as facts. Its rows may lack what only the form needs. */
export interface ListDescription<Row extends StoredRow> {
  table: RecordTable<Row>;
  titles: Titles;
  /** Tells a row from its neighbours: "Eliminar {name}". */
  nameOf: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  /** People put the rows in order by hand: `manualOrder(table)`. Without it the table's order stands. */
  order?: ManualOrder<Row>;
  /** What of the list can be looked at by itself once it is long, as `list_page` knows it. */
  kinds?: readonly Option[];
  /** Where the row shows on the site, and why it does not if it does not. */
  onTheWeb?: (row: Row) => WebPlace;
}

/**
 * A section of the panel as facts. What it looks like stays JSX (cells, fields, preview), what it does is the
 * machinery's. A section that does not fit is a plain route made of the same parts, never another key in here.
 */
export interface Resource<Row extends Brief, Draft extends object, Brief extends StoredRow = Row>
  extends ListDescription<Brief> {
  /** The rows with all their columns, where the list reads only some: a form reads its own when it opens. */
  whole?: RecordTable<Row>;
  form: ResourceForm<Row, Draft, Brief>;
}

interface Titles {
  /** Heading of the list: "Gestionar Precios". */
  list: string;
  /** The sentence under it. */
  about: string;
  /** The button: "Añadir Precio". */
  add: string;
  /** The form's two titles. */
  create: string;
  edit: string;
  /** One of them and many, for the count: "precio", "precios". */
  one: string;
  many: string;
  /** With its article, for the question before a delete: "el precio". */
  theOne: string;
  /** What an empty list says, in one sentence. */
  empty: string;
  toasts: SectionToasts;
}

export interface ListColumn<Row> {
  title: string;
  /** What the column says in words: shown unless there is a `cell`, and what the search looks through. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** Numbers stand at the right, the row's name leads its card on a phone. */
  kind?: "number" | "name";
}

interface ResourceForm<Row extends Brief, Draft extends object, Brief extends StoredRow = Row> {
  /** What a new one starts with; the rows are there for the next place in the order: all, or the last of a long list. */
  empty: (rows: readonly Brief[]) => Draft;
  of: (row: Row) => Draft;
  columns: FormColumns<Draft>;
  /** Turns what was typed into columns, or says beside the field what is wrong. */
  input: z.ZodMiniType<Columns<Row>, Draft>;
  /**
   * Asks the backend, before a save, what no form can know: whether an address or a name is taken. Gives the columns to
   * store, or what is at fault; `id` is null for a new row. May throw `SaveRefused`.
   */
  check?: (values: Columns<Row>, id: string | null) => Promise<{ values: Columns<Row> } | Faults>;
  /** Said beside what the fields say, of faults that have a sentence of their own (admin §5, §8). */
  faultToast?: (faults: FormErrors<Draft>, mode: "create" | "update") => ToastText | undefined;
  fields: (form: FormHandle<Draft>) => ReactNode;
  /** What the public page will show, from the same components. */
  preview?: (draft: Draft) => ReactNode;
  /** Of the sheet in CSS pixels, where the usual one has too little room; or a page of its own. */
  width?: number | "page";
}

/** What a form writes of a row; the id where it is made by the panel. */
export type Columns<Row extends StoredRow> = Partial<Writable<Row>> & { id?: string };

export interface WebPlace {
  path: string;
  /** One sentence each. */
  hiddenBecause: readonly string[];
}
