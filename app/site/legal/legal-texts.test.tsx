import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PrivacySettings, privacySettings } from "#app/content/people/privacy.ts";
import { inSpanish } from "#texts/translate.ts";
import { LegalBlocks } from "./legal-blocks.tsx";
import type { LegalFacts } from "./legal-facts.ts";
import { type LegalText, legalTexts, readSections } from "./legal-texts.ts";
import { legalValues } from "./legal-values.tsx";

const facts = {
  siteUrl: "https://www.nine.example",
  owner: {
    companyName: "N_ueve *A*, S.L.",
    address: "Calle (X), 9",
    phone: "{phone}",
    email: "a_b@nueve.example",
    privacyEmail: "",
  },
} as LegalFacts;
const terms = Object.keys(privacySettings.columns);
/** Each another number, so that none is taken for another's. */
const kept = Object.fromEntries(terms.map((name, place) => [name, 31 + place])) as unknown as PrivacySettings;
const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
/** Headings, items and quotes, line by line. */
const shapeOf = (text: string) => text.split("\n").map((line) => /^(##|-|>|)/.exec(line)?.[0]);

function say(text: string, more: Partial<LegalFacts> = {}): string {
  const values = legalValues({ ...facts, ...more }, inSpanish);
  return readSections(text, values)
    .map(({ blocks }) => renderToStaticMarkup(<LegalBlocks of={blocks} values={values} />))
    .join("\n");
}

test.each(Object.keys(legalTexts) as LegalText[])(
  "%s says the same in every language, and names what there is",
  (text) => {
    const { es, en } = legalTexts[text];
    const known = Object.keys(legalValues({ ...facts, terms: kept }, inSpanish));
    expect(named(en)).toEqual(named(es));
    expect(shapeOf(en)).toEqual(shapeOf(es));
    expect(named(es).filter((name) => !known.includes(name))).toEqual([]);
  },
);

test.each(terms)("the privacy page says what the nightly deletion goes by: %s", (name) => {
  const said = `${Reflect.get(kept, name)} ${name.endsWith("_days") ? "días" : "meses"}`;
  expect(say(legalTexts.privacy.es, { terms: kept })).toContain(said);
});

test("terms that could not be read are not made up, and views that are not counted not told of", () => {
  const said = say(legalTexts.privacy.es, { terms: null });
  expect(said).not.toMatch(/\d+ (meses|días)|undefined|NaN|[[\]]|sumamos/);
  expect(say(legalTexts.privacy.es, { countsViews: true })).toContain("sumamos");
});

test("facts are said as they are, and one that nobody knows stays in braces", () => {
  expect(say("## A\n\n{companyName}, {address}, {call}, {mail}\n\n> {email}")).toBe(
    '<p>N_ueve *A*, S.L., Calle (X), 9, {phone}, <a href="mailto:a_b@nueve.example">a_b@nueve.example</a></p>' +
      '<blockquote class="notice small">a_b@nueve.example</blockquote>',
  );
});
