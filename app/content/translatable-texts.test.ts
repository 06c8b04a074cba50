import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allEntities, namedEntities } from "#tests/fixtures/all-entities.ts";
import { translatableNames } from "./entity.ts";

/** Words that are the same in every language, or that no visitor reads (docs/decisions/0325). */
const inSpanishOnly: Record<string, string[]> = {
  "names of people, clubs, companies and brands": [
    ...["articles.author", "class_exceptions.instructor", "club_classes.instructor", "clubs.name", "clubs.brand_line"],
    ...["company.legal_name", "company.second_brand", "partners.name", "testimonials.name"],
  ],
  "where something is": [
    ...["class_exceptions.room", "club_classes.room", "clubs.address", "clubs.district", "company.address"],
    "company.registry",
  ],
  "read by the calendar": ["events.event_date", "events.time"],
  "written by visitors": [
    "partner_submissions.company_name",
    "partner_submissions.contact_name",
    "partner_submissions.proposal",
  ],
  "sent by hand, in the language of whoever is answered": ["reply_templates.title", "reply_templates.body"],
  "a key of the code": ["page_words.page"],
  "a document, whose texts have fields of their own": ["landing_pages.json"],
};
/** Text columns that hold no words: keys of other rows, files, addresses. */
const holdsNoWords = /_id$|^(slug|email|phone|website|buttonUrl)$|_url$|image$|Image$|Logo\d?$/;

it("every text that visitors read may be written in another language, or has a reason not to be", () => {
  const missing = allEntities.flatMap(({ table, columns }) =>
    Object.entries(columns)
      .filter(([name, it]) => !it.isTranslatable && !it.options && !holdsNoWords.test(name) && takesWords(it.input))
      .map(([name]) => `${table}.${name}`),
  );
  expect(missing.toSorted()).toEqual(Object.values(inSpanishOnly).flat().toSorted());
});

it("every table with such texts is read in the language of the visitor", () => {
  const reads = globSync("app/data/**/*.ts")
    .map((text) => readFileSync(text, "utf8"))
    .join("\n");
  const read = new Set([...reads.matchAll(/(?:inLanguage\(client, |texts: )(\w+)\.columns/g)].map(([, name]) => name));
  const forgotten = namedEntities.filter(({ name, of }) => translatableNames(of.columns).length > 0 && !read.has(name));
  expect(forgotten.map(({ name }) => name).filter((text) => !readInTheirOwnWay.includes(text))).toEqual([]);
});

/** Documents and keyed texts: their texts have other names in the row than in the form. */
const readInTheirOwnWay = ["landingPages", "hero", "callToAction"];

const takesWords = (input: { safeParse(typed: unknown): { data?: unknown } }) =>
  typeof input.safeParse("Hola, ¿qué tal?").data === "string";
