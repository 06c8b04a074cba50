import { type Language, linkIn, ownLanguage } from "#shared/language.ts";
import type { StructuredThing } from "./structured-data.tsx";

/**
 * What a page says of itself to machines, with the addresses of its own language. An `@id` names the same thing in all
 * of them and stays.
 */
export function inPageLanguage(thing: StructuredThing, siteUrl: string, language: Language): StructuredThing {
  if (language === ownLanguage) return thing;
  const change = (value: unknown, key: string): unknown => {
    if (key === "@id") return value;
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (typeof value === "object" && value !== null) return changeAll(value);
    const isOurs = typeof value === "string" && (value === siteUrl || value.startsWith(`${siteUrl}/`));
    return isOurs ? siteUrl + linkIn(value.slice(siteUrl.length) || "/", language) : value;
  };
  const changeAll = (item: object) =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, change(value, key)]));
  return changeAll(thing);
}
