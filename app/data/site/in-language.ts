import type { SupabaseClient } from "@supabase/supabase-js";
import type * as z from "zod/mini";
import { type Language, ownLanguage } from "#shared/language.ts";
import { type Columns, columnsOf, translatableNames } from "../../content/entity.ts";
import { type Translated, translated } from "../../content/site/translation.ts";

const languages = new WeakMap<SupabaseClient, Language>();

/** From now on this client's public reads give what visitors of this language read; without a word they are Spanish. */
export function readIn(client: SupabaseClient, language: Language): SupabaseClient {
  languages.set(client, language);
  return client;
}

/** The language of whoever this client reads for, and writes for: what she sends is answered in it. */
export function languageOfReads(client: SupabaseClient): Language {
  return languages.get(client) ?? ownLanguage;
}

/**
 * What a read asks for of rows with this schema, translations only where they are wanted; `translations` is the column
 * that holds them where that is another one.
 */
export function columnsIn(client: SupabaseClient, schema: z.ZodMiniObject, translations = "translations"): string {
  const own = columnsOf(schema);
  if (languageOfReads(client) === ownLanguage) return own;
  return `${own},${translations === "translations" ? translations : `translations:${translations}`}`;
}

/** The rows as visitors of the client's language read them, by the columns of their entity or the names of texts. */
export function inLanguage<Row extends Translated>(
  client: SupabaseClient,
  texts: Columns | readonly string[],
  rows: Row[],
): Row[] {
  const language = languageOfReads(client);
  if (language === ownLanguage) return rows;
  const names = isNames(texts) ? texts : translatableNames(texts);
  return rows.map((row) => translated(row, names, language));
}

// Array.isArray tells no readonly array from an object.
const isNames = (texts: Columns | readonly string[]): texts is readonly string[] => Array.isArray(texts);
