import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { sections } from "#app/admin/sections.ts";
import { type Columns, translatableNames } from "#app/content/entity.ts";
import { privacySettingsRow } from "#app/content/people/privacy.ts";
import { companyRow } from "#app/content/site/company.ts";
import { landingPage } from "#app/content/site/landing-page.ts";
import { translationParts } from "#app/content/site/translation.ts";
import { fixedPages } from "#domain/pages/fixed-pages.ts";
import { allEntities } from "#tests/fixtures/all-entities.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";

const database = await testDatabase();

/** Tables whose rows are read as something else than the fields of their forms. */
const readAs: Record<string, z.ZodMiniObject> = {
  company: companyRow,
  landing_pages: landingPage,
  privacy_settings: privacySettingsRow,
};
const tables: { table: string; row: z.ZodMiniObject; columns: Columns }[] = allEntities
  // Each of its columns is a row.
  .filter(({ table }) => table !== "site_content")
  .map(({ table, row, columns }) => ({ table, row: readAs[table] ?? row, columns }));

/** Lists of the panel that are read in pages once they are long. */
const listsInPages = [
  "articles",
  "events",
  "merch_products",
  "ninecast_episodes",
  "partners",
  "precios",
  "testimonials",
];

/** Columns that the database keeps for itself or for one list, and that no row of an entity has. */
const beside: Record<string, string> = {
  "articles.opening": "the first lines of the text, made by the database for the cards",
  "partner_submissions.assigned_to": "who answers it, which the desk says",
  "partner_submissions.attention": "why it stands first, which the desk says",
  "partner_submissions.attention_at": "since when it stands first",
  "partner_submissions.notice_version": "which notice its sender read, a proof that no list shows",
  "partner_submissions.notice_at": "when its sender read it",
  ...Object.fromEntries(
    listsInPages.map((table) => [`${table}.search`, "what the search of its list compares, made by the database"]),
  ),
  ...Object.fromEntries(
    ["company", "privacy_settings"].flatMap((table) =>
      ["id", "created_at"].map((name) => [`${table}.${name}`, "there is one row, and nobody asks for its name"]),
    ),
  ),
  "merch_products.colours": "the British name of colors, made by the database for the specification",
};

test.each(tables)("the columns of $table are those of the database, of the same kinds", async ({ table, row }) => {
  const stored = await database.sql<Stored[]>`
    select column_name as name, data_type as type, is_nullable = 'YES' as "mayBeNull"
    from information_schema.columns where table_schema = 'public' and table_name = ${table}
  `;
  const own = stored.filter(({ name }) => !(`${table}.${name}` in beside) && !isTranslation(name));
  const inDatabase = own.map(({ name, type, mayBeNull }) => [name, { kind: kinds[type] ?? type, mayBeNull }]);
  const inCode = Object.entries(row.shape).flatMap(([name, schema]) =>
    name in translationParts ? [] : [[name, kindOf(schema)]],
  );
  expect(Object.fromEntries(inCode)).toEqual(Object.fromEntries(inDatabase));
});

test.each(tables)("$table can hold translations where its texts may be translated", async ({ table, columns }) => {
  const [found] = await database.sql`
    select from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = 'translations'`;
  expect(found !== undefined).toBe(translatableNames(columns).length > 0);
});

test("lists that are read in pages are those that the database searches", async () => {
  const searched = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'search' order by 1`;
  const known = searched.map(({ name }) => name);
  const inPages = sections.filter(({ file }) =>
    /loadList\([^;]*\brequest\b/.test(readFileSync(`app/admin/${file}`, "utf8")),
  );
  expect(inPages.map(({ table }) => table).filter((text) => !known.includes(text ?? ""))).toEqual([]);
  expect(listsInPages.filter((page) => !known.includes(page))).toEqual([]);
});

test("there are words for each page that the code knows, and for no other", async () => {
  const rows = await database.sql<{ page: string }[]>`select page from page_words`;
  expect(rows.map(({ page }) => page).toSorted()).toEqual(Object.keys(fixedPages).toSorted());
});

/** What every table with texts has beside them. */
const isTranslation = (name: string) => name === "translations" || name === "listed_translations";

interface Stored {
  name: string;
  type: string;
  mayBeNull: boolean;
}

/** What a type of PostgreSQL is in JSON. */
const kinds: Record<string, string> = {
  text: "string",
  uuid: "string",
  date: "string",
  "timestamp with time zone": "string",
  smallint: "number",
  integer: "number",
  numeric: "number",
  ARRAY: "array",
  jsonb: "object",
};

function kindOf(schema: z.core.$ZodType): { kind: string; mayBeNull: boolean } {
  // Every schema is one of those that zod lists.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "nullable") return { ...kindOf(def.innerType), mayBeNull: true };
  return { kind: def.type === "enum" ? "string" : def.type, mayBeNull: false };
}
