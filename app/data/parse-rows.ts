import type * as z from "zod/mini";

/**
 * The rows that are what their schema says. A row that is not (a column changed by hand, say) is left out and reported
 * in the log, so that one bad row does not empty a list.
 */
export function parseRows<T>(table: string, schema: z.ZodMiniType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data];
    report(table, row, parsed.error.issues);
    return [];
  });
}

/** The one row, or null when there is none or it is not what its schema says (which is reported in the log). */
export function parseRow<T>(table: string, schema: z.ZodMiniType<T>, row: unknown): T | null {
  return row === null || row === undefined ? null : (parseRows(table, schema, [row])[0] ?? null);
}

function report(table: string, row: unknown, issues: z.core.$ZodIssue[]): void {
  const id = typeof row === "object" && row !== null && "id" in row ? String(row.id) : "?";
  const reasons = issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
  console.warn(`a row of ${table} was left out (id ${id}): ${reasons}`);
}
