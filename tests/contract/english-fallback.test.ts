import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { translatableNames } from "#app/content/entity.ts";
import { allEntities } from "#tests/fixtures/all-entities.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { outsideOfBrackets, plain, wordsOnPage } from "#tests/fixtures/words-on-page.ts";
import { publicAddresses } from "../../bench/measure/public-addresses.ts";

// English pages of a house whose staff have written no English: whatever they say in Spanish says that it is Spanish
// (WCAG 3.1.2), in an element of its own. Sentences of ours stand in brackets, and what a row says within one of them
// cannot be marked where it is an attribute.
vi.mock("#texts/translators.ts", async (original) =>
  (await import("#tests/fixtures/bracketed-english.ts")).bracketedEnglish(await original()),
);

let backend: TestBackend;
let site: TestSite;
let spanish: Spanish;
beforeAll(async () => {
  backend = await openTestBackend();
  await forgetTranslations(backend);
  spanish = await spanishOf(backend);
  site = await openTestSite(backend);
});
afterAll(() => site.close());

const more = [
  "/ninecast/por-que-a-las-siete",
  "/club/acacias/visita",
  "/club/acacias/cartel",
  "/club/arganzuela/visita",
];

test.each([...publicAddresses, ...more])("/en%s says of each Spanish text that it is Spanish", async (path) => {
  const html = await (await fetch(`${site.origin}/en${path === "/" ? "" : path}`)).text();
  expect(html).toContain('<html lang="en">');
  // The head has no place to say it; what is found there is in the language of its row.
  const body = html.replace(/<head>.*?<\/head>/s, "");
  const free = outsideOfBrackets(wordsOnPage(body)).map(plain);
  expect([...new Set(free.filter((text) => isSpanish(text, spanish)))]).toEqual([]);
});

test("the pages that were looked at show Spanish texts, and say so", async () => {
  const html = await (await fetch(`${site.origin}/en/events`)).text();
  expect(html).toMatch(/<h2 class="[^"]*" lang="es"><a [^>]*>Carrera de Madrid Río<\/a><\/h2>/);
  expect(isSpanish(plain("Carrera de Madrid Río"), spanish)).toBe(true);
});

interface Spanish {
  /** Whole texts of rows. */
  whole: Set<string>;
  /** All of them, to look for parts of. */
  all: string;
}

/** A text of a row, or a part of one that is too long to be there by chance. */
function isSpanish(words: string, { whole, all }: Spanish): boolean {
  return whole.has(words) || (words.length >= 24 && all.includes(words));
}

async function forgetTranslations({ sql }: TestBackend): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'translations'`;
  for (const { name } of tables) await sql`update ${sql(name)} set translations = '{}'`;
}

/** Every text that may be translated, as pages compare it. Names that are the same in every language are none. */
async function spanishOf({ sql }: TestBackend): Promise<Spanish> {
  const rows = await Promise.all(
    allEntities.map(async ({ table, columns }) => {
      const names = translatableNames(columns);
      const found = await sql<{ row: Record<string, unknown> }[]>`select to_jsonb(it) as row from ${sql(table)} it`;
      return found.flatMap(({ row }) => names.flatMap((name) => textsOf(row[name])));
    }),
  );
  const landings = await sql<{ content: Record<string, unknown> }[]>`select content from landing_pages`;
  const [manifiesto] = await sql<{ content: unknown }[]>`select content from manifiesto_content`;
  const own = ["mainTitle", "mainSubtitle", "buttonText", "sectionTitle", "sectionContent", "infoBoxContent"];
  const texts = [
    ...rows.flat(),
    ...landings.flatMap(({ content }) => own.flatMap((name) => textsOf(content[name]))),
    ...textsOf(manifiesto?.content).filter((text) => !/^(\/|https?:)/.test(text)),
  ];
  const parts = texts.flatMap((text) =>
    text
      .replaceAll(/<[^>]*>|\]\([^)]*\)/g, " ")
      .split("\n")
      .map(plain),
  );
  const said = parts.filter((part) => /\p{L}{2}/u.test(part) && !sameInBoth.test(part));
  return { whole: new Set(said), all: said.join("\n") };
}

const sameInBoth =
  /^(space|nine fitness( \+ space)?|ninecast|9ftoday|events|clubs|club|partners|contact|careers|merch|nine merch|home)$/;

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
