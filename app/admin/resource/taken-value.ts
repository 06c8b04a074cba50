import { slugChecks } from "#texts/admin/slug-checks.ts";
import { formTexts } from "#texts/form-texts.ts";

/** The field whose value another row got first, between the form's own check and the save, and what to say there. */
export interface TakenValue {
  name: string;
  sentence: string;
}

/** What a refused save says of a value that must be the only one of its kind; null when it was refused for another reason. */
export function takenValue(error: unknown): TakenValue | null {
  const { code, message = "" }: { code?: unknown; message?: string } = error instanceof Error ? error : {};
  if (code !== "23505") return null;
  // Behind row-level security PostgreSQL names the constraint alone, never the value.
  const constraint = /"(\w+)"/.exec(message)?.[1];
  if (constraint?.endsWith("_slug_key")) return { name: "slug", sentence: slugChecks.taken.description };
  // The only id that people choose, by the club's name.
  if (constraint === "clubs_pkey") return { name: "name", sentence: formTexts.clubName };
  // The database's own rule about the pages of clubs says its sentence itself.
  return constraint === undefined ? { name: "link", sentence: message } : null;
}
