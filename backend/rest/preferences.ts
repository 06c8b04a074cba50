import { notSupported, RestError } from "./rest-error.ts";

/** What the `Prefer` header asks for. */
export interface Preferences {
  returning: "representation" | "minimal" | "headers-only" | null;
  isCounted: boolean;
  resolution: "merge-duplicates" | "ignore-duplicates" | null;
  missing: "default" | "null" | null;
}

const refused = ["count=planned", "count=estimated", "tx=rollback", "max-affected=", "timezone="];
const harmless = new Set(["count=exact", "tx=commit", "handling=strict", "handling=lenient"]);

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

const returnings = new Map<string, Preferences["returning"]>([
  ["return=representation", "representation"],
  ["return=minimal", "minimal"],
  ["return=headers-only", "headers-only"],
]);
const resolutions = new Map<string, Preferences["resolution"]>([
  ["resolution=merge-duplicates", "merge-duplicates"],
  ["resolution=ignore-duplicates", "ignore-duplicates"],
]);
const fillings = new Map<string, Preferences["missing"]>([
  ["missing=default", "default"],
  ["missing=null", "null"],
]);

/** Notes one preference, the first of two contradicting ones; false when nobody knows it. */
function apply(word: string, preferences: Preferences): boolean {
  const refusal = refused.find((text) => word.startsWith(text));
  if (refusal) throw notSupported(`the preference '${refusal}${refusal.endsWith("=") ? "…" : ""}'`);
  preferences.returning ??= returnings.get(word) ?? null;
  preferences.resolution ??= resolutions.get(word) ?? null;
  preferences.missing ??= fillings.get(word) ?? null;
  preferences.isCounted ||= word === "count=exact";
  return [returnings, resolutions, fillings].some((known) => known.has(word)) || harmless.has(word);
}
