import { describe, expect, test } from "vitest";
import { rateInput, rates } from "#app/content/clubs/rate.ts";
import type { StoredRow } from "#app/content/stored-row.ts";
import { clubsTable } from "#app/data/clubs/clubs.ts";
import { extrasTable } from "#app/data/clubs/extras.ts";
import { ratesTable } from "#app/data/clubs/rates.ts";
import { proposalsTable } from "#app/data/inbox/proposals.ts";
import { articlesTable } from "#app/data/publications/articles.ts";
import { episodesTable } from "#app/data/publications/episodes.ts";
import { eventsTable } from "#app/data/publications/events.ts";
import { partnersTable } from "#app/data/publications/partners.ts";
import { productsTable } from "#app/data/publications/products.ts";
import { testimonialsTable } from "#app/data/publications/testimonials.ts";
import {
  deleteRecord,
  insertRecord,
  isSlugTaken,
  listRecords,
  type RecordTable,
  readRecord,
  saveOrder,
  updateRecord,
} from "#app/data/records.ts";
import { headerLinksTable } from "#app/data/site/header.ts";
import { landingPagesTable } from "#app/data/site/landing-pages.ts";
import { moveBeside, type Ordered, renumber } from "#domain/lists/ordering.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const staff = await it.createClient("staff");

const countOf = async (table: string) => (await it.sql`select count(*)::int as count from ${it.sql(table)}`)[0]?.count;

test("staff see every row of each list, hidden and scheduled ones too", async () => {
  const seesAll = async <Row extends StoredRow>(table: RecordTable<Row>) => {
    const rows = await listRecords(staff, table);
    expect([table.name, rows.length]).toEqual([table.name, await countOf(table.name)]);
  };
  await seesAll(articlesTable);
  await seesAll(clubsTable);
  await seesAll(episodesTable);
  await seesAll(eventsTable);
  await seesAll(extrasTable);
  await seesAll(headerLinksTable);
  await seesAll(landingPagesTable);
  await seesAll(partnersTable);
  await seesAll(productsTable);
  await seesAll(ratesTable);
  await seesAll(proposalsTable);
  await seesAll(testimonialsTable);
});

test("what a form writes comes back as the form showed it", async () => {
  const draft = {
    ...rates.empty({ club_id: "acacias" }),
    title: "Preventa",
    price: "1.234,50",
    old_price: "1500",
    included_services: "Sala\nClases",
    available_slots: "0",
    offer_ends_at: "2026-07-01T23:59",
    url: "https://alta.example/preventa",
  };
  const row = await insertRecord(staff, ratesTable, rateInput.parse(draft));
  expect(rates.draft(row)).toEqual({ ...draft, price: "1234,50" });
  expect(await readRecord(staff, ratesTable, row.id)).toEqual(row);
});

describe("saving over a row", () => {
  test("gives back the new version", async () => {
    const [row] = await listRecords(staff, eventsTable);
    if (!row) throw new Error("no events");
    const outcome = await updateRecord(staff, eventsTable, row, { title: "Otro título" });
    expect(outcome).toMatchObject({ kind: "saved", row: { id: row.id, title: "Otro título" } });
    expect(outcome.kind === "saved" && outcome.row.updated_at).not.toBe(row.updated_at);
  });

  test("does not overwrite what somebody else saved meanwhile, and shows it", async () => {
    const [row] = await listRecords(staff, eventsTable);
    if (!row) throw new Error("no events");
    await updateRecord(staff, eventsTable, row, { location: "Sala 1" });
    const outcome = await updateRecord(staff, eventsTable, row, { location: "Sala 2" });
    expect(outcome).toMatchObject({ kind: "conflict", theirs: { location: "Sala 1" } });
    expect((await readRecord(staff, eventsTable, row.id))?.location).toBe("Sala 1");
  });

  test("says that the row is gone", async () => {
    const row = await insertRecord(staff, eventsTable, { event_date: "25 DIC", title: "Breve" });
    expect(await deleteRecord(staff, eventsTable, row.id)).toBe(true);
    expect(await updateRecord(staff, eventsTable, row, { title: "Tarde" })).toEqual({ kind: "gone" });
    expect(await deleteRecord(staff, eventsTable, row.id)).toBe(false);
  });

  test("throws what the database refuses", async () => {
    const [row] = await listRecords(staff, ratesTable);
    if (!row) throw new Error("no rates");
    await expect(updateRecord(staff, ratesTable, row, { price: -1 })).rejects.toMatchObject({ code: "23514" });
    const [article] = await listRecords(staff, articlesTable);
    const copy = { slug: article?.slug ?? "", title: "T", author: "A", content: "C" };
    await expect(insertRecord(staff, articlesTable, copy)).rejects.toMatchObject({ code: "23505" });
  });
});

/** What brings the last of some rows before the first. */
function toTop(rows: readonly Ordered[]): Ordered[] {
  const [first, last] = [rows[0], rows.at(-1)];
  return first && last ? renumber(rows, moveBeside(rows, last, first, false)) : [];
}

describe("reordering", () => {
  test("swaps two rows and touches nothing else of them", async () => {
    const before = await listRecords(staff, clubsTable);
    const second = before[1]?.id ?? "";
    await saveOrder(staff, clubsTable, toTop(before.slice(0, 2)));
    const after = await listRecords(staff, clubsTable);
    expect(after.map((row) => row.id).slice(0, 2)).toEqual([second, before[0]?.id]);
    const bare = (rows: typeof before) =>
      rows.map(({ display_order: _, updated_at: __, ...row }) => row).sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(bare(after)).toEqual(bare(before));
  });

  test("takes the last row of any list to the top", async () => {
    const takesLastUp = async <Row extends StoredRow & Ordered>(table: RecordTable<Row>) => {
      const before = (await listRecords(staff, table)).map((row) => row.id);
      await saveOrder(staff, table, toTop(await listRecords(staff, table)));
      const after = (await listRecords(staff, table)).map((row) => row.id);
      expect(after).toEqual([before.at(-1), ...before.slice(0, -1)]);
    };
    await takesLastUp(headerLinksTable);
    await takesLastUp(testimonialsTable);
    await takesLastUp(productsTable);
    await takesLastUp(partnersTable);
  });

  test("renumbers more rows in one move than a read gives", async () => {
    await it.sql`insert into testimonials (text, name, display_order)
      select 'Volveré.', 'Persona ' || n, 1000 + n from generate_series(1, 1000) as n`;
    const rows = await listRecords(staff, testimonialsTable);
    const last = rows.at(-1)?.id ?? "";
    await saveOrder(staff, testimonialsTable, toTop(rows));
    const after = await listRecords(staff, testimonialsTable);
    expect(after.map((row) => row.display_order)).toEqual(rows.map((row) => row.display_order));
    expect(after[0]?.id).toBe(last);
    await it.sql`delete from testimonials where name like 'Persona %'`;
  });

  test("creates no row for one that was deleted meanwhile, and says so", async () => {
    const rows = await listRecords(staff, partnersTable);
    const gone = rows[0]?.id ?? "";
    await deleteRecord(staff, partnersTable, gone);
    await expect(saveOrder(staff, partnersTable, toTop(rows))).rejects.toThrow();
    expect(await readRecord(staff, partnersTable, gone)).toBeNull();
  });
});

describe("somebody with an account but no rights", () => {
  test("changes nothing and is told", async () => {
    const stranger = await it.createClient("stranger");
    const [row] = await listRecords(staff, eventsTable);
    if (!row) throw new Error("no events");
    // Everybody reads the event, so it is not gone for them: it is refused.
    await expect(updateRecord(stranger, eventsTable, row, { title: "Mío" })).rejects.toThrow("row-level security");
    expect(await deleteRecord(stranger, eventsTable, row.id)).toBe(false);
    await expect(insertRecord(stranger, eventsTable, { event_date: "1 ENE", title: "Mío" })).rejects.toMatchObject({
      code: "42501",
    });
    await expect(saveOrder(stranger, clubsTable, [{ id: "acacias", display_order: 99 }])).rejects.toThrow();
    expect(await readRecord(staff, eventsTable, row.id)).toEqual(row);
    expect((await readRecord(staff, clubsTable, "acacias"))?.display_order).not.toBe(99);
  });
});

test("a visitor cannot save at all", async () => {
  const visitor = await it.createClient("anon");
  const [row] = await listRecords(staff, eventsTable);
  if (!row) throw new Error("no events");
  await expect(updateRecord(visitor, eventsTable, row, { title: "Mío" })).rejects.toMatchObject({ code: "42501" });
  await expect(deleteRecord(visitor, eventsTable, row.id)).rejects.toMatchObject({ code: "42501" });
});

test("a proposal changes its status and nothing else", async () => {
  const [proposal] = await listRecords(staff, proposalsTable);
  if (!proposal) throw new Error("no proposals");
  const outcome = await updateRecord(staff, proposalsTable, proposal, { status: "accepted" });
  expect(outcome).toMatchObject({ kind: "saved", row: { status: "accepted" } });
  await expect(updateRecord(staff, proposalsTable, proposal, { company_name: "Otra" })).rejects.toMatchObject({
    code: "42501",
  });
});

test("a slug is taken by another article, not by its own", async () => {
  const [one] = await listRecords(staff, articlesTable);
  if (!one) throw new Error("no articles");
  expect(await isSlugTaken(staff, articlesTable, one.slug, null)).toBe(true);
  expect(await isSlugTaken(staff, articlesTable, one.slug, one.id)).toBe(false);
  expect(await isSlugTaken(staff, articlesTable, "nadie-lo-tiene", null)).toBe(false);
});
