import { beforeAll, expect, test } from "vitest";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { demoActivity, demoClass, rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
});

/** What no page shows, so that a change of it outdates none. */
const notContent = [
  "access_settings",
  "audit_log",
  "backup_runs",
  // Names moments; what changes at them is planned.
  "campaigns",
  "comments",
  "content_revision",
  "data_erasures",
  // Its triggers write it together with the row that moves.
  "former_slugs",
  "future_links",
  "mail_service",
  // What is said of a file shows where a row names it: below.
  "media",
  "outbox",
  "outdated_translations",
  "page_views",
  "partner_submissions",
  // Pages show the rows that it changes when its moment comes.
  "planned_changes",
  "reply_templates",
  "request_events",
  "requests",
  "review_settings",
  "reviews",
  "saved_views",
  "staff",
  "staff_clubs",
  "visit_events",
  "visit_secrets",
  "visits",
];

test("every change of every table that a page may show moves the revision", async () => {
  for (const table of await listContentTables()) {
    for (const change of ["insert", "update", "delete"] as const) {
      if (table !== "public.clubs") await keepOneClub();
      const before = await readRevision();
      await makeChange(table, change);
      const [row] =
        await sql`select revision::int, tables -> ${table.split(".")[1] ?? ""} as changed from content_revision`;
      expect(row?.revision, `${change} ${table}`).toBeGreaterThan(before);
      // By which a CDN is told what to forget.
      expect(row?.changed, `${change} ${table}`).toBeGreaterThan(before);
    }
  }
});

test("a statement that changes no row moves nothing, also of staff and twice in a transaction", async () => {
  await keepOneClub();
  const before = await readRevision();
  // The triggers of stored files are not ours to replace.
  for (const table of (await listContentTables()).filter((listContentTable) =>
    listContentTable.startsWith("public."),
  )) {
    await sql`update ${sql(table)} set updated_at = now() where false`;
    await sql`delete from ${sql(table)} where false`;
  }
  await actAs(sql, "staff", (tx) => tx`update clubs set subtitle = 'x' where id = 'nadie'`);
  await actAs(sql, "staff", (tx) => tx`insert into clubs (id, name) values ('acacias', 'X') on conflict do nothing`);
  expect(await readRevision()).toBe(before);
  await actAs(sql, "staff", async (tx) => {
    await tx`update clubs set subtitle = 'x' where id = 'nadie'`;
    await tx`update clubs set subtitle = 'y' where id = 'acacias'`;
  });
  expect(await readRevision()).toBe(before + 1);
  await sql`truncate testimonials`;
  expect(await readRevision()).toBe(before + 2);
});

test("a picture's words and focal point move the revision, its measures do not", async () => {
  await sql`insert into media ${sql(rowFor("public.media"))}`;
  for (const said of [{ alt_es: "Sala de fuerza" }, { alt_en: "Weights room" }, { focal_x: 20, focal_y: 30 }]) {
    const before = await readRevision();
    await sql`update media set ${sql(said)}`;
    expect(await readRevision(), JSON.stringify(said)).toBe(before + 1);
  }
  const before = await readRevision();
  await sql`update media set width = 640, height = 480`;
  expect(await readRevision()).toBe(before);
});

test("a proposal moves nothing", async () => {
  const before = await readRevision();
  await actAs(sql, "anon", (tx) => tx`insert into partner_submissions ${tx(rowFor("public.partner_submissions"))}`);
  expect(await readRevision()).toBe(before);
});

test("a change that is taken back moves nothing", async () => {
  const before = await readRevision();
  await expect(
    sql.begin(async (tx) => {
      await tx`update clubs set subtitle = 'x'`;
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect(await readRevision()).toBe(before);
});

test("whoever listens hears the new revision when the change can be seen", async () => {
  await keepOneClub();
  const heard = Promise.withResolvers<{ revision: number; subtitle: unknown }>();
  const listening = await sql.listen("content_revision", async (revision) => {
    const [club] = await sql`select subtitle from clubs where id = 'acacias'`;
    heard.resolve({ revision: Number(revision), subtitle: club?.subtitle });
  });
  await actAs(sql, "staff", (tx) => tx`update clubs set subtitle = 'Oído' where id = 'acacias'`);
  expect(await heard.promise).toEqual({ revision: await readRevision(), subtitle: "Oído" });
  await listening.unlisten();
});

test("visitors read the revision, which is how another machine polls it", async () => {
  const rows = await actAs(sql, "anon", (tx) => tx<{ revision: string }[]>`select revision from content_revision`);
  expect(rows.map((row) => Number(row.revision))).toEqual([await readRevision()]);
});

async function listContentTables(): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select 'public.' || relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ${sql(notContent)}`;
  return [...tables.map((table) => table.name), "storage.objects"];
}

/** Where a table holds one row only, it is put back by hand. */
async function makeChange(table: string, change: "insert" | "update" | "delete"): Promise<unknown> {
  if (change === "update") return sql`update ${sql(table)} set updated_at = now()`;
  if (change === "delete") return sql`delete from ${sql(table)}`;
  if (["public.company", "public.manifiesto_content", "public.privacy_settings"].includes(table))
    await sql`delete from ${sql(table)}`;
  await addWhatItNeeds(table);
  // The club was added with its own.
  if (table === "public.visit_settings") await sql`delete from ${sql(table)}`;
  return sql`insert into ${sql(table)} ${sql(rowFor(table))}`;
}

/** What a row of the table points at, which an earlier table of the list may have lost. */
async function addWhatItNeeds(table: string): Promise<void> {
  if (!["public.club_extra_services", "public.club_classes", "public.class_exceptions"].includes(table)) return;
  await sql`insert into clubs (id, name) values ('acacias', 'ACACIAS') on conflict do nothing`;
  if (table === "public.club_extra_services") return;
  await sql`insert into activities (id, name) values (${demoActivity}, 'Fuerza') on conflict do nothing`;
  if (table === "public.club_classes") return;
  const row = rowFor("public.club_classes", { id: demoClass });
  await sql`insert into club_classes ${sql(row)} on conflict do nothing`;
}

/** Rates and extras belong to a club, and the catalogue names its tables in no order. */
async function keepOneClub(): Promise<void> {
  await sql`insert into clubs (id, name) values ('acacias', 'ACACIAS') on conflict do nothing`;
}

async function readRevision(): Promise<number> {
  const [row] = await sql<{ revision: string }[]>`select revision from content_revision`;
  return Number(row?.revision);
}
