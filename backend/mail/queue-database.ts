import type { Sql } from "postgres";

/** How pg-boss asks PostgreSQL over our own driver: one connection or transaction, no second driver's pool. */
export function queueDatabase(on: Pick<Sql, "unsafe" | "typed">) {
  return {
    async executeSql(text: string, values: unknown[] = []): Promise<{ rows: object[] }> {
      if (values.length === 0) return { rows: await runScript(on, text) };
      const parameters = values.map((it) => on.typed(literal(it), inferredType));
      return { rows: [...(await on.unsafe(text, parameters))] };
    },
  };
}

/** Several statements at once come back as a list of results. A failed transaction of theirs must not stay open. */
async function runScript(on: Pick<Sql, "unsafe">, text: string): Promise<object[]> {
  try {
    return [...(await on.unsafe(text))].flat();
  } catch (error) {
    if (/^\s*begin\b/i.test(text)) await on.unsafe("rollback");
    throw error;
  }
}

// PostgreSQL's pseudo type "unknown": the parameter is understood as a literal in quotes would be.
const inferredType = 705;

function literal(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function element(value: unknown): string {
  const text = literal(value);
  return text === null ? "NULL" : `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
