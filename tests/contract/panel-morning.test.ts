import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { productsTable } from "#app/data/publications/products.ts";
import { listRecords } from "#app/data/records.ts";
import { noteArrival, readMorning } from "#app/data/site/morning.ts";
import { isOutOfStock } from "#domain/merch/stock.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { plainPicture } from "#tests/fixtures/plain-picture.ts";
import { signInAs } from "#tests/fixtures/sign-in-as.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const it = await testBackend();
const staff = await it.createClient("staff");

const tables = { precios: ["id", "title"], events: ["id", "title"] } as const;
const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
const morningOf = (client: SupabaseClient) => readMorning(client, aWeekAgo, tables);

test("visits of today, who waits, classes that change and offers that end are those of the house", async () => {
  const { sql } = it;
  const today = sql`(now() at time zone 'Europe/Madrid')::date`;
  await sql`delete from visits`;
  for (const [at, club] of ["acacias", "retiro"].entries()) {
    const id = `88888888-8888-4888-8888-88888888888${at}`;
    await sql`insert into requests ${sql(rowFor("public.requests", { id, kind: "visit", club_id: club, name: `Ana ${club}` }))}`;
    await sql`insert into visits ${sql(rowFor("public.visits", { id, club_id: club }))}`;
    await sql`update visits set starts_at = ${today}::timestamp + interval '12 hours', ends_at = ${today}::timestamp + interval '12.5 hours' where id = ${id}`;
    const [lesson] = await sql`select id from club_classes where club_id = ${club} limit 1`;
    if (lesson)
      await sql`insert into class_exceptions (class_id, on_date, is_cancelled) values (${lesson.id}, ${today}, true)`;
  }
  await sql`update precios set offer_ends_at = null, old_price = null`;
  await sql`update precios set old_price = price + 1, offer_ends_at = now() + interval '2 days'
    where id in (select distinct on (club_id) id from precios where club_id in ('acacias', 'retiro') order by club_id, id)`;
  const all = await morningOf(staff);
  expect(all.visits.map((visit) => visit.club_id).toSorted()).toEqual(["acacias", "retiro"]);
  expect(all.ending_offers).toHaveLength(2);
  expect(all.week.find(({ kind }) => kind === "visit")?.total).toBe(2);
  expect(all.backups).not.toBeNull();
  const [revision] = await sql`select updated_at from content_revision`;
  expect(Date.parse(all.renewed_at)).toBe(revision?.updated_at.getTime());
  // Visits are no proof of a form: staff add them too.
  const [form] = await sql`select max(created_at) as last from requests where kind <> 'visit'`;
  expect(Date.parse(all.last_form_at ?? "")).toBe(form?.last.getTime());
  expect(all.company).not.toBeNull();

  const hers = await morningOf(await signInAs(it, "club_manager"));
  expect(hers.visits.map((visit) => visit.club_id)).toEqual(["acacias"]);
  expect(hers.ending_offers.map((offer) => offer.club)).toEqual(["ACACIAS"]);
  expect(hers.classes.every((lesson) => lesson.club_id === "acacias")).toBe(true);
  expect(hers.empty_galleries.first.every((club) => club.id === "acacias")).toBe(true);
  expect(hers.waiting.length).toBeLessThanOrEqual(all.waiting.length);
  expect([hers.backups, hers.company, hers.views_today, hers.errors_today]).toEqual([null, null, null, null]);

  const editors = await morningOf(await signInAs(it, "editor"));
  expect([editors.visits, editors.waiting, editors.ending_offers]).toEqual([[], [], []]);
  expect(editors.company).not.toBeNull();
  const desk = await morningOf(await signInAs(it, "reception"));
  expect(desk.visits.map((visit) => visit.club_id)).toEqual(["acacias"]);
  expect([desk.classes, desk.ending_offers, desk.empty_galleries.total]).toEqual([[], [], 0]);
});

test("an offer for whose end something is planned asks for nothing, one that is over does", async () => {
  const { sql } = it;
  const [rate] = await sql`select id from precios where offer_ends_at > now() limit 1`;
  const before = await morningOf(staff);
  await sql`insert into planned_changes (table_name, row_id, changes, due_at)
    values ('precios', ${rate?.id}, '{"claim": "Ya"}', now() + interval '2 days')`;
  expect((await morningOf(staff)).ending_offers).toHaveLength(before.ending_offers.length - 1);
  await sql`update precios set offer_ends_at = now() - interval '1 minute' where id = ${rate?.id}`;
  expect((await morningOf(staff)).ended_offers).toBe(before.ended_offers + 1);
});

test("errors of the day are told apart from its pages, and nothing is told of a day without figures", async () => {
  const { sql } = it;
  const figures = async () => (({ views_today, errors_today }) => [views_today, errors_today])(await morningOf(staff));
  await sql`delete from page_views`;
  expect(await figures()).toEqual([null, null]);
  const today = sql`(now() at time zone 'Europe/Madrid')::date`;
  await sql`insert into page_views (day, kind, name, views) values
    (${today}, 'page', '/', 5), (${today} - 1, 'error', 'page', 9)`;
  expect(await figures()).toEqual([5, 0]);
  await sql`insert into page_views (day, kind, name, views) values (${today}, 'error', 'page', 2), (${today}, 'error', 'door', 1)`;
  expect(await figures()).toEqual([5, 3]);
});

test("the database counts as sold out what the shop does", async () => {
  await it.sql`update merch_products set stock = '{"S": 0, "M": 0, "L": 0, "XL": 0}', one_size_stock = null
    where id in (select id from merch_products order by id limit 2)`;
  await it.sql`update merch_products set one_size_stock = 0 where id in (select id from merch_products order by id desc limit 1)`;
  const products = await listRecords(staff, productsTable);
  expect((await morningOf(staff)).sold_out).toBe(products.filter(isOutOfStock).length);
});

test("what colleagues did comes with the names of the rows, and not what one did oneself", async () => {
  const editor = await signInAs(it, "editor");
  await editor.from("events").update({ location: "Retiro" }).neq("title", "").throwOnError();
  await staff.from("events").update({ location: "Acacias" }).neq("title", "").throwOnError();
  const { did, names } = await morningOf(staff);
  expect(new Set(did.map((entry) => entry.person_email))).toEqual(new Set(["editor@ninefitness.example"]));
  const [entry] = did;
  expect(entry).toMatchObject({ table_name: "events", before: {}, after: {} });
  expect(names[`events/${entry?.row_id}`]).toMatch(/\S/);
});

test("what a colleague planned is told with its row and its club, and a file of the library without one", async () => {
  const editor = await signInAs(it, "editor");
  const picture = new Blob([new Uint8Array(await plainPicture(4, 3).png().toBuffer())], { type: "image/png" });
  const sent = await editor.storage.from("public-assets").upload("medios/aviso.png", picture);
  expect(sent.error).toBeNull();
  const manager = await signInAs(it, "club_manager");
  const [rate] = await it.sql`select id, title from precios where club_id = 'acacias' limit 1`;
  const plans = [{ table: "precios", row: rate?.id, changes: { price: 31 } }];
  await manager.rpc("plan_changes", { plans, begins: "2097-01-01T10:00:00Z" }).throwOnError();
  const due_at = "2097-01-02T10:00:00Z";
  await manager.from("planned_changes").update({ due_at }).gt("due_at", "2096-01-01").throwOnError();
  const { did, names } = await morningOf(staff);
  // The newest: that it was moved.
  expect(did.find(({ table_name }) => table_name === "planned_changes")).toMatchObject({
    kind: "update",
    after: { table_name: "precios", row_id: rate?.id, club: "acacias" },
  });
  expect([names[`precios/${rate?.id}`], names["clubs/acacias"]]).toEqual([rate?.title, "ACACIAS"]);
  expect(did.find(({ table_name }) => table_name === "objects")).toMatchObject({ club: null });
  // Thrown away, its end says what it was for; that it was moved, nobody can say any more.
  await manager.from("planned_changes").delete().eq("due_at", due_at).throwOnError();
  const later = await morningOf(staff);
  const [gone, moved] = later.did.filter(({ table_name }) => table_name === "planned_changes");
  expect([gone, moved]).toMatchObject([{ before: { row_id: rate?.id } }, { kind: "update" }]);
  expect(moved?.after).not.toHaveProperty("row_id");
  expect(later.names[`precios/${rate?.id}`]).toBe(rate?.title);
});

test("what colleagues did is counted from a person's own last visit, whichever browser she sits at", async () => {
  const editor = await signInAs(it, "editor");
  const seen = async () =>
    new Set((await readMorning(staff, null, tables)).did.flatMap(({ after }) => after?.title ?? []));
  const change = (title: string) => editor.from("events").update({ title }).neq("title", "").throwOnError();
  await change("Antes de que viniera");
  expect(await seen()).toContain("Antes de que viniera");
  await noteArrival(staff);
  // The visit is under way: what was there when it began is still told, on another device too.
  expect(await seen()).toContain("Antes de que viniera");
  await it.sql`update staff set here_at = now() - interval '2 hours', here_before_at = now() - interval '9 days'`;
  await it.sql`update audit_log set at = now() - interval '3 hours'`;
  await change("Mientras no estaba");
  await noteArrival(await it.createClient("staff"));
  expect(await seen()).toEqual(new Set(["Mientras no estaba"]));
});

test("strangers get nothing of it", async () => {
  expect(
    (await (await it.createClient("anon")).rpc("panel_morning", { since: aWeekAgo, wanted: {} })).error,
  ).toMatchObject({
    code: "42501",
  });
  const seen = await (await it.createClient("stranger")).rpc("panel_morning", { since: aWeekAgo, wanted: {} });
  expect(seen.data).toMatchObject({ visits: [], waiting: [], did: [], ended_offers: 0, company: null, backups: null });
});
