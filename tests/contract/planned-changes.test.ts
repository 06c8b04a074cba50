import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend } from "#backend/backend.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// A change that waits is written by the backend's own clock, as a save of its author.
let it: TestBackend;
let staff: SupabaseClient;
beforeAll(async () => {
  it = await openTestBackend();
  staff = await it.createClient("staff");
});
afterAll(() => it.close());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

async function addRate(details: object = {}): Promise<string> {
  const row = { ...rowFor("public.precios"), price: 39.9, claim: "Nueva", ...details };
  const { data } = await staff.from("precios").insert(row).select("id").single().throwOnError();
  return data?.id;
}

async function plan(row_id: string, changes: object, due_at = inMs(3_600_000)): Promise<string> {
  const planned = { table_name: "precios", row_id, changes, due_at };
  const { data } = await staff.from("planned_changes").insert(planned).select("id").single().throwOnError();
  return data?.id;
}

const rateOf = async (id: string) => {
  const { data } = await staff.from("precios").select("price, claim").eq("id", id).single().throwOnError();
  return [data?.price, data?.claim];
};
const stateOf = async (id: string) => {
  const { data } = await staff.from("planned_changes").select("state, reason").eq("id", id).single().throwOnError();
  return data;
};
/** As if its time had come: the house's clock finds it due. */
const comeDue = (...ids: string[]) =>
  it.sql.begin(async (tx) => {
    await tx`alter table planned_changes disable trigger check_planned_change`;
    await tx`update planned_changes set due_at = due_at - interval '1 day' where id = any(${ids})`;
    await tx`alter table planned_changes enable trigger check_planned_change`;
  });

test("a planned change is written when its time comes, by its author, and nothing else with it", async () => {
  const rate = await addRate();
  const id = await plan(rate, { price: 34.9 });
  expect(await rateOf(rate)).toEqual([39.9, "Nueva"]);
  await staff.from("precios").update({ claim: "Corregido" }).eq("id", rate).throwOnError();
  await comeDue(id);
  await expect.poll(() => rateOf(rate), { timeout: 10_000 }).toEqual([34.9, "Corregido"]);
  const { data } = await staff
    .from("audit_log")
    .select("person_email, before, after")
    .eq("row_id", rate)
    .order("id", { ascending: false })
    .limit(1)
    .single()
    .throwOnError();
  expect(data).toEqual({ person_email: "marta@ninefitness.example", before: { price: 39.9 }, after: { price: 34.9 } });
  expect(await stateOf(id)).toEqual({ state: "done", reason: null });
});

test("several of one row come in their order, also when all fell due while nobody looked", async () => {
  const rate = await addRate();
  const ids = [
    await plan(rate, { price: 49.9 }, inMs(9_000_000)),
    await plan(rate, { price: 29.9, claim: "Black Friday" }, inMs(7_200_000)),
    await plan(rate, { price: 39.9, claim: "Nueva" }, inMs(8_000_000)),
  ];
  await comeDue(...ids);
  await expect.poll(() => rateOf(rate), { timeout: 10_000 }).toEqual([49.9, "Nueva"]);
  const { data } = await staff
    .from("audit_log")
    .select("after")
    .eq("row_id", rate)
    .eq("kind", "update")
    .order("id")
    .throwOnError();
  expect(data?.map(({ after }) => after.price)).toEqual([29.9, 39.9, 49.9]);
});

test("what somebody changed meanwhile is not written over, and asks for attention", async () => {
  const rate = await addRate();
  const id = await plan(rate, { price: 34.9 });
  await staff.from("precios").update({ price: 37 }).eq("id", rate).throwOnError();
  await comeDue(id);
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toMatchObject({ state: "refused" });
  expect((await stateOf(id))?.reason).toBe("Mientras esperaba, alguien ha cambiado lo mismo.");
  expect(await rateOf(rate)).toEqual([37, "Nueva"]);
});

test("a plan for a row that is deleted, or that its table refuses, or of an author without right is not written", async () => {
  const [gone, refused, orphan] = [await addRate(), await addRate(), await addRate()];
  const ids = [await plan(gone, { price: 1 }), await plan(refused, { price: -5 }), await plan(orphan, { price: 2 })];
  await staff.from("precios").delete().eq("id", gone).throwOnError();
  await it.sql`update planned_changes set author = gen_random_uuid() where id = ${ids[2] ?? ""}`;
  await comeDue(...ids);
  await expect
    .poll(async () => (await Promise.all(ids.map(stateOf))).map((found) => found?.state), { timeout: 10_000 })
    .toEqual(["refused", "refused", "refused"]);
  expect((await stateOf(ids[0] ?? ""))?.reason).toBe("Ya no existe.");
  expect(await rateOf(orphan)).toEqual([39.9, "Nueva"]);
});

test("a moment in the past and a second plan for the same at the same moment are refused in words", async () => {
  const rate = await addRate();
  const due = inMs(3_600_000);
  await expect(plan(rate, { price: 1 }, inMs(-1_000))).rejects.toThrow("Ese momento ya ha pasado");
  await plan(rate, { price: 34.9 }, due);
  await expect(plan(rate, { price: 33 }, due)).rejects.toThrow("Ya hay otro cambio de lo mismo previsto");
  await plan(rate, { claim: "Otra" }, due);
  await expect(plan(rate, { id: "x" })).rejects.toThrow("no se puede guardar para más adelante");
});

test("it can be written at once, by whoever presses, or thrown away", async () => {
  const rate = await addRate();
  const [first, second] = [await plan(rate, { price: 34.9 }), await plan(rate, { claim: "Otra" })];
  await staff.rpc("apply_planned_change", { plan_id: first }).throwOnError();
  await staff.from("planned_changes").delete().eq("id", second).throwOnError();
  expect(await rateOf(rate)).toEqual([34.9, "Nueva"]);
  const again = await staff.rpc("apply_planned_change", { plan_id: first });
  expect(again.error?.message).toBe("Este cambio ya no está previsto.");
  const visitor = await it.createClient("anon");
  expect((await visitor.from("planned_changes").select("id")).error).not.toBeNull();
});

test("500 that are due at once are each written once, however many look", async () => {
  await it.sql`insert into precios (club_id, title, price) select 'acacias', 'De quinientas', 10 from generate_series(1, 500)`;
  await it.sql`insert into planned_changes (table_name, row_id, changes, due_at, author, author_email)
    select 'precios', id, '{"price": 12}', now() + interval '1 hour', (select user_id from staff limit 1), 'marta@ninefitness.example'
    from precios where title = 'De quinientas'`;
  const ids = await it.sql<
    { id: string }[]
  >`select id from planned_changes where state = 'waiting' and changes = '{"price": 12}'`;
  await comeDue(...ids.map(({ id }) => id));
  const looks = Array.from({ length: 3 }, () => it.sql`select private.apply_planned_changes()`);
  await Promise.all(looks);
  const written = async () => {
    const [found] =
      await it.sql`select count(*)::integer as times, count(distinct row_id)::integer as rows from audit_log
      where kind = 'update' and after = '{"price": 12}'`;
    return [found?.times, found?.rows];
  };
  await expect.poll(written, { timeout: 20_000 }).toEqual([500, 500]);
});

test("of many of one moment each is written or refused by itself", async () => {
  const rates = await Promise.all(Array.from({ length: 9 }, () => addRate()));
  const due = inMs(3_600_000);
  const ids: string[] = [];
  for (const [place, rate] of rates.entries())
    ids.push(await plan(rate, { price: place === 4 ? -5 : 20 + place }, due));
  await staff.from("precios").update({ price: 37 }).eq("id", rates[7]).throwOnError();
  await staff.from("precios").update({ claim: "Corregida" }).eq("id", rates[2]).throwOnError();
  await comeDue(...ids);
  await it.sql`select private.write_plans_until(now())`;
  const prices = await Promise.all(rates.map(async (rate) => (await rateOf(rate))[0]));
  expect(prices).toEqual([20, 21, 22, 23, 39.9, 25, 26, 37, 28]);
  const states = await Promise.all(ids.map(async (id) => (await stateOf(id))?.state));
  expect(states.map((state, place) => (state === "refused" ? place : null)).filter((place) => place !== null)).toEqual([
    4, 7,
  ]);
  expect(await rateOf(rates[2] ?? "")).toEqual([22, "Corregida"]);
});

test("an address that one lets go is taken by another at the same moment", async () => {
  const due = inMs(3_600_000);
  const add = async (slug: string) => {
    const row = { ...rowFor("public.landing_pages"), slug };
    return (await staff.from("landing_pages").insert(row).select("id").single().throwOnError()).data?.id;
  };
  const [taker, owner] = [await add("rebajas-2"), await add("rebajas")];
  for (const [row_id, changes] of [
    [taker, { slug: "rebajas" }],
    [owner, { slug: "rebajas-1", title: "Las de antes" }],
  ]) {
    await staff
      .from("planned_changes")
      .insert({ table_name: "landing_pages", row_id, changes, due_at: due })
      .throwOnError();
  }
  await it.sql`select private.write_plans_until(${due}::timestamptz)`;
  const { data } = await staff.from("landing_pages").select("slug").in("id", [taker, owner]).throwOnError();
  expect(data?.map(({ slug }) => slug).toSorted()).toEqual(["rebajas", "rebajas-1"]);
});

test("a row that somebody holds is waited for, not given up", async () => {
  const rate = await addRate();
  const due = inMs(1_800_000);
  const id = await plan(rate, { price: 34.9 }, due);
  await it.sql.begin(async (holder) => {
    await holder`select from precios where id = ${rate} for update`;
    const tried = it.sql.begin(async (tx) => {
      await tx`select set_config('lock_timeout', '50ms', true)`;
      await tx`select private.write_plans_until(${due}::timestamptz)`;
    });
    await expect(tried).rejects.toThrow("lock timeout");
  });
  expect(await stateOf(id)).toEqual({ state: "waiting", reason: null });
});

const writeUntil = (moment: string) => it.sql`select private.write_plans_until(${moment}::timestamptz)`;
const timesWritten = async (row: string) => {
  const { data } = await staff.from("audit_log").select("id").eq("row_id", row).eq("kind", "update").throwOnError();
  return data?.length;
};

test.each([
  ["the hour that is jumped over in spring", "2027-03-28T02:30", "2027-03-28T01:30:00.000Z"],
  ["the first of the hour that comes twice in autumn", "2027-10-31T02:30", "2027-10-31T00:30:00.000Z"],
  ["the second of them", "2027-10-31T02:30[2027-10-31T01:30:00.000Z]", "2027-10-31T01:30:00.000Z"],
])("a change for %s is written then, once, and not a moment sooner", async (_, local, moment) => {
  const due = fromMadridLocal(local);
  expect(due).toBe(moment);
  const rate = await addRate();
  await plan(rate, { price: 34.9 }, due ?? "");
  await writeUntil(new Date(Date.parse(moment) - 1).toISOString());
  expect(await rateOf(rate)).toEqual([39.9, "Nueva"]);
  await writeUntil(moment);
  expect(await rateOf(rate)).toEqual([34.9, "Nueva"]);
  await writeUntil(moment);
  expect(await timesWritten(rate)).toBe(1);
});

test("a price for one hour of the night that has two of it begins with the first and ends with the second", async () => {
  const rate = await addRate();
  const [begins, until] = ["2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"];
  const plans = [{ table: "precios", row: rate, changes: { price: 34.9 } }];
  await staff.rpc("plan_changes", { plans, begins, until }).throwOnError();
  await writeUntil("2027-10-31T01:29:59Z");
  expect(await rateOf(rate)).toEqual([34.9, "Nueva"]);
  await writeUntil(until);
  expect(await rateOf(rate)).toEqual([39.9, "Nueva"]);
});

test("a clock that was set back writes nothing twice, and one that was set forward what is due by it", async () => {
  const rate = await addRate();
  await plan(rate, { price: 34.9 }, "2097-01-01T10:00:00Z");
  await plan(rate, { price: 29.9 }, "2097-01-01T12:00:00Z");
  for (const clock of ["10:30", "09:00", "10:30"]) await writeUntil(`2097-01-01T${clock}:00Z`);
  expect([await rateOf(rate), await timesWritten(rate)]).toEqual([[34.9, "Nueva"], 1]);
  for (const clock of ["14:00", "11:00", "12:30"]) await writeUntil(`2097-01-01T${clock}:00Z`);
  expect([await rateOf(rate), await timesWritten(rate)]).toEqual([[29.9, "Nueva"], 2]);
});

test("a plan for a row that went to the trash is written when it is back by then, and says so when it is not", async () => {
  const [back, gone] = [await addRate(), await addRate()];
  const ids = [await plan(back, { price: 34.9 }), await plan(gone, { price: 34.9 })];
  for (const rate of [back, gone]) await staff.from("precios").delete().eq("id", rate).throwOnError();
  const { data } = await staff.rpc("list_trash").throwOnError();
  const entry = data?.find((item: { row_id: string }) => item.row_id === back);
  await staff.rpc("restore_deleted", { entry: entry?.id }).throwOnError();
  await comeDue(...ids);
  await it.sql`select private.write_plans_until(now())`;
  expect(await rateOf(back)).toEqual([34.9, "Nueva"]);
  expect(await stateOf(ids[1] ?? "")).toEqual({ state: "refused", reason: "Ya no existe." });
});

async function addClass(start_minute: number, room: string): Promise<string> {
  const row = { ...rowFor("public.club_classes"), weekday: 7, start_minute, room };
  const { data } = await staff.from("club_classes").insert(row).select("id").single().throwOnError();
  return String(data?.id);
}
const ofClass = (row: string, changes: object) => ({ table: "club_classes", row, changes });
const startsIn = async (room: string) => {
  const rows = await it.sql`select id, start_minute from club_classes where room = ${room}`;
  return Object.fromEntries(rows.map(({ id, start_minute }) => [id, start_minute]));
};

test("classes that would meet are not planned, and not written when something else is in their place by then", async () => {
  const inRoom = (start_minute: number) => addClass(start_minute, "Sala de prueba");
  const [first, second, third] = [await inRoom(600), await inRoom(700), await inRoom(800)];
  const move = (begins: string, ...moves: [string, number][]) => {
    const plans = moves.map(([row, start_minute]) => ofClass(row, { start_minute }));
    return staff.rpc("plan_changes", { plans, begins });
  };
  const refusal = /^Sala de prueba está ocupada el domingo: .* \(11:30\) y .* \(11:40\) se pisan\.$/;
  expect((await move("2098-01-01T10:00:00Z", [first, 690])).error?.message).toMatch(refusal);
  expect(await it.sql`select from planned_changes where table_name = 'club_classes'`).toHaveLength(0);
  // Two that change places meet nobody, nor does one whose place is free by then.
  await move("2098-01-01T10:00:00Z", [first, 700], [second, 600]).throwOnError();
  await move("2098-02-01T10:00:00Z", [third, 640]).then(({ error }) => expect(error?.message).toMatch(/se pisan/));
  await move("2098-02-01T10:00:00Z", [first, 900], [third, 700]).throwOnError();
  await writeUntil("2098-01-02T00:00:00Z");
  expect(await startsIn("Sala de prueba")).toEqual({ [first]: 700, [second]: 600, [third]: 800 });
  await it.sql`update club_classes set start_minute = 730 where id = ${second}`;
  await writeUntil("2098-02-02T00:00:00Z");
  const states = await it.sql`select state, reason from planned_changes where row_id = ${third}`;
  expect(states).toMatchObject([
    { state: "refused", reason: expect.stringMatching(/^Sala de prueba está ocupada el domingo/) },
  ]);
});

test("classes that would meet are not moved there either, nor by what they go back to", async () => {
  const [first, second] = [await addClass(600, "Sala movida"), await addClass(700, "Sala movida")];
  const moment = (day: number) => `2098-03-${day}T10:00:00Z`;
  const plan = (row: string, start_minute: number, from: number, until: number | null) =>
    staff.rpc("plan_changes", {
      plans: [ofClass(row, { start_minute })],
      begins: moment(from),
      until: until && moment(until),
    });
  const refused = expect.stringMatching(/^Sala movida está ocupada el domingo/);
  // The first is away from the 10th to the 20th, and the second in its place for two days of these.
  await plan(first, 800, 10, 20).throwOnError();
  expect((await plan(second, 600, 12, null)).error?.message).toEqual(refused);
  await plan(second, 600, 12, 14).throwOnError();
  const move = async (row: string, from: number, day: number) =>
    (
      await staff
        .from("planned_changes")
        .update({ due_at: moment(day) })
        .eq("row_id", row)
        .eq("due_at", moment(from))
    ).error?.message;
  expect(await move(first, 10, 13)).toEqual(refused);
  expect(await move(first, 20, 13)).toEqual(refused);
  expect(await move(second, 14, 21)).toEqual(refused);
  expect(await move(second, 14, 15)).toBeUndefined();
});

test("a campaign is not moved to where its classes would meet others", async () => {
  const [ours, other] = [await addClass(600, "Sala de campaña"), await addClass(700, "Sala de campaña")];
  const away = [ofClass(other, { start_minute: 800 })];
  await staff.rpc("plan_changes", { plans: away, begins: "2098-04-10T10:00:00Z" }).throwOnError();
  const told = { name: "Verano", starts_at: "2098-04-20T10:00:00Z", ends_at: "2098-04-30T10:00:00Z" };
  const { data } = await staff.from("campaigns").insert(told).select("id").single().throwOnError();
  const campaign = data?.id;
  const plans = [ofClass(ours, { start_minute: 700 })];
  await staff.rpc("plan_changes", { plans, begins: null, campaign }).throwOnError();
  const move = async (begins: string) =>
    (await staff.rpc("move_campaign", { campaign, begins, until: "2098-04-29T10:00:00Z" })).error?.message;
  expect(await move("2098-04-05T10:00:00Z")).toMatch(/^Sala de campaña está ocupada el domingo/);
  expect(await move("2098-04-11T10:00:00Z")).toBeUndefined();
});

// Of columns that differ, as where one of them goes to another length as well.
async function planSwap(room: string, begins: string | null, until: string | null) {
  const [first, second] = [await addClass(600, room), await addClass(700, room)];
  const plans = [ofClass(first, { start_minute: 700 }), ofClass(second, { start_minute: 600, minutes: 50 })];
  await staff.rpc("plan_changes", { plans, begins, until }).throwOnError();
  return { first, stored: { [first]: 600, [second]: 700 }, swapped: { [first]: 700, [second]: 600 } };
}

test("classes that change places at once do so as one, and back", async () => {
  const { stored, swapped } = await planSwap("Sala de ahora", null, "2098-05-01T10:00:00Z");
  expect(await startsIn("Sala de ahora")).toEqual(swapped);
  await writeUntil("2098-05-01T11:00:00Z");
  expect(await startsIn("Sala de ahora")).toEqual(stored);
});

test("a class that is applied before its time takes along what was planned with it and is in its way, nothing else", async () => {
  const { first, swapped } = await planSwap("Sala a mano", "2098-06-01T10:00:00Z", null);
  const { stored } = await planSwap("Sala ajena", "2098-06-01T10:00:00Z", null);
  const { data } = await staff.from("planned_changes").select("id").eq("row_id", first).single().throwOnError();
  await staff.rpc("apply_planned_change", { plan_id: data?.id }).throwOnError();
  expect([await startsIn("Sala a mano"), await startsIn("Sala ajena")]).toEqual([swapped, stored]);
});

test("classes that change places by the clock do so as one", async () => {
  const { swapped } = await planSwap("Sala con hora", "2098-07-01T10:00:00Z", null);
  await writeUntil("2098-07-01T10:00:00Z");
  expect(await startsIn("Sala con hora")).toEqual(swapped);
});

test("what came due while no process ran is written once when one is back", async () => {
  const rate = await addRate();
  const id = await plan(rate, { price: 34.9 });
  await it.backend.close();
  await comeDue(id);
  const [row] = await it.sql`select price::float8 as price from precios where id = ${rate}`;
  expect(row?.price).toBe(39.9);
  const open = () =>
    openBackend({ dataDir: it.dataDir, database: it.database.target, log: { info() {}, warn() {}, error() {} } });
  const again = await Promise.all([open(), open(), open()]);
  const written = () => it.sql`select after from audit_log where row_id = ${rate} and kind = 'update'`;
  await expect.poll(written, { timeout: 20_000 }).toEqual([{ after: { price: 34.9 } }]);
  await Promise.all(again.map((backend) => backend.close()));
  expect(await written()).toHaveLength(1);
});
