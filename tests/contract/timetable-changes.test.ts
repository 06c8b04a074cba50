import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { ClubClass } from "#app/content/clubs/club-class.ts";
import { listActivities } from "#app/data/clubs/activities.ts";
import { listClassExceptions, listClubClasses } from "#app/data/clubs/club-classes.ts";
import { listClubDays } from "#app/data/clubs/club-days.ts";
import { findClashes } from "#domain/timetable/find-clashes.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const it = await testBackend();
const staff = await it.createClient("staff");
const visitor = await it.createClient("anon");

const publish = (client: SupabaseClient, changes: object) => client.rpc("change_classes", { changes });
const week = () => listClubClasses(visitor, "acacias");
const first = async (): Promise<ClubClass> => {
  const [one] = await week();
  if (!one) throw new Error("no class");
  return one;
};

test("visitors read the activities in order, each with a look of its own", async () => {
  const all = await listActivities(visitor);
  expect(all.map(({ name }) => name).slice(0, 3)).toEqual(["Fuerza", "Ciclo", "Intervalos"]);
  expect(new Set(all.map(({ tone, mark }) => `${tone} ${mark}`)).size).toBe(12);
});

test("visitors read the week, its exceptions and the days that are not like the others", async () => {
  expect((await week()).length).toBeGreaterThan(60);
  const all = { from: "2020-01-01", to: "2099-01-01" };
  expect((await listClassExceptions(visitor, all)).length).toBeGreaterThan(4);
  expect((await listClubDays(visitor, all)).map(({ name }) => name)).toContain("Navidad");
});

test("no room and nobody is taken twice in the demo site", async () => {
  for (const club of ["acacias", "valdebebas"]) {
    const classes = await listClubClasses(visitor, club);
    expect(classes.length).toBeGreaterThanOrEqual(60);
    expect(findClashes(classes).map(({ name, first, second }) => [name, first, second])).toEqual([]);
  }
});

test("a week is published as one", async () => {
  const [one, other, third] = await week();
  const { data, error } = await publish(staff, {
    add: [rowFor("public.club_classes", { start_minute: 1300 })],
    change: [{ ...one, room: "Terraza" }],
    remove: [{ id: other?.id, updated_at: other?.updated_at }],
  });
  expect([data, error]).toEqual([3, null]);
  const after = await week();
  expect(after.find(({ id }) => id === one?.id)?.room).toBe("Terraza");
  expect(after.some(({ id }) => id === other?.id)).toBe(false);
  expect(after.some(({ start_minute }) => start_minute === 1300)).toBe(true);
  expect(after.find(({ id }) => id === third?.id)).toEqual(third);
});

test("a week over another person's version is refused as a whole", async () => {
  const before = await week();
  const stale = { ...(await first()), updated_at: "2020-01-01T00:00:00Z" };
  for (const changes of [
    { add: [rowFor("public.club_classes")], change: [stale] },
    { add: [rowFor("public.club_classes")], remove: [stale] },
  ]) {
    const { error, status } = await publish(staff, changes);
    expect([status, error?.code]).toEqual([409, "PT409"]);
  }
  expect(await week()).toEqual(before);
});

test("one broken class leaves the others out too", async () => {
  const before = await week();
  const good = rowFor("public.club_classes");
  const { error } = await publish(staff, { add: [good, { ...good, start_minute: 1400, minutes: 60 }] });
  expect(error?.code).toBe("23514");
  const gone = await publish(staff, { add: [good, { ...good, club_id: "vendido" }] });
  expect(gone.error?.code).toBe("23503");
  expect(await week()).toEqual(before);
});

test("whoever is not staff publishes nothing", async () => {
  const before = await week();
  const stranger = await it.createClient("stranger");
  const one = await first();
  expect((await publish(visitor, { remove: [one] })).error?.code).toBe("42501");
  await publish(stranger, { remove: [one] });
  expect((await publish(stranger, { add: [rowFor("public.club_classes")] })).error?.code).toBe("42501");
  expect((await publish(stranger, { change: [{ ...one, room: "Mía" }] })).error?.code).toBe("PT409");
  expect(await week()).toEqual(before);
});
