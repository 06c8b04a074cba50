import fc from "fast-check";
import { expect, test } from "vitest";
import { findClashes } from "#domain/timetable/find-clashes.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// The database refuses to plan what the panel refuses to save, and writes together what only stands together.
const it = await testBackend();
const staff = await it.createClient("staff");

const club = "pozuelo";
const day = fc.option(fc.integer({ min: 1, max: 28 }).map((date) => `2098-02-${String(date).padStart(2, "0")}`));
const clubClass = fc
  .record({
    weekday: fc.integer({ min: 1, max: 2 }),
    start_minute: fc.integer({ min: 100, max: 130 }).map((step) => step * 5),
    minutes: fc.integer({ min: 1, max: 20 }).map((step) => step * 5),
    room: fc.constantFrom(null, "", " ", "Sala Ñ", " sala ñ", "Sala 2"),
    instructor: fc.constantFrom(null, null, "Íñigo", "ÍÑIGO ", "Bea"),
    valid_from: day,
    valid_until: day,
  })
  .filter(({ valid_from: from, valid_until: until }) => from === null || until === null || from <= until);

// Two writers of one rule, tried on the same weeks.
test("what the database calls a clash is what the panel calls one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(clubClass, { minLength: 2, maxLength: 7 }), async (drawn) => {
      const week = drawn.map((entry) => ({ ...entry, id: crypto.randomUUID(), activity_id: "" }));
      const meet = new Set(findClashes(week).flatMap(({ first, second }) => [first.id, second.id]));
      for (const { activity_id: _any, ...entry } of week) {
        await it.sql`insert into club_classes ${it.sql(rowFor("public.club_classes", { ...entry, club_id: club }))}`;
      }
      const refused = await Promise.all(
        week.map(async ({ id }) => {
          const asked = it.sql`select private.refuse_meeting_classes(array[${id}], '-infinity')`;
          return asked.then(
            () => [],
            () => [id],
          );
        }),
      );
      await it.sql`delete from club_classes where club_id = ${club}`;
      expect(new Set(refused.flat())).toEqual(meet);
    }),
    { numRuns: 60 },
  );
}, 120_000);

const writeUntil = (moment: string) => it.sql`select private.write_plans_until(${moment}::timestamptz)`;

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

test("a change that is thrown away takes along what was planned with it and needs its place, and stays for others", async () => {
  const { first, stored } = await planSwap("Sala sin cambio", "2098-08-01T10:00:00Z", "2098-08-10T10:00:00Z");
  const drop = (row: string) => staff.from("planned_changes").delete().eq("row_id", row).is("undoes", null);
  await drop(first).throwOnError();
  expect(await it.sql`select from planned_changes where row_id = any (${Object.keys(stored)})`).toHaveLength(0);

  const plan = (moves: [row: string, start_minute: number][], replaced: string[] = []) => {
    const plans = moves.map(([row, start_minute]) => ofClass(row, { start_minute }));
    return staff.rpc("plan_changes", { plans, begins: "2098-08-01T10:00:00Z", replaced });
  };
  const [away, comes] = [await addClass(600, "Sala dejada"), await addClass(700, "Sala dejada")];
  await plan([[away, 800]]).throwOnError();
  await plan([[comes, 600]]).throwOnError();
  const refused = expect.stringMatching(/^Sala dejada está ocupada el domingo/);
  expect((await drop(away)).error?.message).toEqual(refused);
  const waiting = () => it.sql<{ id: string }[]>`
    select id from planned_changes where row_id = any (${[away, comes]}) order by created_at`;
  const [leaving] = await waiting();
  // Nor is another put in its place that leaves the class where it is; one that still makes room is.
  expect((await plan([[away, 605]], [leaving?.id ?? ""])).error?.message).toEqual(refused);
  expect(await waiting()).toHaveLength(2);
  await plan([[away, 900]], [leaving?.id ?? ""]).throwOnError();
  await drop(comes).throwOnError();
  await drop(away).throwOnError();
  expect(await waiting()).toHaveLength(0);
});

test("an edited change does not silently take along what was planned with it", async () => {
  const { first, stored } = await planSwap("Sala editada", "2098-09-01T10:00:00Z", null);
  const [plan] = await it.sql<{ id: string }[]>`select id from planned_changes where row_id = ${first}`;
  const later = {
    plans: [ofClass(first, { start_minute: 700 })],
    begins: "2098-09-02T10:00:00Z",
    replaced: [plan?.id],
  };
  expect((await staff.rpc("plan_changes", later)).error?.message).toMatch(/^Sala editada está ocupada el domingo/);
  expect(await it.sql`select from planned_changes where row_id = any (${Object.keys(stored)})`).toHaveLength(2);
});

test("four hundred classes that are planned together are dropped in a moment", async () => {
  const many = Array.from({ length: 400 }, (_class, at) => ({
    ...rowFor("public.club_classes", { room: `Sala de muchas ${at}` }),
    weekday: 1 + (at % 7),
  }));
  const rows = await it.sql`insert into club_classes ${it.sql(many)} returning id`;
  const plans = rows.map(({ id }) => ofClass(id, { start_minute: 500 }));
  await staff.rpc("plan_changes", { plans, begins: "2098-09-01T10:00:00Z" }).throwOnError();
  const began = performance.now();
  await staff.from("planned_changes").delete().eq("due_at", "2098-09-01T10:00:00Z").throwOnError();
  // One by one it was twenty seconds.
  expect(performance.now() - began).toBeLessThan(4_000);
  expect(await it.sql`select from planned_changes where due_at = '2098-09-01T10:00:00Z'`).toHaveLength(0);
});
