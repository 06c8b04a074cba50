import { expect, test } from "vitest";
import { confirmTranslation, listOutdatedTranslations } from "#app/data/site/outdated-translations.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

// An English text whose Spanish was changed after it was written.
const it = await testBackend();

const marks = async (table: string) =>
  (await listOutdatedTranslations(await it.createClient("staff"), table)).map(({ row_id, field, former }) => [
    row_id,
    field,
    former,
  ]);
const title = "Noche de fuerza";

test("the demo's English is of its Spanish", async () => {
  const [count] = await it.sql`select count(*)::int as marks from outdated_translations`;
  expect(count?.marks).toBe(0);
});

test("a changed text marks its English with what it said, until it says that again", async () => {
  const [event] = await it.sql<{ id: string }[]>`select id from events where title = ${title}`;
  const id = event?.id ?? "";
  await it.sql`update events set time = '20:00' where id = ${id}`;
  expect(await marks("events")).toEqual([]);
  await it.sql`update events set title = 'Noche de hierro' where id = ${id}`;
  await it.sql`update events set title = 'Noche de acero' where id = ${id}`;
  expect(await marks("events")).toEqual([[id, "title", title]]);
  await it.sql`update events set title = ${title} where id = ${id}`;
  expect(await marks("events")).toEqual([]);
});

test("new English takes the mark away, and so does the row that goes", async () => {
  const [event] = await it.sql<{ id: string }[]>`select id from events where title = ${title}`;
  const id = event?.id ?? "";
  const both = { title: "Tarde de fuerza", translations: { en: { title: "Strength evening" } } };
  await it.sql`update events set title = 'Mañana de fuerza' where id = ${id}`;
  await it.sql`update events set translations = ${it.sql.json(both.translations)} where id = ${id}`;
  expect(await marks("events")).toEqual([]);
  await it.sql`update events set title = ${both.title} where id = ${id}`;
  expect(await marks("events")).toHaveLength(1);
  await it.sql`delete from events where id = ${id}`;
  expect(await marks("events")).toEqual([]);
});

test("texts of documents and of the global content are watched too", async () => {
  await it.sql`update landing_pages set content = content || '{"mainTitle": "Otra semana"}' where is_published`;
  expect((await marks("landing_pages")).map(([, field]) => field)).toEqual(["mainTitle"]);
  await it.sql`update site_content set content_value = 'Ven ya' where content_key = 'header_cta_text'`;
  expect(await marks("site_content")).toEqual([["header_cta_text", "content_value", "Únete Ahora"]]);
});

test("texts of a block are watched by the block, whatever else of the page changes", async () => {
  const [page] = await it.sql<{ id: string }[]>`select id from landing_pages where is_published limit 1`;
  const id = page?.id ?? "";
  await it.sql`delete from outdated_translations where row_id = ${id}`;
  const say = async (...blocks: object[]) => {
    const content = it.sql.json(JSON.parse(JSON.stringify({ blocks })));
    await it.sql`update landing_pages set content = content || ${content} where id = ${id}`;
    return (await marks("landing_pages")).filter(([row]) => row === id).map(([, field, former]) => [field, former]);
  };
  const one = { id: "uno", kind: "text", heading: "Ven", "heading@en": "Come", lines: ["a"], "lines@en": ["a"] };
  const two = { id: "dos", kind: "text", heading: "Ven", "heading@en": "Come" };
  expect(await say(one, two)).toEqual([]);
  // Put in another order, hidden, copied: nothing is said anew.
  expect(await say({ ...two, hideOnPhone: true }, one, { ...two, id: "tres" })).toEqual([]);
  expect(await say(one, { ...two, heading: "Ven ya" })).toEqual([["dos.heading", "Ven"]]);
  expect(await say({ ...one, lines: ["b"] }, { ...two, heading: "Ven ya" })).toEqual([
    ["dos.heading", "Ven"],
    ["uno.lines", ["a"]],
  ]);
  expect(await say({ ...one, lines: ["b"] }, { ...two, heading: "Ven ya", "heading@en": "Come now" })).toEqual([
    ["uno.lines", ["a"]],
  ]);
  // A block that goes takes its mark along.
  expect(await say(two)).toEqual([]);
});

test("staff say that the English still holds; nobody else does", async () => {
  const [mark] = await it.sql<{ id: string }[]>`select id from outdated_translations where table_name = 'site_content'`;
  const id = mark?.id ?? "";
  await expect(confirmTranslation(await it.createClient("anon"), id)).rejects.toThrow();
  expect(await marks("site_content")).toHaveLength(1);
  await confirmTranslation(await it.createClient("staff"), id);
  expect(await marks("site_content")).toEqual([]);
});
