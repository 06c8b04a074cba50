import { slugChecks } from "../../texts/admin/slug-checks.ts";
import { formTexts } from "../../texts/form-texts.ts";

/** The field whose value another row got first, between the form's own check and the save, and what to say there. */
export interface TakenValue {
  name: string;
  sentence: string;
}

/** What a refused save says of a value that must be the only one of its kind; null when it was refused for another reason. */
export function takenValue(error: unknown): TakenValue | null {
  const { code, message = "", details = "" }: PostgresProblem = error instanceof Error ? error : {};
  if (code !== "23505") return null;
  const column = /^Key \((\w+)\)=/.exec(details ?? "")?.[1];
  if (column === "slug") return { name: "slug", sentence: slugChecks.taken.description };
  // Only a club is called by an id that comes from its name.
  if (column === "id") return { name: "name", sentence: formTexts.clubName };
  // The database's own rule about the pages of clubs says its sentence itself.
  return column === undefined ? { name: "link", sentence: message } : null;
}

interface PostgresProblem {
  code?: unknown;
  message?: string;
  details?: string | null;
}
