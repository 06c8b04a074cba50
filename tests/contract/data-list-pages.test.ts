import { beforeAll, describe, expect, it as test } from "vitest";
import { listedRatesTable, ratesTable } from "#app/data/clubs/rates.ts";
import { type ListView, listPageSize, moveInList, readFound, readLast, readListPage } from "#app/data/list-page.ts";
import { listedArticlesTable } from "#app/data/publications/articles.ts";
import { listedEpisodesTable } from "#app/data/publications/episodes.ts";
import { eventsTable } from "#app/data/publications/events.ts";
import { partnersTable } from "#app/data/publications/partners.ts";
import { productsTable } from "#app/data/publications/products.ts";
import { testimonialsTable } from "#app/data/publications/testimonials.ts";
import { listRecords, type RecordTable } from "#app/data/records.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

// Articles of nine dates, so that many share each; products whose numbers repeat.
const many = 2_000;

const it = await testBackend();
const staff = await it.createClient("staff");
beforeAll(async () => {
  await it.sql`
    insert into articles (slug, title, author, content, publication_date, is_featured)
    select 'largo-' || n, case n % 4 when 0 then 'Técnica de la sentadilla, parte ' else 'Artículo ' end || n,
      case when n = 1990 then 'Íñigo Peñalver' else 'Elena' end, 'Texto',
      '2020-01-01'::timestamptz - n % 9 * interval '1 day', n % 100 = 0
    from generate_series(1, ${many}) as n`;
  await it.sql`insert into merch_products (slug, name, price, display_order)
    select 'largo-' || n, 'Producto ' || n, 10, n / 3 from generate_series(1, ${many}) as n`;
});

const first: ListView = { words: "", sorting: null, chosen: null, anchor: null, isBack: false };
const articles = (view: Partial<ListView> = {}) => readListPage(staff, listedArticlesTable, { ...first, ...view });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** All pages, from the first to the last. */
async function walk<Row extends { id: string; updated_at: string }>(table: RecordTable<Row>, view: Partial<ListView>) {
  const pages = [await readListPage(staff, table, { ...first, ...view })];
  for (let page = pages[0]; page?.after && pages.length < 60; page = pages.at(-1)) {
    pages.push(await readListPage(staff, table, { ...first, ...view, anchor: page.rows.at(-1)?.id ?? null }));
  }
  return pages;
}

describe("pages", () => {
  const likeTheWhole = async <Row extends { id: string; updated_at: string }>(table: RecordTable<Row>) => {
    const pages = await walk(table, {});
    expect(pages.flatMap(({ rows }) => idsOf(rows))).toEqual(idsOf(await listRecords(staff, table)));
    expect(pages.at(-1)?.after).toBeNull();
  };

  test.each([
    ["articles", () => likeTheWhole(listedArticlesTable)],
    ["products", () => likeTheWhole(productsTable)],
    ["rates", () => likeTheWhole(listedRatesTable)],
    ["episodes", () => likeTheWhole(listedEpisodesTable)],
    ["events", () => likeTheWhole(eventsTable)],
    ["partners", () => likeTheWhole(partnersTable)],
    ["testimonials", () => likeTheWhole(testimonialsTable)],
  ])("of %s hold each row once, in the order of the whole list", (_name, check) => check());

  test.each(["name", "changed"] as const)("in the order of %s hold each row once", async (sorting) => {
    const pages = await walk(listedArticlesTable, { sorting });
    const ids = pages.flatMap(({ rows }) => idsOf(rows));
    expect(new Set(ids).size).toBe(pages[0]?.total);
    expect(ids).toHaveLength(pages[0]?.total ?? 0);
  });

  test("go back the way that they came", async () => {
    const [one, two, three] = await walk(listedArticlesTable, {});
    const back = (rows: readonly { id: string }[] = []) => articles({ anchor: rows[0]?.id ?? null, isBack: true });
    expect(await back(three?.rows)).toEqual(two);
    expect(idsOf((await back(two?.rows)).rows)).toEqual(idsOf(one?.rows ?? []));
    expect([two?.before, two?.after]).toEqual([one?.rows.at(-1), three?.rows[0]]);
    // Less than a page is left before it: the first one, whole.
    const near = await articles({ anchor: one?.rows[5]?.id ?? null, isBack: true });
    expect(near).toEqual(one);
    expect(near.before).toBeNull();
  });

  test("begin anew after a row that is gone, or that nobody knows", async () => {
    const [one] = await walk(listedArticlesTable, {});
    for (const anchor of ["3f1f6f1e-0000-4000-8000-000000000000", "mañana", "'; drop table articles; --"])
      expect(await articles({ anchor })).toEqual(one);
  });

  test("carry the columns that a list shows", async () => {
    const { rows } = await articles();
    expect(Object.keys(rows[0] ?? {})).not.toContain("content");
    expect(rows).toHaveLength(listPageSize);
  });

  test("hold one kind, and say how many there are of it", async () => {
    const [count] = await it.sql`select count(*)::int as featured from articles where is_featured`;
    const { rows, total } = await articles({ chosen: "featured" });
    expect(total).toBe(count?.featured);
    expect(rows.every((row) => row.is_featured)).toBe(true);
  });
});

describe("the search", () => {
  test("finds words without accents and in any order, the best first", async () => {
    const { rows, found, isRanked } = await articles({ words: " penalver  IÑIGO" });
    expect(rows.map(({ author }) => author)).toEqual(["Íñigo Peñalver"]);
    expect([found, isRanked]).toEqual([1, true]);
    const parts = await articles({ words: "sentadilla parte 1000" });
    expect(parts.rows[0]?.title).toBe("Técnica de la sentadilla, parte 1000");
  });

  test("takes one or two letters for the beginning of a word", async () => {
    expect((await articles({ words: "iñ" })).found).toBe(1);
    expect((await articles({ words: "nd" })).found).toBe(0);
  });

  test("takes percent sign, underscore and backslash for themselves", async () => {
    for (const words of ["%%%", "a_a", "\\", "'"]) expect((await articles({ words })).found, words).toBe(0);
  });

  test("goes through all pages of what it found in an order that was asked for", async () => {
    const pages = await walk(listedArticlesTable, { words: "sentadilla", sorting: "name" });
    expect(pages[0]?.found).toBe(500);
    const titles = pages.flatMap(({ rows }) => rows.map(({ title }) => title));
    expect(new Set(titles).size).toBe(500);
    expect(titles.every((title) => title.includes("sentadilla"))).toBe(true);
  });

  test("of more than can be ranked gives pages in the list's order", async () => {
    const pages = await walk(listedArticlesTable, { words: "articulo" });
    expect(pages[0]).toMatchObject({ found: null, isRanked: false });
    const ids = pages.flatMap(({ rows }) => idsOf(rows));
    expect(new Set(ids).size).toBe(1_500);
    expect(ids).toHaveLength(1_500);
  });

  test("is the staff's alone", async () => {
    const visitor = await it.createClient("anon", "in-process");
    const asked = readListPage(visitor, listedArticlesTable, first);
    await expect(asked).rejects.toMatchObject({ code: "42501" });
    const stranger = await it.createClient("stranger");
    const waiting = await it.sql`select id from articles where publication_date > now()`;
    const { rows } = await readListPage(stranger, listedArticlesTable, first);
    expect(idsOf(rows).filter((id) => waiting.some((row) => row.id === id))).toEqual([]);
    const searched = readListPage(stranger, listedArticlesTable, { ...first, words: "sentadilla" });
    await expect(searched).rejects.toMatchObject({ code: "42501" });
    const unknown = readListPage(staff, { ...listedArticlesTable, name: "partner_submissions" }, first);
    await expect(unknown).rejects.toThrow("No list of this name is read in pages");
  });
});

describe("a row that is moved in a long list", () => {
  const order = async () => (await listRecords(staff, productsTable)).map(({ id, slug }) => ({ id, slug }));
  const move = (moved = "", neighbour = "", isAfter = false) =>
    moveInList(staff, productsTable, { moved, neighbour, isAfter });

  test("stands before or after the other, and no other pair changes places", async () => {
    const before = await order();
    await move(before[1_500]?.id, before[70]?.id, false);
    const expected = before.toSpliced(1_500, 1).toSpliced(70, 0, ...before.slice(1_500, 1_501));
    expect(await order()).toEqual(expected);
    await move(expected[70]?.id, expected[71]?.id, true);
    expect(await order()).toEqual(expected.with(70, expected[71] ?? fail).with(71, expected[70] ?? fail));
  });

  test("changes only the rows between its places where their numbers differ", async () => {
    const before = await order();
    const stamp = new Date();
    await move(before[3]?.id, before[6]?.id, true);
    const [row] = await it.sql`select count(*)::int as changed from merch_products where updated_at > ${stamp}`;
    expect(row?.changed).toBe(4);
  });

  test("is refused when the other is gone", async () => {
    const [one] = await order();
    await expect(move(one?.id, "3f1f6f1e-0000-4000-8000-000000000000")).rejects.toThrow("Alguna fila ya no existe.");
  });

  test("stays within its part", async () => {
    const rates = await listRecords(staff, ratesTable);
    const other = rates.find(({ club_id }) => club_id !== rates[0]?.club_id);
    const moving = moveInList(staff, ratesTable, {
      moved: rates[0]?.id ?? "",
      neighbour: other?.id ?? "",
      isAfter: true,
    });
    await expect(moving).rejects.toThrow("Alguna fila ya no existe.");
  });

  test("leaves the last place to a new one", async () => {
    const rows = await listRecords(staff, productsTable);
    const [last] = await readLast(staff, productsTable);
    expect(last?.display_order).toBe(Math.max(...rows.map(({ display_order }) => display_order)));
  });
});

const fail = { id: "none", slug: "none" };

test("all that was found is given, of whatever page, unless it is too much", async () => {
  const view: ListView = { words: "sentadilla", sorting: null, chosen: null, anchor: null, isBack: false };
  const found = await readFound(staff, listedArticlesTable, view, 5_000);
  const [stored] =
    await it.sql`select count(*)::int as count from articles where title like 'Técnica de la sentadilla%'`;
  expect(new Set(found.map(({ id }) => id)).size).toBe(stored?.count);
  expect(found.length).toBeGreaterThan(200);
  await expect(readFound(staff, listedArticlesTable, view, 300)).rejects.toThrow("Son más de 300.");
});
