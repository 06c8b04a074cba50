import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { isUnreachable } from "./unreachable.ts";

/**
 * Waits until a database answers: one that is started beside us may need a moment. Throws a sentence with the reason
 * after `patience` milliseconds, or at once when waiting would not help (a wrong password, no such database).
 */
export async function reachDatabase(sql: Sql, patience = 5000): Promise<void> {
  for (const end = Date.now() + patience; ; await delay(200)) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (isUnreachable(error) && Date.now() < end) continue;
      throw new Error(`The database cannot be used: ${reasonOf(error)}.`, { cause: error });
    }
  }
}

/** Node gathers the failures of several addresses under an empty message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return [error.message, error.message.includes(code) ? "" : code].filter(Boolean).join(" ");
}
