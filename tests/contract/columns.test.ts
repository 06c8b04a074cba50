import { afterAll, beforeAll, expect, test } from "vitest";
import type * as z from "zod/mini";
import { activities } from "#app/content/activity.ts";
import { articles } from "#app/content/article.ts";
import { classExceptions } from "#app/content/class-exception.ts";
import { clubs } from "#app/content/club.ts";
import { clubClasses } from "#app/content/club-class.ts";
import { clubDays } from "#app/content/club-day.ts";
import { type Columns, translatableNames } from "#app/content/entity.ts";
import { episodes } from "#app/content/episode.ts";
import { events } from "#app/content/event.ts";
import { extras } from "#app/content/extra.ts";
import { headerLinks } from "#app/content/header-link.ts";
import { landingPage } from "#app/content/landing-page.ts";
import { partners } from "#app/content/partner.ts";
import { products } from "#app/content/product.ts";
import { proposals } from "#app/content/proposal.ts";
import { rates } from "#app/content/rate.ts";
import { testimonials } from "#app/content/testimonial.ts";
import { translationParts } from "#app/content/translation.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const tables: { table: string; row: z.ZodMiniObject; columns?: Columns }[] = [
  activities,
  articles,
  classExceptions,
  clubClasses,
  clubDays,
  clubs,
  episodes,
  events,
  extras,
  headerLinks,
  { table: "landing_pages", row: landingPage },
  partners,
  products,
  rates,
  proposals,
  testimonials,
];

/** Columns that the database keeps for itself or for one list, and that no row of an entity has. */
const beside: Record<string, string> = {
  "articles.opening": "the first lines of the text, made by the database for the cards",
  "ninecast_episodes.has_transcript": "whether there is something to read, made by the database for the cards",
  "partner_submissions.assigned_to": "who answers it, which the desk says",
  "partner_submissions.notice_version": "which notice its sender read, a proof that no list shows",
  "partner_submissions.notice_at": "when its sender read it",
  ...Object.fromEntries(
    [articles, episodes, events, partners, products, rates, testimonials].map(({ table }) => [
      `${table}.search`,
      "what the search of its list compares, made by the database",
    ]),
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

test.each(tables)("$table can hold translations where its texts may be translated", async ({ table, columns = {} }) => {
  const [found] = await database.sql`
    select from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and column_name = 'translations'`;
  expect(found !== undefined).toBe(table === "landing_pages" || translatableNames(columns).length > 0);
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
