import * as z from "zod/mini";

/** What every row has: its name, when it came and which version it is. Times are ISO text, to the microsecond. */
export const storedRow = { id: z.string(), created_at: z.string(), updated_at: z.string() };

/** Text that may be missing in the table. */
export const optionalText = z.nullable(z.string());

/** Who reads back a row of a table of its own; what it needs to be found again and saved over. */
export type StoredRow = { id: string; updated_at: string };

/**
 * The columns of a row that people write; the others are the database's. A place in a list may be left open: the database
 * makes it the last one.
 */
export type Writable<Row> = Omit<Row, "id" | "created_at" | "updated_at" | "display_order"> &
  (Row extends { display_order: number } ? { display_order: number | null } : unknown);
