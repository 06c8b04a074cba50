import type { TransactionSql } from "postgres";
import { beforeAll, expect, test } from "vitest";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { cloneDatabase } from "#tests/fixtures/database.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { accounts, bookedVisit, rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
  await sql`insert into requests ${sql(rowFor("public.requests", { id: bookedVisit, kind: "visit", name: "Lucía", club_id: "acacias" }))}`;
  await sql`insert into visits ${sql(rowFor("public.visits", { id: bookedVisit, starts_at: "2020-01-08T10:00:00Z", ends_at: "2020-01-08T10:30:00Z" }))}`;
});

/** What staff may write and nobody records, with the reason. */
const notRecorded: Record<string, string> = { saved_views: "how somebody looks at a list is her own business" };

/** Columns that the record never holds, of the tables that it holds in part: what is of visitors and of colleagues. */
const withheld: Record<string, string[]> = {
  partner_submissions: [
    ...["company_name", "contact_name", "email", "phone", "website", "proposal", "language"],
    ...["notice_version", "notice_at", "attention", "attention_at", "updated_at"],
  ],
  media: ["mime", "bytes", "width", "height", "hash", "created_by", "updated_at"],
  // What it changes is recorded once it is written.
  planned_changes: ["changes", "seen", "reason", "author", "author_email", "author_aal", "undoes"],
  future_links: ["hash", "author"],
  // What colleagues say to each other about a text.
  reviews: ["asked_by", "asked_of", "note", "answer", "asked_print", "answered_print", "updated_at"],
  comments: ["quote", "words", "author", "updated_at"],
  requests: [
    ...["name", "email", "phone", "subject", "message", "details", "cv_path", "page", "language", "search", "sort_at"],
    ...["notice_version", "notice_at", "attention", "attention_at", "updated_at"],
  ],
  request_events: ["words", "person", "person_email", "mail", "message_id", "updated_at"],
  staff: ["name", "here_at", "here_before_at", "updated_at"],
  visits: ["updated_at"],
  objects: [
    ...["owner", "owner_id", "metadata", "user_metadata", "path_tokens", "version", "last_accessed_at", "updated_at"],
  ],
};

/** Where one row stands for ever, it is put back by hand. */
const oneRow = [
  "access_settings",
  "company",
  "manifiesto_content",
  "privacy_settings",
  "review_settings",
  "visit_settings",
];

interface Audited {
  table_name: string;
  columns: string[];
  is_whole: boolean;
}

test("every table that staff may write is recorded", async () => {
  const written = await sql<{ name: string }[]>`
    select distinct table_name as name from information_schema.column_privileges
    where grantee = 'authenticated' and table_schema = 'public' and privilege_type in ('INSERT', 'UPDATE')
    union select table_name from information_schema.table_privileges
    where grantee = 'authenticated' and table_schema = 'public' and privilege_type = 'DELETE'`;
  const recorded = (await listAudited()).map((audited) => audited.table_name);
  const missing = written
    .map((entry) => entry.name)
    .filter((text) => !recorded.includes(text) && !(text in notRecorded));
  expect(missing).toEqual([]);
  expect(written.length).toBeGreaterThan(25);
});

test("a column is either kept in the record or known to be withheld", async () => {
  const stored = await sql<{ table_name: string; columns: string[] }[]>`
    select relname as table_name, array_agg(attname::text) as columns
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace::regnamespace::text in ('public', 'storage') and attnum > 0 and not attisdropped
      and (attgenerated = '' or relname in ('requests', 'objects')) group by relname`;
  for (const { table_name, columns } of await listAudited()) {
    const all = stored.find((entry) => entry.table_name === table_name)?.columns ?? [];
    expect([...columns, ...(withheld[table_name] ?? [])].toSorted(), table_name).toEqual(all.toSorted());
  }
});

const names = await tableNames();

test.each(names)("%s: whatever is done to a row is an entry of it, in one statement or many", async (name) => {
  await takenBack((tx) => recordEveryDeed(tx, name));
});

const deeds = ["insert", "update", "delete"];

test.each(names.flatMap((name) => deeds.map((deed) => [name, deed])))(
  "%s without its trigger of every %s does not pass for recorded",
  async (name, deed) => {
    const mute = takenBack(async (tx) => {
      await tx.unsafe(`drop trigger write_audit_of_${deed} on ${tableOf(name)}`);
      await recordEveryDeed(tx, name);
    });
    await expect(mute).rejects.toMatchObject({ name: "AssertionError" });
  },
);

test("an entry says who it was, which club it is of, and what belongs together", async () => {
  await takenBack(async (tx) => {
    await becomeStaff(tx);
    await tx`update clubs set subtitle = 'Nuevo' where id = 'acacias'`;
    await tx`insert into class_exceptions ${tx(rowFor("public.class_exceptions"))}`;
    await tx`select set_visit_status(${bookedVisit}, 'came', false)`;
    const entries = await tx<Entry[]>`select * from audit_log where person = ${accounts.staff} order by id`;
    const tables = ["clubs", "class_exceptions", "visits", "request_events"];
    expect(entries.map((entry) => entry.table_name)).toEqual(expect.arrayContaining(tables));
    expect(new Set(entries.map((entry) => entry.club))).toEqual(new Set(["acacias"]));
    expect(new Set(entries.map((entry) => entry.transaction)).size).toBe(1);
    expect(entries[0]).toMatchObject({ row_id: "acacias", after: { subtitle: "Nuevo" } });
  });
});

test("an entry of one statement holds what changed in its row, and a new key is one that went and one that came", async () => {
  await takenBack(async (tx) => {
    const [other, another] = await tx`select id from precios order by id limit 2`;
    await tx`update precios set price = price + 1, claim = case when id = ${other?.id} then claim else coalesce(claim, '') || '!' end,
      description = null where id in (${other?.id}, ${another?.id})`;
    const changed = await tx<Entry[]>`select * from audit_log where transaction = pg_current_xact_id()::text::bigint
      order by row_id`;
    expect(changed.map(({ row_id, after }) => [row_id, "claim" in (after ?? {})])).toEqual([
      [other?.id, false],
      [another?.id, true],
    ]);
    expect(changed[1]?.after).toMatchObject({ description: null });

    await tx`insert into page_words ${tx(rowFor("public.page_words"))}`;
    const [words] = await tx`select * from page_words order by created_at desc limit 1`;
    await tx`update page_words set id = ${accounts.newcomer} where id = ${words?.id}`;
    const moved = await tx<Entry[]>`select * from audit_log where table_name = 'page_words' order by id desc limit 2`;
    expect(moved.find(({ kind }) => kind === "delete")).toMatchObject({
      row_id: words?.id,
      before: { id: words?.id },
      after: null,
    });
    expect(moved.find(({ kind }) => kind === "insert")).toMatchObject({
      row_id: accounts.newcomer,
      before: null,
      after: { id: accounts.newcomer, created_at: expect.any(String), updated_at: expect.any(String) },
    });
  });
});

test("what goes with a club is in the transaction of its deletion", async () => {
  await takenBack(async (tx) => {
    await becomeStaff(tx);
    await tx`delete from clubs where id = 'acacias'`;
    const entries = await tx<Entry[]>`select distinct table_name from audit_log
      where kind = 'delete' and club = 'acacias' and transaction = pg_current_xact_id()::text::bigint`;
    expect(entries.map((entry) => entry.table_name)).toEqual(
      expect.arrayContaining(["clubs", "precios", "club_extra_services", "club_classes", "visit_settings"]),
    );
  });
});

test("what visitors send is not in the record", async () => {
  const before = await sql`select count(*) from audit_log`;
  for (const actor of ["anon", "stranger"] as const) {
    await actAs(sql, actor, (tx) => tx`insert into requests ${tx(rowFor("public.requests"))}`);
  }
  expect(await sql`select count(*) from audit_log`).toEqual(before);
  await actAs(sql, "staff", (tx) => tx`delete from requests where name like 'Javier-%'`);
  const entries = await sql`select before from audit_log where table_name = 'requests' and person = ${accounts.staff}`;
  expect(entries.length).toBe(2);
  expect(JSON.stringify(entries)).not.toMatch(/Javier|parking|correo/);
});

test("nobody rewrites the record, and strangers do not read it", async () => {
  for (const actor of ["anon", "stranger", "staff", "service"] as const) {
    for (const statement of ["update audit_log set person = null", "delete from audit_log", "truncate audit_log"]) {
      await expect(
        actAs(sql, actor, (tx) => tx.unsafe(statement)),
        `${actor}: ${statement}`,
      ).rejects.toThrow(/denied/);
    }
    await expect(
      actAs(sql, actor, (tx) => tx`insert into audit_log (table_name, row_id, kind) values ('clubs', 'x', 'insert')`),
    ).rejects.toThrow(/denied/);
  }
  expect((await actAs(sql, "stranger", (tx) => tx`select from audit_log`)).count).toBe(0);
  expect((await actAs(sql, "staff", (tx) => tx`select from audit_log limit 1`)).count).toBe(1);
});

test("the night forgets what is older than the setting says", async () => {
  await takenBack(async (tx) => {
    await tx`update privacy_settings set audit_months = 3`;
    await tx`insert into audit_log (table_name, row_id, kind, at) values
      ('clubs', 'vieja', 'insert', now() - interval '4 months'), ('clubs', 'reciente', 'insert', now() - interval '2 months')`;
    await tx`select private.forget_expired()`;
    const left = await tx`select row_id from audit_log where row_id in ('vieja', 'reciente')`;
    expect([...left]).toEqual([{ row_id: "reciente" }]);
  });
});

interface Entry {
  transaction: string;
  person: string | null;
  table_name: string;
  row_id: string;
  club: string | null;
  kind: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const tableOf = (name: string) => (name === "objects" ? "storage.objects" : `public.${name}`);

/** Adds, changes and deletes rows, and looks at what the record has of each. */
async function recordEveryDeed(tx: TransactionSql, name: string): Promise<void> {
  const table = tableOf(name);
  const entries = async (statement: () => Promise<unknown>) => {
    const [last] = await tx`select coalesce(max(id), 0) as id from audit_log`;
    await statement();
    return tx<Entry[]>`select * from audit_log where id > ${last?.id} and table_name = ${name} order by id`;
  };
  const rows = () => tx`select count(*)::int as total from ${tx(table)}
  where ${name === "objects" ? tx`bucket_id <> 'applications'` : tx`true`}`;
  await addWhatItNeeds(tx);
  if (oneRow.includes(name)) await tx`delete from ${tx(table)}`;

  const added = await entries(() => tx`insert into ${tx(table)} ${tx(rowFor(table))}`);
  expect(added).toMatchObject([{ kind: "insert", before: null, person: null }]);
  const [first] = added;
  const [all] = await rows();
  const changed = await entries(() => tx`update ${tx(table)} set created_at = '2001-01-01T00:00:00Z'`);
  expect(changed.length).toBe(all?.total);
  expect(changed.find((entry) => entry.row_id === first?.row_id)).toMatchObject({
    kind: "update",
    before: { created_at: first?.after?.created_at },
    after: { created_at: "2001-01-01T00:00:00+00:00" },
    club: first?.club,
  });
  expect(await entries(() => tx`update ${tx(table)} set created_at = created_at`)).toEqual([]);
  const updatedAt = first?.after && "updated_at" in first.after ? { updated_at: expect.any(String) } : {};
  const gone = await entries(() => tx`delete from ${tx(table)}`);
  expect(gone.length).toBe(all?.total);
  expect(gone.find((entry) => entry.row_id === first?.row_id)).toMatchObject({
    kind: "delete",
    before: { ...first?.after, created_at: "2001-01-01T00:00:00+00:00", ...updatedAt },
    after: null,
  });
}

function listAudited() {
  return sql<Audited[]>`select table_name, columns, is_whole from private.audited_tables order by 1`;
}

/** Before the tests are known there is no database of theirs. */
async function tableNames(): Promise<string[]> {
  const own = await cloneDatabase();
  const tables = await own.sql<Audited[]>`select table_name from private.audited_tables order by 1`;
  await own.drop();
  return tables.map((table) => table.table_name);
}

async function takenBack(work: (tx: TransactionSql) => Promise<void>): Promise<void> {
  const isDone = new Error("taken back");
  await sql
    .begin(async (tx) => {
      await work(tx);
      throw isDone;
    })
    .catch((error: unknown) => {
      if (error !== isDone) throw error;
    });
}

function becomeStaff(tx: TransactionSql) {
  const claims = JSON.stringify({ sub: accounts.staff, role: "authenticated" });
  return tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
}

/** What rows of visits and of their events point at. */
async function addWhatItNeeds(tx: TransactionSql): Promise<void> {
  await tx`insert into requests ${tx(rowFor("public.requests", { id: accounts.newcomer, kind: "visit" }))}`;
}
