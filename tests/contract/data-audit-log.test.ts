import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { columnsToRestore } from "#app/admin/history/history-commands.ts";
import { factsOf, recordedFacts } from "#app/admin/history/recorded-facts.ts";
import { listActivity, listUndoable, nameRows, undoEntry } from "#app/data/record/activity.ts";
import {
  listVersions,
  type RecordedPlace,
  readRecorded,
  readRecordStart,
  writeOver,
} from "#app/data/record/audit-log.ts";
import { findDeletion, restoreDeleted } from "#app/data/record/trash.ts";
import { type RecordedRow, rowStates } from "#domain/history/row-states.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const it = await testBackend();
const staff = await it.createClient("staff", "in-process");

const restorable = Object.keys(recordedFacts).filter((name) => !factsOf(name)?.hasNoHistory);

/** One table shows how far back it goes, all the others each kind of value: what they get repeats after six. */
const versionsOf = (table: string) => (table === "clubs" ? 50 : 7);

test.each(restorable)("%s: each of its last versions comes back exactly as it was", async (table) => {
  const count = versionsOf(table);
  const key = factsOf(table)?.key ?? "id";
  const [known] = await it.sql`select ${it.sql(key)}::text as id from ${it.sql(table)} limit 1`;
  const [added] = known
    ? [known]
    : await it.sql`insert into ${it.sql(table)} ${it.sql(rowFor(`public.${table}`))}
    returning ${it.sql(key)}::text as id`;
  const place = { table, key, id: String(added?.id) };
  const columns = await columnsThatVary(place);
  expect(columns.length, columns.join(", ")).toBeGreaterThan(0);
  const row = await readRecorded(staff, place);
  for (let version = 1; version <= count + 1; version += 1) {
    const values = Object.fromEntries(columns.map((name) => [name, vary(row?.[name], version)]));
    await it.sql`update ${it.sql(table)} set ${it.sql(parameters(values))} where ${it.sql(key)}::text = ${place.id}`;
  }
  const now = await readRecorded(staff, place);
  if (!now) return expect.fail("The row is gone");
  const versions = await listVersions(staff, place, count);
  expect(versions.length).toBe(count);
  const states = rowStates(now, versions);
  let last = now;
  for (const [at, state] of [...states.entries()].slice(1)) {
    const before = await readRecorded(staff, place);
    if (!before || !state) return expect.fail(`Version ${at} is not known`);
    // What is made is never among what is written: a version has that of now.
    const changes = columnsToRestore(before, { ...state, ...parted(before, true) }, place);
    expect(await writeOver(staff, place, String(before.updated_at), changes)).toBe(true);
    expect(parted(await readRecorded(staff, place), false), `version ${at}`).toEqual(parted(state, false));
    last = before;
  }
  const [done] = await listVersions(staff, place, 1);
  expect(await listUndoable(staff, [done?.id ?? 0])).toEqual(new Set([done?.id]));
  await undoEntry(staff, done?.id ?? 0);
  expect(parted(await readRecorded(staff, place), false), "undone").toEqual(parted(last, false));
});

/** What no version holds: the moment of its save, its place among others, what the database makes of the rest. */
const made = ["updated_at", "created_at", "display_order", "search", "has_captions", "has_transcript"];
const parted = (row: RecordedRow | null, isMade: boolean) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => made.includes(name) === isMade));

/** Another value of the same kind, another one for each version, and now and then none. */
function vary(value: unknown, version: number): unknown {
  if (typeof value === "boolean") return version % 2 === 0;
  if (value === "true" || value === "false") return String(version % 2 === 0);
  if (typeof value === "number") return value + (version % 2);
  if (Array.isArray(value)) return Array.from({ length: version % 3 }, (_, at) => `Línea ${at} · "ñ" ${version}`);
  if (typeof value === "object" && value) return { ...value, prueba: `"ñ" ${version}` };
  if (value === null) return version % 3 === 0 ? null : `Ñandú, 'comillas' y \\ ${version}`;
  return String(value).startsWith("/") ? `${value}-${version}` : `${value} ¡${version}!`;
}

/** The driver takes texts, lists and objects by the type of their column. */
const parameters = (values: Record<string, unknown>) => values as Record<string, string>;

/** The columns whose rules let them say something else; the others stay as they are. */
async function columnsThatVary(place: RecordedPlace): Promise<string[]> {
  const row = await readRecorded(staff, place);
  const columns = await it.sql<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${place.table} and is_generated = 'NEVER'
      and data_type in ('text', 'boolean', 'integer', 'smallint', 'numeric', 'ARRAY', 'jsonb')
      and column_name <> all (${["id", "slug", place.key, ...made]})`;
  const found: string[] = [];
  for (const { name } of columns) {
    const isTaken = await it.sql
      .begin(async (tx) => {
        for (const version of [1, 2, 3, 51]) {
          await tx`update ${tx(place.table)} set ${tx(parameters({ [name]: vary(row?.[name], version) }))}
            where ${tx(place.key)}::text = ${place.id}`;
        }
        throw tried;
      })
      .catch((error: unknown) => error === tried);
    if (isTaken) found.push(name);
  }
  return found;
}
const tried = new Error("tried");

test("nothing is written over a version that is not the one that was seen", async () => {
  const place = { table: "site_content", key: "content_key", id: "hero_title_1" };
  const seen = await readRecorded(staff, place);
  await staff.from("site_content").update({ content_value: "Otra" }).eq("content_key", place.id).throwOnError();
  expect(await writeOver(staff, place, String(seen?.updated_at), { content_value: "La mía" })).toBe(false);
  expect(await readRecorded(staff, place)).toMatchObject({ content_value: "Otra" });
});

test("who is no staff reads no history", async () => {
  const stranger = await it.createClient("stranger");
  expect(await listVersions(stranger, { table: "clubs", key: "id", id: "acacias" }, 10)).toEqual([]);
  expect(await readRecordStart(stranger)).toBeNull();
  expect(await readRecordStart(staff)).not.toBeNull();
});

test("what the team did is found by person, table, club and day, page by page", async () => {
  await it.sql`delete from audit_log where kind = 'update' and row_id <> 'hero_title_1'`;
  const [me] = await it.sql`select id from auth.users where email = 'marta@ninefitness.example'`;
  await it.sql`insert into audit_log (person, person_email, table_name, row_id, club, kind, at) values
    (gen_random_uuid(), 'lucia@x.example', 'clubs', 'retiro', 'retiro', 'update', '2026-03-10T22:30:00Z'),
    (gen_random_uuid(), 'lucia@x.example', 'events', 'e', null, 'update', '2026-03-10T23:30:00Z')`;
  const rows = async (filter: Parameters<typeof listActivity>[1], most = 100) =>
    (await listActivity(staff, filter, most)).map((entry) => entry.row_id);
  // A day is one of Madrid.
  expect(await rows({ day: "2026-03-10" })).toEqual(["retiro"]);
  expect(await rows({ day: "2026-03-11" })).toEqual(["e"]);
  expect(await rows({ club: "retiro" })).toEqual(["retiro"]);
  expect(await rows({ tables: ["events"] })).toEqual(["e"]);
  expect(await rows({ tables: ["events", "clubs"], person: String(me?.id) })).toEqual([]);
  expect(await rows({ notBy: String(me?.id) })).toEqual(["e", "retiro"]);
  expect((await rows({ person: "web" }, 5)).length).toBe(5);
  const [first, second] = await listActivity(staff, {}, 2);
  expect((await listActivity(staff, { before: first?.id }, 1))[0]?.id).toBe(second?.id);
  const names = await nameRows(staff, [{ table: "clubs", key: "id", name: "name", ids: ["acacias", "no-such"] }]);
  expect([...names]).toEqual([["clubs/acacias", expect.stringMatching(/^ACACIAS/)]]);
});

test("a planned change that was moved still says what it is for", async () => {
  const [rate] = await it.sql`select id, club_id from precios limit 1`;
  const plans = [{ table: "precios", row: rate?.id, changes: { price: 1 } }];
  await staff.rpc("plan_changes", { plans, begins: "2098-01-01T10:00:00Z" }).throwOnError();
  const due_at = "2098-01-02T10:00:00Z";
  await staff.from("planned_changes").update({ due_at }).eq("row_id", rate?.id).throwOnError();
  const [moved] = await listActivity(staff, { tables: ["planned_changes"] }, 1);
  expect(moved).toMatchObject({
    kind: "update",
    after: {
      due_at: expect.stringContaining("2098-01-02"),
      table_name: "precios",
      row_id: rate?.id,
      club: rate?.club_id,
    },
  });
});

test("an index decides which of many entries are looked at", async () => {
  await it.sql`insert into audit_log (at, person, person_email, table_name, row_id, club, kind)
    select now() - n * interval '1 minute', ('00000000-0000-4000-8000-00000000000' || n % 10)::uuid, 'p@x.example',
      (array['precios', 'articles', 'clubs', 'events'])[1 + n % 4], 'fila-' || n % 300, (array['acacias', 'retiro'])[1 + n % 2], 'update'
    from generate_series(1, 5000) as n`;
  await it.sql`vacuum analyze audit_log`;
  const asked = {
    "of a row": "table_name = 'precios' and row_id = 'fila-8' order by id desc limit 51",
    "of all": "person is not null order by id desc limit 100",
    "of a person": "person = '00000000-0000-4000-8000-000000000003' order by id desc limit 100",
    "of a section": "person is not null and table_name in ('precios') order by id desc limit 100",
    "of a club": "person is not null and club = 'acacias' order by id desc limit 100",
    "of a day":
      "person is not null and at >= now() - interval '9 days' and at < now() - interval '8 days' order by at desc, id desc limit 100",
  };
  for (const [name, where] of Object.entries(asked)) {
    const plan = JSON.stringify(await it.sql.unsafe(`explain select * from audit_log where ${where}`));
    expect(plan, name).toMatch(/Index Scan/);
    expect(plan, name).not.toMatch(/Seq Scan/);
  }
});

test("a change is taken back by who did it and by the direction, unless something came after it or it is old", async () => {
  const editor = await it.createClient("stranger");
  const { data } = await editor.auth.getUser();
  const change = async (client: SupabaseClient, words: string) => {
    await client.from("site_content").update({ content_value: words }).eq("content_key", "hero_title_1").throwOnError();
    const [entry] = await it.sql`select max(id)::int as id from audit_log`;
    return Number(entry?.id);
  };
  const words = async () =>
    (await it.sql`select content_value as it from site_content where content_key = 'hero_title_1'`)[0]?.it;
  const ofDirection = await change(staff, "De dirección");
  await it.sql`insert into staff (user_id, role) values (${data.user?.id ?? ""}, 'editor')`;
  expect(await listUndoable(editor, [ofDirection])).toEqual(new Set());
  await expect(undoEntry(editor, ofDirection)).rejects.toThrow("ya no se puede deshacer");
  const ofEditor = await change(editor, "De edición");
  expect(await listUndoable(editor, [ofDirection, ofEditor])).toEqual(new Set([ofEditor]));
  await expect(undoEntry(staff, ofDirection)).rejects.toThrow("después se ha cambiado alguna de estas filas");
  expect(await words()).toBe("De edición");
  await undoEntry(staff, ofEditor);
  expect(await words()).toBe("De dirección");
  await expect(undoEntry(editor, ofEditor)).rejects.toThrow("Alguien lo ha deshecho antes.");
  await change(editor, "Otra vez");
  await expect(undoEntry(editor, ofEditor)).rejects.toThrow("después se ha cambiado");
  const old = await change(editor, "Hace mucho");
  await it.sql`update audit_log set at = now() - interval '31 days' where id = ${old}`;
  expect(await listUndoable(editor, [old])).toEqual(new Set());
  await expect(undoEntry(editor, old)).rejects.toThrow("ya no se puede deshacer");
  await it.sql`delete from staff where user_id = ${data.user?.id ?? ""}`;
});

test.each([
  ["precios", rowFor("public.precios")],
  ["clubs", rowFor("public.clubs", { id: "nuevo-club" })],
  ["landing_pages", rowFor("public.landing_pages")],
])(
  "what was made in %s is taken back into the trash while nothing of it has changed but its place",
  async (table, row) => {
    const { data } = await staff.from(table).insert(row).select("id").single().throwOnError();
    const [entry] =
      await it.sql`select max(id)::int as id from audit_log where table_name = ${table} and kind = 'insert'`;
    const id = Number(entry?.id);
    await it.sql`update ${it.sql(table)} set created_at = created_at ${table === "landing_pages" ? it.sql`` : it.sql`, display_order = 90`}
    where id::text = ${data?.id}`;
    expect(await listUndoable(staff, [id])).toEqual(new Set([id]));
    await undoEntry(staff, id);
    expect((await staff.from(table).select("id").eq("id", data?.id)).data).toEqual([]);
    const deletion = await findDeletion(staff, table, data?.id);
    await restoreDeleted(staff, deletion ?? 0);
    expect((await staff.from(table).select("id").eq("id", data?.id)).data).toHaveLength(1);
    expect(await listUndoable(staff, [id])).toEqual(new Set());
    await it.sql`delete from ${it.sql(table)} where id::text = ${data?.id}`;
  },
);

test("nothing is taken back of what is not hers any more, nor of what the record does not hold whole", async () => {
  const manager = await it.createClient("stranger");
  const { data } = await manager.auth.getUser();
  const id = data.user?.id ?? "";
  await it.sql`insert into staff (user_id, role) values (${id}, 'club_manager')`;
  await it.sql`insert into staff_clubs (user_id, club_id) values (${id}, 'acacias'), (${id}, 'retiro')`;
  await manager.from("precios").update({ subtitle: "Suya" }).in("club_id", ["acacias", "retiro"]).throwOnError();
  const [entry] = await it.sql`select max(id)::int as id from audit_log`;
  await it.sql`delete from staff_clubs where user_id = ${id} and club_id = 'retiro'`;
  await expect(undoEntry(manager, Number(entry?.id))).rejects.toThrow("ya no es tuya");
  expect((await it.sql`select from precios where subtitle = 'Suya' and club_id = 'acacias'`).length).toBeGreaterThan(0);
  await undoEntry(staff, Number(entry?.id));
  expect(await it.sql`select from precios where subtitle = 'Suya'`).toHaveLength(0);
  await it.sql`delete from staff where user_id = ${id}`;
  const [request] = await it.sql`insert into requests ${it.sql(rowFor("public.requests"))} returning id`;
  await staff.from("requests").update({ status: "answered" }).eq("id", request?.id).throwOnError();
  const [told] = await it.sql`select max(id)::int as id from audit_log where table_name = 'requests'`;
  expect(await listUndoable(staff, [Number(told?.id)])).toEqual(new Set());
});
