import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { columnsToRestore } from "#app/admin/history/history-commands.ts";
import { listActivity, nameRows } from "#app/data/record/activity.ts";
import { listVersions, readRecorded, readRecordStart, writeOver } from "#app/data/record/audit-log.ts";
import { rowStates } from "#domain/history/row-states.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";

let it: TestBackend;
let staff: SupabaseClient;
beforeAll(async () => {
  it = await openTestBackend();
  staff = await it.createClient("staff");
});
afterAll(() => it.close());

test("each of the last 50 versions of a row comes back exactly as it was", async () => {
  const [rate] = await it.sql`select id from precios limit 1`;
  const place = { table: "precios", key: "id", id: String(rate?.id) };
  const saved: unknown[] = [];
  for (let at = 0; at < 50; at++) {
    const values = {
      ...{ price: 10 + at, old_price: at % 3 ? null : 900 + at, claim: at % 2 ? null : `¡${at}! "ñ"` },
      ...{ included_services: Array.from({ length: at % 4 }, (_, no) => `Servicio ${no}`), is_sold_out: at % 5 === 0 },
      translations: at % 7 ? {} : { en: { title: `Yearly ${at}` } },
    };
    await staff.from("precios").update(values).eq("id", place.id).throwOnError();
    saved.push(values);
  }
  const versions = await listVersions(staff, place, 50);
  expect(versions.length).toBe(50);
  expect(versions.every((version) => version.person_email === "marta@ninefitness.example")).toBe(true);
  for (const [at, values] of saved.toReversed().entries()) {
    const now = await readRecorded(staff, place);
    if (!now) return expect.fail("The rate is gone");
    const state = rowStates(now, await listVersions(staff, place, 200))[at + Math.max(0, at - 1)];
    if (!state) return expect.fail(`Version ${at} is not known`);
    const changes = columnsToRestore(now, state, place);
    if (at > 0) expect(await writeOver(staff, place, String(now.updated_at), changes)).toBe(true);
    expect(await readRecorded(staff, place)).toMatchObject({ ...(values as object) });
  }
});

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
  expect([...names]).toEqual([["clubs/acacias", "ACACIAS"]]);
});
