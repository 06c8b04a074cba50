import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test, vi } from "vitest";
import { listClubNames, readClubs } from "#app/data/clubs/clubs.ts";
import { listClubExtras } from "#app/data/clubs/extras.ts";
import { listGallery } from "#app/data/clubs/galleries.ts";
import { listClubRates } from "#app/data/clubs/list-club-rates.ts";
import { readArticle, readArticles } from "#app/data/publications/articles.ts";
import { readEpisodes, readTranscript } from "#app/data/publications/episodes.ts";
import { readEvents } from "#app/data/publications/events.ts";
import { listPartners } from "#app/data/publications/partners.ts";
import { readProduct, readProducts } from "#app/data/publications/products.ts";
import { listTestimonials } from "#app/data/publications/testimonials.ts";
import { listVisibleHeaderLinks, readHeaderContent } from "#app/data/site/header.ts";
import { readIn } from "#app/data/site/in-language.ts";
import { readLandingPage } from "#app/data/site/landing-pages.ts";
import { readManifiesto } from "#app/data/site/manifiesto.ts";
import { listArticleMonths, listArticlesOf, listPublicAddresses } from "#app/data/site/public-addresses.ts";
import { readTodaySetting } from "#app/data/site/settings.ts";
import { readHero } from "#app/data/site/site-contents.ts";
import { clubsPageSize, type PageOf } from "#domain/lists/paging.ts";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const visitor = await it.createClient("anon", "in-process");

/** How many rows a table holds, past every policy. */
async function countOf(table: string): Promise<number> {
  const [row] = await it.sql`select count(*)::int as count from ${it.sql(table)}`;
  return row?.count;
}

type ReadPage<T> = (client: SupabaseClient, page: number) => Promise<PageOf<T> | null>;

/** The first page of a list, which holds all of the demo content. */
function firstPage<T>(read: ReadPage<T>): (client: SupabaseClient) => Promise<T[]> {
  return async (client) => (await read(client, 1))?.items ?? [];
}

const readFirstClubs = (client: SupabaseClient, page: number) => readClubs(client, page, clubsPageSize);

const ascending = (values: number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
const moments = (rows: { created_at: string }[]) => rows.map((row) => Date.parse(row.created_at));

describe("every row that a visitor may see is what its schema says", () => {
  test.each([
    ["clubs", firstPage(readFirstClubs)],
    ["clubs", listClubNames],
    ["testimonials", listTestimonials],
    ["events", firstPage(readEvents)],
    ["ninecast_episodes", firstPage(readEpisodes)],
    ["merch_products", firstPage(readProducts)],
    ["partners", listPartners],
    ["header_links", listVisibleHeaderLinks],
  ] as const)("%s", async (table, list) => {
    const warn = vi.spyOn(console, "warn");
    const rows: unknown[] = await list(visitor);
    expect(rows).toHaveLength(await countOf(table));
    expect(rows.length).toBeGreaterThan(0);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

test("what is said in an episode is read at its own address, where somebody has written it down", async () => {
  const [first, second] = (await readEpisodes(visitor, 1))?.items ?? [];
  expect([first?.has_transcript, second?.has_transcript]).toEqual([true, false]);
  expect((await readTranscript(visitor, first?.id ?? ""))?.transcript).toContain("¿puedo seguir?");
  for (const id of [second?.id ?? "", "no-es-un-id", "", crypto.randomUUID()]) {
    expect(await readTranscript(visitor, id)).toBeNull();
  }
});

test("what staff put in order comes in that order", async () => {
  const lists = [
    firstPage(readFirstClubs),
    firstPage(readProducts),
    listTestimonials,
    listPartners,
    listVisibleHeaderLinks,
  ];
  for (const list of lists) {
    expect(ascending((await list(visitor)).map((row) => row.display_order))).toBe(true);
  }
});

test("events come as they were made, episodes the latest first", async () => {
  expect(ascending(moments(await firstPage(readEvents)(visitor)))).toBe(true);
  expect(ascending(moments(await firstPage(readEpisodes)(visitor)).toReversed())).toBe(true);
});

test("a club's rates carry numbers, lists and both groups", async () => {
  const rates = await listClubRates(visitor, "valdebebas");
  expect(new Set(rates.map((rate) => rate.group))).toEqual(new Set(["9f", "space", null]));
  expect(rates.every((rate) => typeof rate.price === "number" && Array.isArray(rate.included_services))).toBe(true);
  expect(await listClubRates(visitor, "no-existe")).toEqual([]);
});

test("hidden extras do not reach visitors", async () => {
  const before = await listClubExtras(visitor, "acacias");
  await it.sql`update club_extra_services set is_visible = false where id = ${before[0]?.id ?? ""}`;
  const after = await listClubExtras(visitor, "acacias");
  expect(after).toEqual(before.slice(1));
});

test("hidden links of the menu are not listed", async () => {
  const [first] = await listVisibleHeaderLinks(visitor);
  await it.sql`update header_links set is_visible = false where id = ${first?.id ?? ""}`;
  expect((await listVisibleHeaderLinks(visitor)).map((link) => link.id)).not.toContain(first?.id);
});

test("a scheduled article is neither listed nor found", async () => {
  const [scheduled] = await it.sql`select slug from articles where publication_date > now() limit 1`;
  const { rows: articles, count } = (await readArticles(visitor, 0, 100)) ?? { rows: [] };
  expect(articles.length).toBeGreaterThan(0);
  expect(articles).toHaveLength(count ?? Number.NaN);
  const months = await listArticleMonths(visitor);
  expect(months.map(({ month }) => month)).toEqual(
    months
      .map(({ month }) => month)
      .toSorted()
      .reverse(),
  );
  const listed = await Promise.all(months.map(({ month }) => listArticlesOf(visitor, month)));
  expect(
    listed
      .flat()
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(articles.map(({ slug }) => slug).toSorted());
  expect(listed.every((part) => part.length > 0)).toBe(true);
  expect(articles.map((article) => article.slug)).not.toContain(scheduled?.slug);
  expect(await readArticle(visitor, scheduled?.slug)).toBeNull();
  expect((await readArticle(visitor, articles[0]?.slug ?? ""))?.title).toBe(articles[0]?.title);
});

test("a draft of a landing page is not found", async () => {
  const [draft] = await it.sql`select slug from landing_pages where not is_published limit 1`;
  expect(await readLandingPage(visitor, draft?.slug)).toBeNull();
  const [published, ...others] = (await listPublicAddresses(visitor)).landingPages;
  expect([published, ...others].map((page) => page?.slug)).not.toContain(draft?.slug);
  expect((await readLandingPage(visitor, published?.slug ?? ""))?.content.mainTitle).not.toBe("");
});

test("strange addresses find nothing and break nothing", async () => {
  for (const slug of ["", "%", "a,b", "x".repeat(2000), "eq.1", "') or 1=1 --", "ñ 💪"]) {
    expect(await readProduct(visitor, slug)).toBeNull();
    expect(await readArticle(visitor, slug)).toBeNull();
    expect(await readLandingPage(visitor, slug)).toBeNull();
  }
});

test("header and hero carry what staff wrote, under whichever of the two names", async () => {
  expect(await readHeaderContent(visitor)).toMatchObject({ ctaText: "Únete Ahora", ctaPath: "/clubs" });
  await it.sql`update site_content set content_value = 'Más Que' where content_key = 'hero_main_title'`;
  expect((await readHero(visitor)).title1).toBe("Más Que");
});

test("9FToday is on without a setting, and off when staff say so", async () => {
  await it.sql`update site_settings set setting_value = 'false'`;
  expect(isTodayEnabled(await readTodaySetting(visitor))).toBe(false);
  await it.sql`delete from site_settings`;
  expect(isTodayEnabled(await readTodaySetting(visitor))).toBe(true);
});

test("the Manifiesto is read whole, or is null when there is none", async () => {
  expect((await readManifiesto(visitor))?.content.manifiesto.lines.length).toBeGreaterThan(0);
  await it.sql`delete from manifiesto_content`;
  expect(await readManifiesto(visitor)).toBeNull();
});

test("a gallery shows at most twelve pictures by name, without the placeholder", async () => {
  const staff = await it.createClient("staff");
  const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" });
  for (let index = 14; index > 0; index -= 1) {
    const path = `nueva/${String(index).padStart(2, "0")}.svg`;
    const { error } = await staff.storage.from("media_assets").upload(path, picture);
    expect(error).toBeNull();
  }
  const images = await listGallery(visitor, "nueva");
  expect(images.map((image) => image.name)).toEqual(
    Array.from({ length: 12 }, (_, i) => `${String(i + 1).padStart(2, "0")}.svg`),
  );
  expect(images[0]?.url).toBe("/storage/v1/object/public/media_assets/nueva/01.svg");
  await staff.from("media").update({ alt_es: "Sala de fuerza", alt_en: "Free weights" }).eq("path", "nueva/01.svg");
  await staff.from("media").update({ alt_es: "Solo en español" }).eq("path", "nueva/02.svg");
  const alts = async (client: SupabaseClient) => (await listGallery(client, "nueva")).slice(0, 3).map(({ alt }) => alt);
  expect(await alts(visitor)).toEqual(["Sala de fuerza", "Solo en español", undefined]);
  expect(await alts(readIn(await it.createClient("anon"), "en"))).toEqual(["Free weights", undefined, undefined]);
  expect(await listGallery(visitor, "no-existe")).toEqual([]);
  await staff.storage.from("media_assets").upload("nueva/carpeta/15.svg", picture);
  await staff.storage.from("media_assets").remove(images.map(({ name }) => `nueva/${name}`));
  await staff.storage.from("media_assets").remove(["nueva/13.svg", "nueva/14.svg"]);
  expect(await listGallery(visitor, "nueva")).toEqual([]);
});

test("a gallery that is answered as empty and is not is no empty gallery", async () => {
  const staff = await it.createClient("staff");
  const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/svg+xml" });
  await staff.storage.from("media_assets").upload("wrong/1.svg", picture);
  const lists = vi.spyOn(visitor.storage, "from").mockReturnValue({
    list: async () => ({ data: [], error: null }),
  } as unknown as ReturnType<typeof visitor.storage.from>);
  await expect(listGallery(visitor, "wrong")).rejects.toThrow("no picture of 1");
  lists.mockRestore();
  await expect(listGallery(visitor, "wrong")).resolves.toHaveLength(1);
});

test("a row that is not what its schema says is left out and reported, the others stay", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await it.sql`alter table testimonials drop constraint testimonials_rating_one_to_five`;
  const before = await listTestimonials(visitor);
  await it.sql`update testimonials set rating = 9 where id = ${before[0]?.id ?? ""}`;
  expect(await listTestimonials(visitor)).toEqual(before.slice(1));
  expect(warn.mock.calls.flat().join()).toContain(before[0]?.id);
  warn.mockRestore();
});

test("a read that fails throws instead of looking empty", async () => {
  await it.sql`revoke select on partners from anon`;
  await expect(listPartners(visitor)).rejects.toMatchObject({ code: "42501" });
});

test("what was taken away last is told by its table, and by its club", async () => {
  const before = await listPublicAddresses(visitor);
  await it.sql`insert into events (title, event_date, updated_at) values ('Uno', '1 ENE', '2020-01-01')`;
  await it.sql`insert into precios (club_id, title, price) values ('acacias', 'Fugaz', 9)`;
  await it.sql`delete from events where title = 'Uno'`;
  await it.sql`delete from precios where title = 'Fugaz'`;
  const { events, deletions } = await listPublicAddresses(visitor);
  expect(events).toEqual(before.events);
  expect(Object.keys(deletions).toSorted()).toEqual(["events", "precios acacias"]);
  for (const moment of Object.values(deletions)) expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(60_000);
});
