import * as z from "zod/mini";
import { type Language, languages, ownLanguage } from "#shared/language.ts";

/** The languages that what staff write may be translated into. */
export const furtherLanguages = languages.filter(({ code }) => code !== ownLanguage);

const words = z.union([z.string(), z.array(z.string())]);

/** What a row holds beside its columns. Neither is asked for by a read in Spanish. */
export const translationParts = {
  /** By language and column: `{ en: { title: "…" } }`. Broken ones are none, since the Spanish is there. */
  translations: z.optional(z.catch(z.record(z.string(), z.record(z.string(), words)), {})),
  /** No column: which of its texts a read in a further language left in Spanish. */
  fellBack: z.optional(z.array(z.string())),
};

/** A row that may say things in further languages. */
export type Translated = z.output<z.ZodMiniObject<typeof translationParts>>;

/** The field of a form for a column in a further language: `title@en`. */
export const translationField = (name: string, code: string) => `${name}@${code}`;

/** The column and the language of such a field; null for a field of a column itself. */
export function translatedColumn(field: string): { name: string; code: string } | null {
  const [name = "", code] = field.split("@");
  return code === undefined ? null : { name, code };
}

/** What a row says in such a field; undefined where it does not. */
export function translationIn(row: object, field: string): string | string[] | undefined {
  const of = translatedColumn(field);
  // Every row of an entity has them; generic code cannot follow that.
  return of === null ? undefined : (row as Translated).translations?.[of.code]?.[of.name];
}

/** What a form writes as columns: its fields in further languages become the one column of translations. */
export function columnsOfFields<Values extends object>(values: Values): Values & Translated {
  const translations: Record<string, Record<string, string | string[]>> = {};
  const own: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const of = translatedColumn(field);
    if (of === null) own[field] = value;
    else translations[of.code] = { ...translations[of.code], ...(value !== null && { [of.name]: value }) };
  }
  const isNone = Object.keys(own).length === Object.keys(values).length;
  const said = Object.fromEntries(Object.entries(translations).filter(([, texts]) => Object.keys(texts).length > 0));
  // What was taken out of the values are the fields that their type does not know.
  return isNone ? values : { ...(own as Values), translations: said };
}

/** Of what a form holds or writes, the fields in further languages. */
export function translationsOf(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => translatedColumn(field) !== null));
}

/**
 * A row as it reads in a further language: of these columns those that have a translation say it, and `fellBack` names
 * those that go on in Spanish. What is empty in Spanish stays empty.
 */
export function translated<Row extends Pick<Translated, "translations">>(
  row: Row,
  names: readonly string[],
  language: Language,
): Row & Pick<Translated, "fellBack"> {
  const { translations, ...own } = row;
  const said = translations?.[language] ?? {};
  const filled = names.filter((name) => isFilled(Reflect.get(row, name)));
  const isSaid = (name: string) =>
    said[name] !== undefined && Array.isArray(said[name]) === Array.isArray(Reflect.get(row, name));
  const replaced = filled.filter(isSaid).map((name) => [name, said[name]]);
  const fellBack = filled.filter((name) => !isSaid(name));
  // A column says words of its own kind, text or list, whatever the language.
  return { ...own, ...Object.fromEntries(replaced), fellBack } as unknown as Row;
}

const isFilled = (words: unknown) => (Array.isArray(words) ? words.length > 0 : Boolean(words));
