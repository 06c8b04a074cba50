import { expect, it } from "vitest";
import { pageWords, pageWordsInput } from "./page-words.ts";

const draft = (known: object) => ({ ...pageWords.empty(), ...known });

it("writes the words and not which page they are of", () => {
  const read = pageWordsInput.parse(draft({ page: "contact", seo_title: "Hablemos", "seo_title@en": "Talk to us" }));
  expect(read).toEqual({
    seo_title: "Hablemos",
    seo_description: null,
    translations: { en: { seo_title: "Talk to us" } },
  });
});

it("asks for the club's name in the title of a page that each club has, in every language", () => {
  const faults = (known: object) =>
    pageWordsInput.safeParse(draft({ page: "timetable", ...known })).error?.issues.map(({ path }) => path[0]);
  expect(faults({ seo_title: "Horarios" })).toEqual(["seo_title"]);
  expect(faults({ seo_title: "Clases en {club}", "seo_title@en": "Classes" })).toEqual(["seo_title@en"]);
  expect(faults({ seo_title: "Clases en {club}", seo_description: "Todas las clases." })).toBeUndefined();
  expect(faults({})).toBeUndefined();
});

it("takes as much as results of search show", () => {
  expect(pageWordsInput.safeParse(draft({ page: "home", seo_title: "a".repeat(71) })).success).toBe(false);
  expect(pageWordsInput.safeParse(draft({ page: "home", seo_description: "a".repeat(161) })).success).toBe(false);
});
