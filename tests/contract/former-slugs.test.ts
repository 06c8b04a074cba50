import { expect, test } from "vitest";
import { readClub } from "#app/data/clubs/clubs.ts";
import { readArticle } from "#app/data/publications/articles.ts";
import { readEpisode, readTranscript } from "#app/data/publications/episodes.ts";
import { readEvent } from "#app/data/publications/events.ts";
import { readProduct } from "#app/data/publications/products.ts";
import { readLandingPage } from "#app/data/site/landing-pages.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const it = await testBackend();
const visitor = await it.createClient("anon", "in-process");
const staff = await it.createClient("staff");

const kinds = [
  ["articles", readArticle, {}],
  ["merch_products", readProduct, {}],
  ["landing_pages", readLandingPage, { is_published: true }],
  ["events", readEvent, {}],
  ["ninecast_episodes", readEpisode, {}],
] as const;

/** Of these the title gives it. */
const isTitled = (table: string) => table === "events" || table === "ninecast_episodes";
const atSlug = (table: string, slug: string) => ({ [isTitled(table) ? "title" : "slug"]: slug });

/** As the panel does it. */
async function rename(table: string, id: string, slug: string): Promise<void> {
  await staff.from(table).update(atSlug(table, slug)).eq("id", id).throwOnError();
}

async function add(table: string, { slug, ...more }: { slug?: string; [name: string]: unknown }): Promise<string> {
  const details = { ...more, ...(slug !== undefined && atSlug(table, slug)) };
  const [row] = await it.sql<{ id: string }[]>`
    insert into ${it.sql(table)} ${it.sql(rowFor(`public.${table}`, { ...details }))} returning id`;
  return row?.id ?? "";
}

test.each(kinds)("of %s the old addresses lead to the row's own, after a second change too", async (...kind) => {
  const [table, read, details] = kind;
  const slugAt = async (asked: string) => (await read(visitor, asked))?.slug;
  const id = await add(table, { ...details, slug: "verano" });
  await rename(table, id, "otono");
  expect(await slugAt("verano")).toBe("otono");
  await rename(table, id, "invierno");
  for (const asked of ["verano", "otono", "invierno"]) expect(await slugAt(asked), asked).toBe("invierno");
  expect(await slugAt("primavera")).toBeUndefined();
});

test.each(kinds)("of %s a row that goes back to an old address is there, and not in a circle", async (...kind) => {
  const [table, read, details] = kind;
  const id = await add(table, { ...details, slug: "ida" });
  for (const slug of ["vuelta", "ida"]) await rename(table, id, slug);
  expect((await read(visitor, "ida"))?.slug).toBe("ida");
  expect((await read(visitor, "vuelta"))?.slug).toBe("ida");
  const rows = await it.sql`select slug from former_slugs where table_name = ${table} and row_id = ${id}`;
  expect(rows.map(({ slug }) => slug)).toEqual(["vuelta"]);
});

test.each(kinds)("of %s an old address that another row takes is that row's, for good", async (...kind) => {
  const [table, read, details] = kind;
  const first = await add(table, { ...details, slug: "oferta" });
  await rename(table, first, "oferta-pasada");
  const second = await add(table, { ...details, slug: "oferta" });
  expect((await read(visitor, "oferta"))?.id).toBe(second);
  await rename(table, second, "oferta-nueva");
  expect((await read(visitor, "oferta"))?.id).toBe(second);
  await staff.from(table).delete().eq("id", second).throwOnError();
  expect(await read(visitor, "oferta")).toBeNull();
  expect((await read(visitor, "oferta-pasada"))?.id).toBe(first);
});

test("what visitors may not see is not found at its old addresses either", async () => {
  const article = await add("articles", { slug: "secreto", publication_date: new Date(Date.now() + 3_600_000) });
  const landing = await add("landing_pages", { slug: "secreta" });
  await rename("articles", article, "secreto-2");
  await rename("landing_pages", landing, "secreta-2");
  expect(await readArticle(visitor, "secreto")).toBeNull();
  expect(await readLandingPage(visitor, "secreta")).toBeNull();
  const { data } = await visitor.from("former_slugs").select("slug").in("row_id", [article, landing]).throwOnError();
  expect(data).toEqual([]);
});

test("an order that is saved as a list forgets nothing", async () => {
  const id = await add("merch_products", { slug: "cuerda" });
  await rename("merch_products", id, "cuerda-2");
  const order = { id, name: "Cuerda", slug: "cuerda-2", price: 5, display_order: 3 };
  await staff.from("merch_products").upsert([order]).throwOnError();
  expect((await readProduct(visitor, "cuerda"))?.id).toBe(id);
});

test("a club is found at the address that staff chose for it before", async () => {
  const link = (to: string | null) => staff.from("clubs").update({ link: to }).eq("id", "retiro").throwOnError();
  await link("/club/Retiro-Parque");
  await link("retiro-sur");
  expect(await readClub(visitor, "retiro-parque")).toMatchObject({ club: { id: "retiro" }, segment: "retiro-sur" });
  await link("https://preventa.example/retiro");
  for (const asked of ["retiro-parque", "RETIRO-SUR"]) {
    expect(await readClub(visitor, asked), asked).toMatchObject({ club: { id: "retiro" }, segment: "retiro" });
  }
  await staff.from("clubs").insert({ id: "retiro-sur", name: "RETIRO SUR" }).throwOnError();
  expect((await readClub(visitor, "retiro-sur"))?.club.id).toBe("retiro-sur");
  expect(await readClub(visitor, "preventa.example")).toBeNull();
});

const titled = [
  ["events", readEvent, "evento"],
  ["ninecast_episodes", readEpisode, "episodio"],
] as const;

test.each(titled)("a title of %s gives its address, whatever it holds", async (table, read, otherwise) => {
  const slugOf = async (title: string) => (await read(visitor, await add(table, { title })))?.slug;
  expect(await slugOf("  ¿Año nuevo? ¡Ñandú & Cía.!  ")).toBe("ano-nuevo-nandu-cia");
  expect(await slugOf("💪")).toBe(otherwise);
  const long = await slugOf(`${"a".repeat(49)} ${"b".repeat(400)}`);
  expect(long).toBe("a".repeat(49));
});

test.each(titled)("two %s of one title have an address each, and keep it", async (table, read) => {
  const first = await add(table, { title: "Yoga al sol" });
  const second = await add(table, { title: "¡YOGA al sol!" });
  expect((await read(visitor, "yoga-al-sol"))?.id).toBe(first);
  const slug = `yoga-al-sol-${second.slice(-8)}`;
  expect((await read(visitor, slug))?.id).toBe(second);
  await staff.from(table).delete().eq("id", first).throwOnError();
  await staff.from(table).update({ title: "Yoga al Sol", slug: "mine" }).eq("id", second).throwOnError();
  expect((await read(visitor, second))?.slug).toBe(slug);
  expect(await read(visitor, "mine")).toBeNull();
});

test("a transcript is at its episode's address, at the earlier ones and at its id", async () => {
  const id = await add("ninecast_episodes", { title: "Charla vieja", transcript: "Hola." });
  await rename("ninecast_episodes", id, "charla-nueva");
  for (const asked of ["charla-vieja", "charla-nueva", id.toUpperCase()]) {
    expect(await readTranscript(visitor, asked), asked).toMatchObject({ slug: "charla-nueva", transcript: "Hola." });
  }
  const silent = await add("ninecast_episodes", { title: "Sin escribir", transcript: " " });
  for (const asked of [silent, "sin-escribir"]) expect(await readTranscript(visitor, asked)).toBeNull();
});

test.each(["../events", "a b", "%00", "a".repeat(200), "00000000-0000-4000-8000-000000000000"])(
  "nothing is at %s",
  async (asked) => {
    expect([await readEvent(visitor, asked), await readEpisode(visitor, asked)]).toEqual([null, null]);
  },
);
