import { expect, test } from "vitest";
import { translatorOf } from "#texts/translators.ts";
import { fixedPages } from "./fixed-pages.ts";
import {
  articleWords,
  clubWords,
  episodeWords,
  eventWords,
  fixedPageWords,
  landingWords,
  productWords,
} from "./page-words.ts";

const none = { seo_title: null, seo_description: null };

test("a page is called as its row says, and by staff's own words where there are some", () => {
  const article = { ...none, title: "Dormir", content: "## Sueño\n\nDuerme **más**." };
  expect(articleWords(article)).toEqual({ title: "Dormir", description: "Sueño Duerme más." });
  expect(articleWords({ ...article, seo_title: " Dormir mejor ", seo_description: "Ocho horas." })).toEqual({
    title: "Dormir mejor",
    description: "Ocho horas.",
  });
  expect(articleWords({ ...article, seo_title: "  " }).title).toBe("Dormir");
});

test("where a row says nothing of itself, its name does", () => {
  expect(clubWords({ ...none, district: "Arganzuela", name: "ACACIAS", description: " " }).description).toContain(
    "ACACIAS",
  );
  expect(productWords({ ...none, name: "Taza", description: null, price: 15 }).description).toMatch(/Taza.* 15,00\s€/);
  expect(landingWords({ ...none, name: " ", title: "Verano", subtitle: "" })).toEqual({
    title: "Verano",
    description: "Verano, en los clubs NINE FITNESS de Madrid.",
  });
});

test("one that has just been begun is called nothing yet", () => {
  const nothing = { title: "", description: "" };
  expect(landingWords({ ...none, name: "", title: "", subtitle: "" })).toEqual(nothing);
  expect(clubWords({ ...none, name: " ", district: null, description: null })).toEqual(nothing);
  expect(productWords({ ...none, name: "", description: null, price: 0 })).toEqual(nothing);
  expect(episodeWords({ ...none, title: " ", description: null, season: 1 }).description).toBe("");
});

test("a club is called what people search for, until staff say otherwise", () => {
  const club = { ...none, name: "ACACIAS", district: "Arganzuela", description: null };
  expect(clubWords(club).title).toBe("ACACIAS, gimnasio en Arganzuela");
  expect(clubWords(club, translatorOf("en")).title).toBe("ACACIAS, gym in Arganzuela");
  expect(clubWords({ ...club, district: null }).title).toBe("ACACIAS, gimnasio");
  expect(clubWords({ ...club, seo_title: "Tu gimnasio de Acacias" }).title).toBe("Tu gimnasio de Acacias");
});

test("an event is told with its day and place, in the language of the page, as far as they are known", () => {
  const event = { ...none, title: "Yoga", event_date: "25 DIC", time: "9:30", location: " Retiro ", description: null };
  const saved = { ...event, updated_at: "2026-11-22T09:00:00Z" };
  expect(eventWords(saved).description).toBe(
    "viernes, 25 de diciembre de 2026 · 9:30 · Retiro · Un evento de NINE FITNESS en Madrid.",
  );
  expect(eventWords({ ...saved, description: "Con\nvistas." }, translatorOf("en")).description).toMatch(
    /^Friday,? 25 December 2026 · 9:30 · Retiro · Con vistas\.$/,
  );
  const loose = { ...saved, event_date: "Todos los jueves", time: null, location: null };
  expect(eventWords(loose).description).toMatch(/^Todos los jueves · Un evento/);
});

test("an episode that nobody describes is told by its season", () => {
  const episode = { ...none, title: "Dormir", description: " ", season: 2 };
  expect(episodeWords(episode).description).toBe("«Dormir», un episodio de la temporada 2 de NineCast.");
  expect(episodeWords({ ...episode, description: "Sueño." }).description).toBe("Sueño.");
});

test("a description has the length that search engines show", () => {
  const long = "palabra ".repeat(60);
  expect(
    clubWords({ ...none, district: "Arganzuela", name: "A", description: long }).description.length,
  ).toBeLessThanOrEqual(160);
  expect(
    clubWords({ ...none, district: "Arganzuela", name: "A", description: null, seo_description: long }).description,
  ).toMatch(/…$/);
});

test("a fixed page is called by the house's words, text by text, until staff write their own", () => {
  const house = fixedPageWords("contact", null);
  expect(house.title).toBe("Contacto");
  expect(fixedPageWords("contact", { ...none, seo_title: " Hablemos " })).toEqual({ ...house, title: "Hablemos" });
  expect(fixedPageWords("contact", { seo_title: " ", seo_description: "Te leemos." })).toEqual({
    ...house,
    description: "Te leemos.",
  });
  // What is Spanish on an English page is no better there than the house's English.
  expect(fixedPageWords("contact", { ...none, seo_title: "Hablemos", fellBack: ["seo_title"] })).toEqual(house);
});

test("a page of each club is called by its name", () => {
  const own = { seo_title: "Clases en {club}", seo_description: "Todo {club}, hora a hora. {club}." };
  expect(fixedPageWords("timetable", own, undefined, { club: "ACACIAS" })).toEqual({
    title: "Clases en ACACIAS",
    description: "Todo ACACIAS, hora a hora. ACACIAS.",
  });
  const made = { title: "Horario", description: "Ciclo y fuerza." };
  expect(fixedPageWords("timetable", { ...none, seo_title: "{club}" }, undefined, { club: "RETIRO", made })).toEqual({
    title: "RETIRO",
    description: "Ciclo y fuerza.",
  });
});

test("what the house says of its pages fits where it is found, and no two say the same", () => {
  const all = Object.values(fixedPages).map((page) => fixedPageWords(page, null, undefined, { club: "ACACIAS" }));
  expect(all.filter(({ title, description }) => title.length > 70 || description.length > 160)).toEqual([]);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});
