import * as z from "zod/mini";
import type { RecordTable } from "#app/data/records.ts";

/** A row as any table of the panel has it. */
export type AnyRow = { id: string; updated_at: string } & Record<string, unknown>;

export interface EditedTable {
  table: RecordTable<AnyRow>;
  /** A column that people write, and what the n-th save of it writes. */
  column: string;
  value(turn: number): unknown;
}

const text = (turn: number) => `Versión ${turn}`;
const minutes = (turn: number) => 1 + (turn % 480);

/** Every table whose rows are saved over the version that the person saw. The inbox notes each change instead. */
export const editedTables: EditedTable[] = [
  ...edited("name", text, ["activities", "club_days", "clubs", "merch_products", "partners"]),
  ...edited("title", text, ["articles", "club_extra_services", "events", "ninecast_episodes", "positions", "precios"]),
  ...edited("title", text, ["reply_templates"]),
  ...edited("seo_title", text, ["page_words"]),
  ...edited("text", text, ["header_links", "testimonials"]),
  ...edited("slug", (turn) => `version-${turn}`, ["landing_pages"]),
  ...edited("places", (turn) => turn, ["club_classes"]),
  ...edited("start_minute", minutes, ["class_exceptions"]),
];

function edited(column: string, value: EditedTable["value"], names: string[]): EditedTable[] {
  return names.map((name) => ({ table: { name, schema: z.any(), order: [] }, column, value }));
}
