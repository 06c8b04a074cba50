import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { listActivities } from "#app/data/clubs/activities.ts";
import { readClubs } from "#app/data/clubs/clubs.ts";
import { listClubExtras } from "#app/data/clubs/extras.ts";
import { listClubRates } from "#app/data/clubs/list-club-rates.ts";
import { readArticles } from "#app/data/publications/articles.ts";
import { readEpisodes } from "#app/data/publications/episodes.ts";
import { readEvents } from "#app/data/publications/events.ts";
import { listOpenPositions } from "#app/data/publications/positions.ts";
import { readProducts } from "#app/data/publications/products.ts";
import { listTestimonials } from "#app/data/publications/testimonials.ts";
import { listVisibleHeaderLinks, readHeaderContent } from "#app/data/site/header.ts";
import { readIn } from "#app/data/site/in-language.ts";
import { readLandingPage } from "#app/data/site/landing-pages.ts";
import { readManifiesto } from "#app/data/site/manifiesto.ts";
import { readHero } from "#app/data/site/site-contents.ts";
import { uploadDemoMedia } from "#backend/demo/upload-demo-media.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const folder = join(import.meta.dirname, "../../supabase/demo/media");
const publicFiles = "/storage/v1/object/public/";

const it = await testBackend();

test("has its main texts in English too", async () => {
  const english = readIn(await it.createClient("anon"), "en");
  const read = await Promise.all([
    readClubs(english, 1, 10).then((page) => page?.items ?? []),
    listClubRates(english, "acacias"),
    listClubRates(english, "valdebebas"),
    listClubExtras(english, "acacias"),
    listActivities(english),
    readProducts(english, 1).then((page) => page?.items ?? []),
    readEvents(english, 1).then((page) => page?.items ?? []),
    readEpisodes(english, 1).then((page) => page?.items ?? []),
    listTestimonials(english),
    listOpenPositions(english),
    listVisibleHeaderLinks(english),
    Promise.all([readHeaderContent(english), readHero(english)]),
    readManifiesto(english).then((row) => (row ? [row] : [])),
    readLandingPage(english, "semana-de-puertas-abiertas").then((row) => (row ? [row] : [])),
  ]);
  expect(read.map((rows) => rows.length > 0)).toEqual(read.map(() => true));
  expect(read.flat().flatMap(({ fellBack }) => fellBack)).toEqual([]);
  const articles = (await readArticles(english, 0, 20))?.rows ?? [];
  expect(articles.filter(({ fellBack }) => fellBack?.includes("title"))).toEqual([]);
  expect(articles.filter(({ fellBack }) => !fellBack?.includes("opening"))).toHaveLength(4);
});

test.each([
  [6, "clubs", "clubs"],
  [2, "clubs that are open", "clubs where not is_under_construction"],
  [14, "rates", "precios"],
  [2, "rates of Valdebebas with the plain offer", `precios where club_id = 'valdebebas' and "group" = '9f'`],
  [3, "rates of Valdebebas with spAce", `precios where club_id = 'valdebebas' and "group" = 'space'`],
  [1, "rate that is sold out", "precios where is_sold_out"],
  [2, "offers that end", "precios where offer_ends_at > now() and old_price > price"],
  [5, "rates with a starter pack", "precios where starter_pack_details is not null"],
  [4, "session packs in sight", "club_extra_services where type = 'bono' and is_visible"],
  [3, "passes in sight", "club_extra_services where type = 'pase' and is_visible"],
  [4, "premium services in sight", "club_extra_services where type = 'servicio' and is_visible"],
  [8, "testimonials", "testimonials"],
  [5, "events", "events"],
  [6, "episodes of the second season", "ninecast_episodes where season = 2"],
  [2, "episodes of the first season", "ninecast_episodes where season = 1"],
  [8, "articles of some length", "articles where length(content) > 1800"],
  [1, "article that is scheduled", "articles where publication_date > now()"],
  [1, "featured article in sight", "articles where is_featured and publication_date <= now()"],
  [6, "products", "merch_products"],
  [1, "product out of stock", `merch_products where one_size_stock is null and not stock @? '$.* ? (@ > 0)'`],
  [1, "product that cannot be bought yet", "merch_products where purchase_url is null"],
  [2, "products in several colours", "merch_products where cardinality(colors) > 1"],
  [3, "products of one size", "merch_products where one_size_stock > 0"],
  [1, "landing page in sight", "landing_pages where is_published"],
  [1, "landing page in preparation", "landing_pages where not is_published"],
  [8, "partners", "partners"],
  [3, "proposals that wait", "partner_submissions where status = 'pending'"],
  [1, "Manifiesto", "manifiesto_content"],
  [1, "company that pages print without a placeholder", "company where num_nulls(company.*) <= 1"],
])("has %i %s", async (expected, _what, rows) => {
  const [found] = await it.sql.unsafe<{ total: number }[]>(`select count(*)::int as total from ${rows}`);
  expect(found?.total).toBe(expected);
});

test("names no picture that is not there, and keeps none that nothing names", async () => {
  const named = await listNamedFiles();
  const kept = await listKeptFiles();
  expect(named.filter((file) => !kept.includes(file))).toEqual([]);
  const isGallery = (file: string) => file.startsWith("media_assets/");
  expect(kept.filter((file) => !isGallery(file) && !named.includes(file))).toEqual([]);
});

test("has a gallery for every club with a page of its own, in a folder of the club's id, each picture once", async () => {
  const clubs = await it.sql<{ id: string }[]>`select id from clubs where is_internal`;
  const galleries = (await listKeptFiles()).filter((file) => file.startsWith("media_assets/"));
  for (const club of clubs) {
    const pictures = galleries.filter((file) => file.startsWith(`media_assets/${club.id}/`));
    expect(pictures.length, club.id).toBeGreaterThanOrEqual(2);
  }
  expect(galleries.filter((file) => !clubs.some((club) => file.startsWith(`media_assets/${club.id}/`)))).toEqual([]);
});

test("names no real host: its addresses are our own or end in .example", async () => {
  const hosts = [...(await readAllText()).matchAll(/https?:\/\/([^/"\s]+)/g)].map((match) => match[1]);
  expect(hosts.length).toBeGreaterThan(10);
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
});

test("its pictures can be uploaded, and uploaded again, and are then seen by visitors", async () => {
  const service = await it.createClient("service", "in-process");
  const kept = await listKeptFiles();
  expect(await uploadDemoMedia(service, folder)).toBe(kept.length);
  expect(await uploadDemoMedia(service, folder)).toBe(kept.length);
  const visitor = await it.createClient("anon");
  const { data: gallery } = await visitor.storage.from("media_assets").list("acacias", {
    limit: 12,
    offset: 0,
    sortBy: { column: "name", order: "asc" },
  });
  expect(gallery?.[0]?.name).toMatch(/_zona-funcional-con-sacos-de-boxeo-y-cuerdas-de-batalla\.jpg$/);
  const types = { jpg: "image/jpeg", svg: "image/svg+xml" };
  for (const [ending, type] of Object.entries(types)) {
    const file = kept.find((name) => name.endsWith(ending));
    const answer = await fetch(`${it.url}${publicFiles}${file}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
  }
});

test("visitors cannot upload", async () => {
  const visitor = await it.createClient("anon", "in-process");
  await expect(uploadDemoMedia(visitor, folder)).rejects.toThrow(/The demo file .* was refused/);
});

test("shows no picture in two galleries, and none that another page has", async () => {
  const pictures = (await listKeptFiles()).filter((file) => file.endsWith(".jpg"));
  const prints = await Promise.all(pictures.map(async (file) => hash("sha256", await readFile(join(folder, file)))));
  expect(pictures.filter((_, at) => prints.indexOf(prints[at] ?? "") !== at)).toEqual([]);
});

async function listKeptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

async function listNamedFiles(): Promise<string[]> {
  const addresses = (await readAllText()).matchAll(/\/storage\/v1\/object\/public\/([\w./-]+)/g);
  return [...new Set([...addresses].flatMap((match) => match[1] ?? []))];
}

/** Everything that was put into the tables of the site, as one text; what the database derives from it is cut off. */
async function readAllText(): Promise<string> {
  const tables = await it.sql<{ name: string; derived: string[] }[]>`
    select relname as name, array(
      select attname::text from pg_attribute where attrelid = pg_class.oid and attgenerated <> ''
    ) as derived
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const texts = tables.map(
    ({ name, derived }) =>
      it.sql<{ text: string }[]>`select (to_jsonb(t) - ${derived}::text[])::text as text from ${it.sql(name)} as t`,
  );
  return (await Promise.all(texts)).flatMap((rows) => rows.map((row) => row.text)).join("\n");
}
