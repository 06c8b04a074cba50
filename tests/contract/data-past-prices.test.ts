import { beforeEach, expect, test } from "vitest";
import { listClubRates } from "#app/data/clubs/list-club-rates.ts";
import { readPastPrices } from "#app/data/clubs/past-prices.ts";
import { readProduct, readProducts } from "#app/data/publications/products.ts";
import { priorPrice } from "#domain/rates/prior-price.ts";
import { currentPrice } from "#domain/rates/rate-offer.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const id = "77777777-7777-4777-8777-777777777777";
const it = await testBackend();
const visitor = await it.createClient("anon");
beforeEach(async () => {
  await it.sql`delete from precios where club_id = 'acacias'`;
  await it.sql`delete from merch_products`;
  await it.sql`truncate audit_log`;
});

/** What everything recorded so far happened this many days before. */
const age = (days: number) => it.sql`update audit_log set at = at - make_interval(days => ${days})`;

test("a reduction of a rate is shown against the lowest price of the 30 days before it", async () => {
  await it.sql`insert into precios ${it.sql(rowFor("public.precios", { id, club_id: "acacias", price: 45 }))}`;
  await age(10);
  await it.sql`update precios set price = 50, title = 'Otra' where id = ${id}`;
  await age(5);
  await it.sql`update precios set price = 40, old_price = 65 where id = ${id}`;
  const [rate] = await listClubRates(visitor, "acacias");
  expect(rate?.past?.map(({ price }) => price)).toEqual([45, 50, 40]);
  expect(rate && currentPrice(rate, new Date()).oldPrice).toBe(45);
  // One step more of the same reduction.
  await age(2);
  await it.sql`update precios set price = 35 where id = ${id}`;
  const [further] = await listClubRates(visitor, "acacias");
  expect(further && currentPrice(further, new Date()).oldPrice).toBe(45);
  expect(priorPrice(await readPastPrices(await it.createClient("staff"), "precios", id), new Date())).toBe(45);
});

test("where no earlier price is announced nothing more is read", async () => {
  await it.sql`insert into precios ${it.sql(rowFor("public.precios", { club_id: "acacias", price: 45 }))}`;
  const [rate] = await listClubRates(visitor, "acacias");
  expect(rate && "past" in rate).toBe(false);
});

test("a product's reduction too, in the shop and on its page", async () => {
  await it.sql`insert into merch_products ${it.sql(rowFor("public.merch_products", { id, slug: "taza", price: 12 }))}`;
  await age(3);
  await it.sql`update merch_products set price = 9, original_price = 20 where id = ${id}`;
  const [card] = (await readProducts(visitor, 1))?.items ?? [];
  const product = await readProduct(visitor, "taza");
  for (const found of [card, product]) expect(priorPrice(found?.past ?? [], new Date())).toBe(12);
});

test("nothing else of the record is told to strangers, and of rows that are gone nothing at all", async () => {
  await it.sql`insert into precios ${it.sql(rowFor("public.precios", { id, club_id: "acacias", price: 45 }))}`;
  await it.sql`update precios set description = 'Secreta', price = 46 where id = ${id}`;
  const told = async (of_table = "precios") => (await visitor.rpc("price_changes", { of_table, of_rows: [id] })).data;
  expect(await told()).toMatchObject([{ before: { price: 45 }, after: { price: 46 } }, { kind: "insert" }]);
  expect(JSON.stringify(await told())).not.toMatch(/Secreta|title|marta/);
  expect(await told("clubs")).toEqual([]);
  await it.sql`delete from precios where id = ${id}`;
  expect(await told()).toEqual([]);
});
