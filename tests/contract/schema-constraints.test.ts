import { expect, test } from "vitest";
import { addressColumns, brokenRows } from "#tests/fixtures/broken-rows.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { type Row, rowFor, validRows } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();

const harmless = [
  "https://a.example/x?y=a:b",
  "HTTP://a.example",
  "/clubs#javascript:",
  "mailto:a@b.example",
  "tel:+34",
];

test("every rule of a table has a row that breaks it", async () => {
  const rules = await database.sql<{ conname: string }[]>`
    select conname from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'`;
  expect(rules.map((rule) => rule.conname).sort()).toEqual(Object.keys(brokenRows).sort());
});

test.each(Object.entries(brokenRows))("%s", async (rule, [table, ...details]) => {
  for (const detail of details) {
    await expect(add(table, detail), JSON.stringify(detail)).rejects.toMatchObject({ constraint_name: rule });
  }
});

test.each(addressColumns)("an address that harms nobody is taken: %s.%s", async (table, column) => {
  for (const address of harmless) await expect(add(table, { [column]: address })).resolves.toHaveLength(1);
});

/** Each of their rows comes with a row of another table, and not by itself. */
const notAddedAlone = [
  "public.future_links",
  "public.reviews",
  "public.saved_views",
  "public.staff",
  "public.staff_clubs",
  "public.inbox",
  "public.agenda",
  "public.visits",
  "public.visit_events",
  "public.visit_secrets",
  "public.visit_settings",
];
const oneRowTables = [
  "public.access_settings",
  "public.company",
  "public.content_revision",
  "public.mail_service",
  "public.manifiesto_content",
  "public.privacy_settings",
  "public.review_settings",
];
const freelyAdded = Object.keys(validRows).filter(
  (key) => key.startsWith("public.") && !notAddedAlone.includes(key) && !oneRowTables.includes(key),
);
test.each(freelyAdded)("a valid row of %s is taken", async (table) => {
  await expect(database.sql`insert into ${database.sql(table)} ${database.sql(rowFor(table))}`).resolves.toBeDefined();
});

test.each(["articles", "merch_products", "landing_pages"])("two %s never share an address", async (table) => {
  await add(table, { slug: "la-misma" });
  await expect(add(table, { slug: "la-misma" })).rejects.toMatchObject({ code: "23505" });
});

test("an extra belongs to a club, and goes with it", async () => {
  await expect(add("club_extra_services", { club_id: "nowhere" })).rejects.toMatchObject({ code: "23503" });
  await add("clubs", { id: "efimero" });
  await add("club_extra_services", { club_id: "efimero" });
  await database.sql`delete from clubs where id = 'efimero'`;
  expect([...(await database.sql`select from club_extra_services where club_id = 'efimero'`)]).toEqual([]);
});

test("a rate may name a club that is not there", async () => {
  await expect(add("precios", { club_id: "cerrado", group: null })).resolves.toBeDefined();
});

test("a product of one size keeps its count beside the sizes", async () => {
  await expect(add("merch_products", { one_size_stock: 0 })).resolves.toBeDefined();
});

test("what a form leaves out takes the default of the spec", async () => {
  const [club] = await add("clubs");
  expect(club).toMatchObject({ display_order: 0, is_under_construction: false, included_services: [] });
  const [product] = await add("merch_products");
  expect(product).toMatchObject({
    button_text: "Próximamente",
    stock: { S: 0, M: 0, L: 0, XL: 0 },
    one_size_stock: null,
    colors: null,
  });
  expect((await add("testimonials"))[0]).toMatchObject({ rating: 5 });
  expect((await add("ninecast_episodes"))[0]).toMatchObject({ season: 1 });
  expect((await add("club_extra_services"))[0]).toMatchObject({ type: "bono", is_visible: true });
  expect((await add("partner_submissions"))[0]).toMatchObject({ status: "pending" });
  expect((await add("landing_pages"))[0]).toMatchObject({ is_published: false });
});

test("the bucket of applications takes PDF of 8 MB and no address opens it", async () => {
  expect(
    await database.sql`select public, file_size_limit, allowed_mime_types from storage.buckets where not public`,
  ).toEqual([{ public: false, file_size_limit: "8388608", allowed_mime_types: ["application/pdf"] }]);
});

test("the two buckets take pictures of 20 MB and are read by all", async () => {
  const buckets =
    await database.sql`select id, public, file_size_limit, allowed_mime_types from storage.buckets where public order by id`;
  expect(buckets).toMatchObject([
    { id: "media_assets", public: true, file_size_limit: "20971520" },
    { id: "public-assets", public: true, file_size_limit: "20971520" },
  ]);
  for (const type of ["jpeg", "png", "gif", "webp", "svg+xml", "heic", "heif"]) {
    for (const bucket of buckets) expect(bucket.allowed_mime_types).toContain(`image/${type}`);
  }
});

function add(table: string, details: Row = {}) {
  const { sql } = database;
  return sql`insert into ${sql(table)} ${sql(rowFor(`public.${table}`, details))} returning *`;
}
