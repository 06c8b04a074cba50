import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { listClubNames, readClub, readClubs } from "#app/data/clubs/clubs.ts";
import { ratesTable } from "#app/data/clubs/rates.ts";
import {
  articlesTable,
  listedArticlesTable,
  readArticles,
  readFlaggedArticle,
} from "#app/data/publications/articles.ts";
import { listRecords } from "#app/data/records.ts";
import { readMorning } from "#app/data/site/morning.ts";
import { listArticleMonths, listArticlesOf, listPublicAddresses } from "#app/data/site/public-addresses.ts";
import { clubsPageSize } from "#domain/lists/paging.ts";
import { newsPage } from "#domain/time/publication.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

// More rows than one answer holds (supabase/config.toml, max_rows): many of one date and one place in the order.
const many = 1_050;

let staff: SupabaseClient;
let visitor: SupabaseClient;

const it = await testBackend();
beforeAll(async () => {
  [staff, visitor] = [await it.createClient("staff"), await it.createClient("anon", "in-process")];
  await it.sql`
    insert into articles (slug, title, author, content, publication_date)
    select 'largo-' || n, 'Artículo ' || n, 'Elena', repeat('Párrafo largo. ', 300), '2020-01-01'::timestamptz - n % 9 * interval '1 day'
    from generate_series(1, ${many}) as n`;
  await it.sql`
    insert into clubs (id, name, link, display_order)
    select 'largo-' || n, 'BARRIO ' || n, '/club/barrio-numero-' || n, n % 3 from generate_series(1, ${many}) as n`;
  await it.sql`
    insert into precios (club_id, title, price) select 'largo-' || n, 'Anual', 40 from generate_series(1, ${many}) as n`;
});

const countOf = async (table: string) => (await it.sql`select count(*)::int as count from ${it.sql(table)}`)[0]?.count;
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

test("the panel lists every row, in order, each once", async () => {
  const rates = await listRecords(staff, ratesTable);
  const articles = await listRecords(staff, listedArticlesTable);
  expect([rates.length, articles.length]).toEqual([await countOf("precios"), await countOf("articles")]);
  for (const rows of [rates, articles]) expect(isEachOnce(rows.map(({ id }) => id))).toBe(true);
  const dates = articles.map((row) => Date.parse(row.publication_date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});

test("a list of articles carries none of their texts, and one of them is read whole", async () => {
  const [listed] = await listRecords(staff, listedArticlesTable);
  expect(Object.keys(listed ?? {})).not.toContain("content");
  const [whole] = await listRecords(staff, { ...articlesTable, order: [] });
  expect(whole?.content).not.toBe("");
});

test("the site map leads to every row", async () => {
  const { clubs } = await listPublicAddresses(visitor);
  const months = await listArticleMonths(visitor);
  const articles = (await Promise.all(months.map(({ month }) => listArticlesOf(visitor, month)))).flat();
  const [waiting] = await it.sql`select count(*)::int as count from articles where publication_date > now()`;
  expect(articles).toHaveLength((await countOf("articles")) - waiting?.count);
  expect(clubs).toHaveLength(await countOf("clubs"));
});

test("the pages of a list hold every row once, and end with null", async () => {
  const ids: string[] = [];
  const last = Math.ceil((await countOf("clubs")) / clubsPageSize);
  for (let page = 1; page <= last; page += 1) {
    const found = await readClubs(visitor, page, clubsPageSize);
    expect(found).toMatchObject({ page, pages: last });
    ids.push(...(found?.items ?? []).map(({ id }) => id));
  }
  expect(ids).toHaveLength(await countOf("clubs"));
  expect(isEachOnce(ids)).toBe(true);
  expect(await readClubs(visitor, last + 1, clubsPageSize)).toBeNull();
  expect(await readClubs(visitor, 99_999, clubsPageSize)).toBeNull();
});

test("the news give each article its place, whichever leads them", async () => {
  const slugs = async (flagged: Awaited<ReturnType<typeof readFlaggedArticle>>) => {
    const seen: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const stretch = await readArticles(visitor, (page - 1) * 12, 13);
      const { featured, others } = newsPage({ window: stretch?.rows ?? [], flagged, page, size: 12 });
      seen.push(...(featured ? [featured.slug] : []), ...others.map(({ slug }) => slug));
    }
    return seen;
  };
  const all = (await readArticles(visitor, 0, 60))?.rows.map(({ slug }) => slug) ?? [];
  const flagged = await readFlaggedArticle(visitor);
  expect(flagged?.is_featured).toBe(true);
  expect(await slugs(flagged)).toEqual([flagged?.slug, ...all.filter((slug) => slug !== flagged?.slug)].slice(0, 37));
  expect(await slugs(null)).toEqual(all.slice(0, 37));
});

test("an article's first lines come with it and change with it", async () => {
  await it.sql`update articles set content = ${`# Inicio\n\n${"ñ".repeat(2_000)}`} where slug = 'largo-9'`;
  const [row] = await it.sql`select opening, length(opening) as length from articles where slug = 'largo-9'`;
  expect(row?.length).toBe(1_000);
  expect(row?.opening).toMatch(/^# Inicio\n\nñ/);
});

test("a club among many is found by its id and by its link, and not by half of it", async () => {
  expect((await readClub(visitor, "largo-1040"))?.club.id).toBe("largo-1040");
  expect((await readClub(visitor, "barrio-numero-2"))?.club.id).toBe("largo-2");
  expect(await readClub(visitor, "barrio-numero-")).toBeNull();
});

const morning = () =>
  readMorning(staff, new Date(0).toISOString(), { precios: ["id", "title"], clubs: ["id", "name"] });

test("the dashboard is one answer of less than 100 kB, and names a few of the empty galleries", async () => {
  const content = await morning();
  expect(content.empty_galleries.total).toBe(await countOf("clubs"));
  expect(content.empty_galleries.first).toHaveLength(10);
  expect(JSON.stringify(content).length).toBeLessThan(100_000);
});

test("a gallery is empty until it holds a picture, and the storage's placeholder is none", async () => {
  await it.sql`insert into storage.objects (bucket_id, name) values ('media_assets', 'largo-1/foto.jpg'),
    ('media_assets', 'largo-2/.emptyFolderPlaceholder'), ('public-assets', 'largo-3/foto.jpg')`;
  expect((await morning()).empty_galleries.total).toBe((await countOf("clubs")) - 1);
  await expect(visitor.rpc("clubs_without_pictures").throwOnError()).rejects.toMatchObject({ code: "42501" });
});

test("names of clubs come in the order of their list", async () => {
  const names = await listClubNames(staff);
  const [first] = (await readClubs(visitor, 1, clubsPageSize))?.items ?? [];
  expect(names[0]?.id).toBe(first?.id);
});
