import { notSupported, RestError } from "./rest-error.ts";

/** What the `Prefer` header asks for. */
export interface Preferences {
  returning: "representation" | "minimal" | "headers-only" | null;
  isCounted: boolean;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  missing: "default" | "null" | null;
}

const refused = ["count=planned", "count=estimated", "tx=rollback", "max-affected=", "timezone="];
const harmless = new Set(["tx=commit", "handling=strict", "handling=lenient"]);

/**
 * Reads `Prefer`. What would change the answer and is not supported here is refused; what nobody knows is passed
 * over, or refused too with `handling=strict` (RFC 7240 allows both, PostgREST does so).
 */
export function readPreferences(header: string | null): Preferences {
  const preferences: Preferences = { returning: null, isCounted: false, resolution: null, missing: null };
  const words = (header ?? "").split(",").map((word) => word.trim());
  const unknown = words.filter((word) => word !== "" && !apply(word, preferences));
  if (unknown.length > 0 && words.includes("handling=strict")) {
    throw new RestError({
      status: 400,
      code: "PGRST122",
      message: "Invalid preferences given with handling=strict",
      details: `Invalid preferences: ${unknown.join(", ")}`,
    });
  }
  return preferences;
}

/** `Preference-Applied` for those preferences that played a part, or null. */
export function appliedPreferences(preferences: Partial<Preferences>): string | null {
  const { resolution, missing, returning, isCounted } = preferences;
  const words = [
    resolution && `resolution=${resolution}`,
    missing && `missing=${missing}`,
    returning && `return=${returning}`,
    isCounted && "count=exact",
  ].filter((word) => typeof word === "string");
  return words.length > 0 ? words.join(", ") : null;
}

// The first of two contradicting preferences counts.
function apply(word: string, preferences: Preferences): boolean {
  const refusal = refused.find((it) => word.startsWith(it));
  if (refusal) throw notSupported(`the preference '${refusal}${refusal.endsWith("=") ? "…" : ""}'`);
  switch (word) {
    case "return=representation":
    case "return=minimal":
    case "return=headers-only":
      preferences.returning ??=
        word === "return=representation" ? "representation" : word === "return=minimal" ? "minimal" : "headers-only";
      return true;
    case "resolution=merge-duplicates":
    case "resolution=ignore-duplicates":
      preferences.resolution ??= word === "resolution=merge-duplicates" ? "merge-duplicates" : "ignore-duplicates";
      return true;
    case "missing=default":
    case "missing=null":
      preferences.missing ??= word === "missing=default" ? "default" : "null";
      return true;
    case "count=exact":
      preferences.isCounted = true;
      return true;
    default:
      return harmless.has(word);
  }
}
