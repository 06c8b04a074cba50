import { beforeAll, describe, expect, test } from "vitest";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { type Row, rowFor } from "#tests/fixtures/valid-rows.ts";

const writtenOnce = [
  "outdated_translations",
  "content_revision",
  "former_slugs",
  "visit_events",
  "visit_secrets",
  "page_views",
  "audit_log",
  "future_links",
  // What waits says when it was planned; who moves it is in the record.
  "planned_changes",
  "saved_views",
  "staff_clubs",
];

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
});

describe("the hero's two names for the same thing", () => {
  const pairs = [
    ["hero_background_image", "hero_image_url"],
    ["hero_title_1", "hero_main_title"],
    ["hero_title_2", "hero_subtitle"],
  ] as const;

  test.each(pairs)("%s and %s are equal, whichever is written", async (publicKey, adminKey) => {
    await saveContent({ [adminKey]: "del panel" });
    expect(await readContent([publicKey, adminKey])).toEqual(["del panel", "del panel"]);
    await saveContent({ [publicKey]: "de fuera" });
    expect(await readContent([publicKey, adminKey])).toEqual(["de fuera", "de fuera"]);
  });

  test.each(pairs)("%s and %s stay equal when one call writes both", async (publicKey, adminKey) => {
    await saveContent({ [publicKey]: "uno", [adminKey]: "otro" });
    const [one, other] = await readContent([publicKey, adminKey]);
    expect(one).toBe(other);
  });

  test("one that is deleted takes the other with it", async () => {
    await actAs(sql, "staff", (tx) => tx`delete from site_content where content_key = 'hero_subtitle'`);
    expect(await readContent(["hero_title_2", "hero_subtitle"])).toEqual([]);
  });
});

describe("the colours of a product", () => {
  test("are read by both spellings", async () => {
    const row = rowFor("public.merch_products", { colors: ["Negro", "Piedra"] });
    const [product] = await sql`insert into merch_products ${sql(row)} returning id, colors, colours`;
    expect(product).toMatchObject({ colors: ["Negro", "Piedra"], colours: ["Negro", "Piedra"] });
    const [changed] = await sql`update merch_products set colors = null where id = ${product?.id} returning colours`;
    expect(changed).toEqual({ colours: null });
  });

  test("are written by one", async () => {
    const row = rowFor("public.merch_products", { colours: ["Negro"] });
    await expect(sql`insert into merch_products ${sql(row)}`).rejects.toMatchObject({ code: "428C9" });
  });
});

describe("the id of a club", () => {
  test.each([
    ["CHAMBERÍ NORTE", "chamberinorte"],
    ["Cañada Real 2", "canadareal2"],
    ["- Las Tablas (ático)", "lastablasatico"],
  ])("of %s is %s", async (name, id) => {
    const [club] = await actAs(sql, "staff", (tx) => tx`insert into clubs ${tx({ name })} returning id`);
    expect(club).toEqual({ id });
  });

  test("stays when the club is renamed, so its gallery does too", async () => {
    const [club] = await sql`update clubs set name = 'ACACIAS SUR' where id = 'acacias' returning id`;
    expect(club).toEqual({ id: "acacias" });
  });

  test("cannot be changed", async () => {
    await expect(sql`update clubs set id = 'otro' where id = 'acacias'`).rejects.toMatchObject({ code: "23514" });
  });
});

describe("the key of a row", () => {
  test("is kept in every table whose changes are recorded", async () => {
    const bare = await sql`
      select table_name from private.audited_tables
      where cardinality(key_columns) = 1 and to_regclass('public.' || table_name) is not null and not exists (
        select from pg_trigger where tgrelid = to_regclass('public.' || table_name) and tgname = 'keep_key')`;
    expect(bare).toEqual([]);
  });

  test.each(["staff", "service"] as const)("cannot be changed by %s", async (who) => {
    await fillWhenEmpty("articles");
    const change = actAs(sql, who, (tx) => tx`update articles set id = gen_random_uuid()`);
    await expect(change).rejects.toThrow("El identificador de una ficha no se cambia.");
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });

  test("may be said again", async () => {
    await fillWhenEmpty("articles");
    const [same] = await actAs(sql, "staff", (tx) => tx`update articles set id = id, title = 'Otro' returning title`);
    expect(same).toEqual({ title: "Otro" });
  });
});

describe("an order saved as a list of {id, display_order}", () => {
  const ordered = [
    "activities",
    "clubs",
    "precios",
    "header_links",
    "club_extra_services",
    "testimonials",
    "merch_products",
    "partners",
    "positions",
    "reply_templates",
  ];

  test("is understood by every table that has one", async () => {
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'display_order' order by 1`;
    expect(tables.map((table) => table.name)).toEqual(ordered.toSorted());
  });

  test.each(ordered)("moves rows of %s and touches nothing else", async (table) => {
    await fillWhenEmpty(table);
    const before = await sql`select * from ${sql(table)} order by id`;
    const order = before.map((row, place) => ({ id: row.id, display_order: 100 - place }));
    await saveOrder(table, order);
    const after = await sql`select * from ${sql(table)} order by id`;
    expect(after.map(({ updated_at, ...rest }) => rest)).toEqual(
      before.map(({ updated_at, ...rest }, place) => ({ ...rest, display_order: 100 - place })),
    );
  });

  test.each(ordered)("creates no row of %s for an id that is gone", async (table) => {
    const gone = table === "clubs" ? "vendido" : "99999999-9999-4999-8999-999999999999";
    await fillWhenEmpty(table);
    const [known] = await sql`select id from ${sql(table)} limit 1`;
    const [before] = await sql`select count(*) from ${sql(table)}`;
    const saved = await saveOrder(table, [
      { id: gone, display_order: 1 },
      { id: known?.id, display_order: 2 },
    ]);
    expect([...saved]).toEqual([{ id: known?.id, display_order: 2 }]);
    expect((await sql`select count(*) from ${sql(table)}`)[0]).toEqual(before);
  });

  test("does not excuse a new row that lacks what it needs", async () => {
    const half = { id: "amedias", address: "Calle Mayor", display_order: 7 };
    await expect(sql`insert into clubs ${sql(half)}`).rejects.toMatchObject({ code: "23502", column_name: "name" });
  });
});

describe("a row without an order", () => {
  test("is the last of its list, or of its club's", async () => {
    const [last] = await sql`select max(display_order) from testimonials`;
    const add = (table: string, row: Row) =>
      actAs(sql, "staff", (tx) => tx`insert into ${tx(table)} ${tx(row)} returning id, display_order`);
    const [said] = await add("testimonials", { text: "Sí", name: "Ana", display_order: null });
    expect(said?.display_order).toBe(last?.max + 1);
    const lastOf = async (table: string, club: string) =>
      (await sql`select max(display_order) from ${sql(table)} where club_id = ${club}`)[0]?.max;
    const lastExtra = await lastOf("club_extra_services", "valdebebas");
    const offer = { club_id: "valdebebas", title: "B", price: 1, display_order: null };
    expect((await add("club_extra_services", offer))[0]?.display_order).toBe(lastExtra + 1);
    const lastRate = await lastOf("precios", "retiro");
    const [rate] = await add("precios", { club_id: "retiro", title: "R", price: 1 });
    expect(rate?.display_order).toBe(lastRate + 1);
    const [first] = await add("precios", { club_id: "ninguno", title: "R", price: 1 });
    expect(first?.display_order).toBe(1);
    const [moved] = await sql`update precios set club_id = 'retiro' where id = ${first?.id} returning display_order`;
    expect(moved?.display_order).toBe(lastRate + 2);
    const [emptied] = await sql`
      update testimonials set display_order = null
      where id = (select id from testimonials order by display_order limit 1) returning display_order`;
    expect(emptied?.display_order).toBe(last?.max + 2);
  });
});

test("a club that is deleted takes its rates and offers along, and nobody else's", async () => {
  await sql`insert into clubs (id, name) values ('fugaz', 'FUGAZ')`;
  await sql`insert into precios (club_id, title, price) values ('fugaz', 'Anual', 1), ('fugaz-no', 'Anual', 1)`;
  await sql`insert into club_extra_services (club_id, title, price) values ('fugaz', 'Bono', 1)`;
  await actAs(sql, "staff", (tx) => tx`delete from clubs where id = 'fugaz'`);
  expect(await sql`select club_id from precios where club_id like 'fugaz%'`).toEqual([{ club_id: "fugaz-no" }]);
  expect(await sql`select id from club_extra_services where club_id = 'fugaz'`).toHaveLength(0);
});

describe("no two clubs have one page", () => {
  const add = (id: string, link: string | null) =>
    actAs(sql, "staff", (tx) => tx`insert into clubs ${tx({ id, name: id, link })}`);

  test.each([
    ["otro", "/club/acacias"],
    ["otro", "ACACIAS"],
    ["otro", " club/valdebebas"],
  ])("as %s linked by %s would have with another", async (id, link) => {
    await expect(add(id, link)).rejects.toMatchObject({ code: "23505", constraint_name: "clubs_page_taken" });
  });

  test("also when a link or an id follows later", async () => {
    await add("tetuan", "tetuan-norte");
    await expect(add("tetuan-norte", null)).rejects.toMatchObject({ code: "23505" });
    const relink = (link: string) =>
      actAs(sql, "staff", (tx) => tx`update clubs set link = ${link} where id = 'tetuan' returning link`);
    await expect(relink("/club/retiro")).rejects.toMatchObject({ code: "23505" });
    expect([...(await relink("/club/tetuan"))]).toEqual([{ link: "/club/tetuan" }]);
    expect([...(await relink("https://preventa.example/club/retiro"))]).toHaveLength(1);
  });
});

test("every table says when a row was last changed, and no two changes say the same", async () => {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  for (const { name } of tables) {
    const touch = () => sql<{ updated_at: Date }[]>`
      update ${sql(name)} set updated_at = '2001-01-01' where ctid = (select min(ctid) from ${sql(name)}) returning updated_at::text`;
    // The revision's own moment is set by what bumps it; what happened to a visit, its links and where pages used to be
    // are written once, and so is the record of changes; sums of views are nobody's to edit.
    if (writtenOnce.includes(name)) continue;
    await fillWhenEmpty(name);
    const [first] = await touch();
    const [second] = await touch();
    expect(String(first?.updated_at) > "2025", name).toBe(true);
    expect(first?.updated_at, name).not.toBe(second?.updated_at);
  }
});

test("a scheduled article appears to visitors at its moment", async () => {
  const slug = "manana";
  await sql`insert into articles ${sql(rowFor("public.articles", { slug, publication_date: new Date(Date.now() + 60_000) }))}`;
  const seen = () => actAs(sql, "anon", (tx) => tx`select slug from articles where slug = ${slug}`);
  expect([...(await seen())]).toEqual([]);
  await sql`update articles set publication_date = now() - interval '1 second' where slug = ${slug}`;
  expect([...(await seen())]).toEqual([{ slug }]);
});

function saveContent(values: Record<string, string>) {
  const rows = Object.entries(values).map(([content_key, content_value]) => ({ content_key, content_value }));
  return actAs(
    sql,
    "staff",
    (tx) => tx`
      insert into site_content ${tx(rows)}
      on conflict (content_key) do update set content_value = excluded.content_value`,
  );
}

async function readContent(keys: string[]): Promise<string[]> {
  const rows = await sql<{ content_value: string }[]>`
    select content_value from site_content where content_key in ${sql(keys)}`;
  return rows.map((row) => row.content_value);
}

/** The statement that PostgREST makes of the panel's upsert. */
function saveOrder(table: string, order: Row[]) {
  return actAs(
    sql,
    "staff",
    (tx) => tx<Row[]>`
      insert into ${tx(table)} (id, display_order)
      select id, display_order from json_populate_recordset(null::${tx(table)}, ${JSON.stringify(order)}::text::json)
      on conflict (id) do update set id = excluded.id, display_order = excluded.display_order
      returning id, display_order`,
  );
}

/** A table of which the demo content has nothing. */
async function fillWhenEmpty(table: string): Promise<void> {
  const [row] = await sql`select from ${sql(table)} limit 1`;
  if (!row) await sql`insert into ${sql(table)} ${sql(rowFor(`public.${table}`))}`;
}
