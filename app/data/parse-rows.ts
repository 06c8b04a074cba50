import type { SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";

/** What the backend answered to a read of a list that it was asked to count. */
interface Answer {
  data: unknown;
  count: number | null;
}

type Listener = (table: string, error: Error) => void;
const listeners = new WeakMap<SupabaseClient, Listener>();

/** The same client for one reader, who is told when a row of his reads is left out. Without one it is the console's. */
export function tellOfBrokenRows(client: SupabaseClient, listener: Listener): SupabaseClient {
  const own: SupabaseClient = Object.create(client);
  listeners.set(own, listener);
  return own;
}

/**
 * The rows that are what their schema says. One that is not (changed by hand, say) is left out and reported, so that it
 * does not empty the list. Throws when none is, or when a column is not there at all: then it is the answer that is
 * wrong, or the database is of another version than we, and no list at all would be a lie.
 */
export function parseRows<T>(client: SupabaseClient, table: string, schema: z.ZodMiniType<T>, rows: unknown): T[] {
  if (!Array.isArray(rows)) throw new Error(`the read of ${table} answered no list`);
  const errors: Error[] = [];
  const good = rows.flatMap((row: unknown) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data];
    const error = new Error(`a row of ${table} (${nameOf(row)}) is not as expected: ${reasons(parsed.error.issues)}`);
    if (parsed.error.issues.some(({ path: [column] }) => isMissing(row, column))) throw error;
    errors.push(error);
    return [];
  });
  const [first] = errors;
  if (first && good.length === 0) throw first;
  for (const error of errors) leaveOut(client, table, error);
  return good;
}

/** The rows of a list that was counted: it is empty only when the count says so, else the answer is wrong. */
export function parseCounted<T>(client: SupabaseClient, table: string, schema: z.ZodMiniType<T>, answer: Answer): T[] {
  const rows = parseRows(client, table, schema, answer.data);
  if (rows.length === 0 && answer.count !== 0)
    throw new Error(`the read of ${table} answered no row of ${answer.count}`);
  return rows;
}

/** The one row of a counted read, or null when there is none. A row that is broken is not missing: that throws. */
export function parseOnly<T>(
  client: SupabaseClient,
  table: string,
  schema: z.ZodMiniType<T>,
  answer: Answer,
): T | null {
  return parseCounted(client, table, schema, answer)[0] ?? null;
}

/** The one row, or null when there is none. Throws when it is not what its schema says: it is not missing. */
export function parseRow<T>(client: SupabaseClient, table: string, schema: z.ZodMiniType<T>, row: unknown): T | null {
  return row === null || row === undefined ? null : (parseRows(client, table, schema, [row])[0] ?? null);
}

/** Says that the page goes without a row. */
export function leaveOut(client: SupabaseClient, table: string, error: Error): void {
  const listener = listeners.get(client);
  if (listener) listener(table, error);
  else console.warn(`${error.message} (left out)`);
}

function isMissing(row: unknown, column: PropertyKey | undefined): boolean {
  return column === undefined || typeof row !== "object" || row === null || !(column in row);
}

function nameOf(row: unknown): string {
  return typeof row === "object" && row !== null && "id" in row ? `id ${row.id}` : "without an id";
}

function reasons(issues: z.core.$ZodIssue[]): string {
  return issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
}
