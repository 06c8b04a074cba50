import { expect, test } from "vitest";
import { type Club, clubs } from "#app/content/clubs/club.ts";
import { articles } from "#app/content/publications/article.ts";
import { clubsTable, readClub } from "#app/data/clubs/clubs.ts";
import { articlesTable, readArticle, readArticles } from "#app/data/publications/articles.ts";
import { insertRecord, listRecords, readRecord, saveOrder, updateRecord } from "#app/data/records.ts";
import { readHeaderContent } from "#app/data/site/header.ts";
import { readIn } from "#app/data/site/in-language.ts";
import { readManifiesto } from "#app/data/site/manifiesto.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const staff = await it.createClient("staff");
const spanish = await it.createClient("anon");
const english = readIn(await it.createClient("anon"), "en");

const readStored = async (): Promise<Club> => {
  const club = await readRecord(staff, clubsTable, "acacias");
  if (!club) throw new Error("no Acacias");
  return club;
};
const typed = { "subtitle@en": "Where it began", "description@en": "", "transport@en": "Metro: Acacias\nBus: 60" };
const revision = async () => (await it.sql`select revision from content_revision`)[0]?.revision;

test("what staff write of a club in English is read there, and the rest of it in Spanish", async () => {
  const stored = await readStored();
  const before = await revision();
  const values = clubs.input.parse({ ...clubs.draft({ ...stored, translations: {} }), ...typed });
  const outcome = await updateRecord(staff, clubsTable, stored, values);
  if (outcome.kind !== "saved") throw new Error(outcome.kind);
  expect(outcome.row.translations).toEqual({
    en: { subtitle: "Where it began", transport: ["Metro: Acacias", "Bus: 60"] },
  });
  expect(await revision()).not.toBe(before);
  // The form opens with what it wrote.
  expect(clubs.draft(outcome.row)).toMatchObject(typed);

  const shown = (await readClub(english, "acacias"))?.club;
  expect(shown).toMatchObject({ name: stored.name, subtitle: "Where it began", description: stored.description });
  expect(shown?.transport).toEqual(["Metro: Acacias", "Bus: 60"]);
  expect(shown && [contentLang(shown, "subtitle"), contentLang(shown, "description")]).toEqual([undefined, "es"]);
  const { translations: _, ...plain } = outcome.row;
  expect((await readClub(spanish, "acacias"))?.club).toEqual(plain);

  // Somebody who saw the club before that is told, and nothing of it is lost by an order.
  expect(await updateRecord(staff, clubsTable, stored, values)).toMatchObject({ kind: "conflict" });
  await saveOrder(staff, clubsTable, [{ id: "acacias", display_order: stored.display_order }]);
  expect((await readStored()).translations).toEqual(outcome.row.translations);
});

test("a stranger writes no translations", async () => {
  const stored = await readStored();
  const stranger = await it.createClient("stranger");
  const values = { translations: { en: { subtitle: "Mine" } } };
  // Everybody reads the club, so it is not gone for them: it is refused.
  await expect(updateRecord(stranger, clubsTable, stored, values)).rejects.toThrow("row-level security");
  await expect(updateRecord(spanish, clubsTable, stored, values)).rejects.toMatchObject({ code: "42501" });
  expect((await readStored()).translations).toEqual(stored.translations);
});

test("the list of articles has their first lines in English, and their page the whole text", async () => {
  const text = "First paragraph. ".repeat(100).trim();
  const draft = { ...articles.empty(), slug: "en-dos-idiomas", title: "En dos idiomas", author: "Elena" };
  const values = articles.input.parse({
    ...draft,
    content: "Primer párrafo.",
    publication_date: "2026-11-01T10:00",
    "title@en": "In two languages",
    "content@en": text,
  });
  await insertRecord(staff, articlesTable, values);
  const listed = (await readArticles(english, 0, 100))?.rows ?? [];
  const card = listed.find(({ slug }) => slug === "en-dos-idiomas");
  expect(card).toMatchObject({ title: "In two languages", opening: text.slice(0, 1000), fellBack: [] });
  expect(await readArticle(english, "en-dos-idiomas")).toMatchObject({ title: "In two languages", content: text });
  const own = await readArticle(spanish, "en-dos-idiomas");
  expect(own?.title).toBe("En dos idiomas");
  expect(own).not.toHaveProperty("fellBack");
  // None of them is left out for want of English.
  expect(listed.length).toBe((await readArticles(spanish, 0, 100))?.rows.length);
});

test("what the header and the Manifiesto say without a translation is Spanish and says so", async () => {
  await it.sql`update site_content set translations = '{}'`;
  await it.sql`update manifiesto_content set translations = '{"en": {"hero_line1": "We are"}}'`;
  const header = await readHeaderContent(english);
  expect(header.fellBack).toEqual(["ctaText"]);
  expect((await readHeaderContent(spanish)).fellBack).toBeUndefined();
  const manifiesto = await readManifiesto(english);
  expect(manifiesto?.content.hero.title_line1).toBe("We are");
  expect(manifiesto?.fellBack).toContain("mission_text");
  expect((await readManifiesto(spanish))?.content.hero.title_line1).not.toBe("We are");
});

test("the two names of a text of the hero have the same translations", async () => {
  await it.sql`
    update site_content set translations = '{"en": {"content_value": "More"}}' where content_key = 'hero_main_title'`;
  const rows =
    await it.sql`select translations from site_content where content_key in ('hero_main_title', 'hero_title_1')`;
  expect(rows.map(({ translations }) => translations.en.content_value)).toEqual(["More", "More"]);
});

test("every list of the panel comes with its translations", async () => {
  const club = (await listRecords(staff, clubsTable)).find(({ id }) => id === "acacias");
  expect(club?.translations?.en).toMatchObject({ subtitle: "Where it began" });
});
