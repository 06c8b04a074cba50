import { expect, test } from "vitest";
import { openBackend } from "#backend/backend.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// A change that waits is written by the backend's own clock, as a save of its author.
const it = await testBackend();
const staff = await it.createClient("staff");

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
