import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { slugChecks } from "#texts/admin/slug-checks.ts";
import { formTexts } from "#texts/form-texts.ts";

/** The field that the database refused, which the form's own check could not know of, and what to say there. */
export interface TakenValue {
  name: string;
  sentence: string;
}

/** What must be the only one of its kind; behind row-level security PostgreSQL names the constraint alone, never the value. */
const onlyOnes: Record<string, TakenValue> = {
  // The only id that people choose, by the club's name.
  clubs_pkey: { name: "name", sentence: formTexts.clubName },
  activities_name_once: { name: "name", sentence: formTexts.activityName },
  redirects_path_key: { name: "path", sentence: redirectTexts.taken },
};

/** What a refused save says of one field; null when it was refused for another reason. */
export function takenValue(error: unknown): TakenValue | null {
  const { code, hint, message = "" }: Refusal = error instanceof Error ? error : {};
  // A rule of the house says its sentence itself, and in its hint of which field it is.
  const field = /^field (\w+)$/.exec(hint ?? "")?.[1];
  if (field) return { name: field, sentence: message };
  const constraint = code === "23505" ? (/"(\w+)"/.exec(message)?.[1] ?? "") : "";
  if (/_slug(_key)?$/.test(constraint)) return { name: "slug", sentence: slugChecks.taken.description };
  return onlyOnes[constraint] ?? null;
}

interface Refusal {
  code?: unknown;
  hint?: string | null;
  message?: string;
}
