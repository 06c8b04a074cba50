import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listUndoable, undoEntry } from "#app/data/record/activity.ts";
import { findDeletion, listTrash, purgeDeleted, restoreDeleted, restoreMany } from "#app/data/record/trash.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { signInAs } from "#tests/fixtures/sign-in-as.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let it: TestBackend;
let staff: SupabaseClient;
beforeEach(async () => {
  it = await openTestBackend();
  staff = await it.createClient("staff");
});
afterEach(() => it.close());

const hanging = ["precios", "club_extra_services", "club_classes", "class_exceptions", "club_days", "visit_settings"];

test("a club comes back whole: its rates, offers, classes, days, hours, former addresses and who worked there", async () => {
  await it.sql`insert into positions ${it.sql(rowFor("public.positions", { club_id: "acacias" }))}`;
  await it.sql`insert into requests ${it.sql(rowFor("public.requests", { club_id: "acacias" }))}`;
  await it.sql`insert into class_exceptions ${it.sql(rowFor("public.class_exceptions"))}`;
  await it.sql`insert into club_days ${it.sql(rowFor("public.club_days", { club_id: "acacias" }))}`;
  await it.sql`update visit_settings set capacity = 7 where club_id = 'acacias'`;
  await it.sql`update clubs set link = '/club/antes' where id = 'acacias'`;
  await it.sql`update clubs set link = '/club/ahora' where id = 'acacias'`;
  const before = await everything();
  await staff.from("clubs").delete().eq("id", "acacias").throwOnError();
  expect(await it.sql`select from precios where club_id = 'acacias'`).toHaveLength(0);

  const trash = await listTrash(staff);
  expect(trash).toMatchObject([{ table_name: "clubs", row_id: "acacias", person_email: "marta@ninefitness.example" }]);
  const began = performance.now();
  await restoreDeleted(staff, trash[0]?.id ?? 0);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await everything()).toEqual(before);
  expect(await listTrash(staff)).toEqual([]);
});

test("a club of a thousand rates is found in the trash and comes back before the database gives up", async () => {
  await it.sql`insert into precios (club_id, title, price) select 'acacias', 'Tarifa ' || n, n from generate_series(1, 1000) as n`;
  const [before] = await it.sql`select count(*), sum(price) from precios`;
  await staff.from("clubs").delete().eq("id", "acacias").throwOnError();
  const [entry] = await listTrash(staff);
  await restoreDeleted(staff, entry?.id ?? 0);
  expect((await it.sql`select count(*), sum(price) from precios`)[0]).toEqual(before);
});

test("a row of each table that staff delete comes back as it was, in its place", async () => {
  const [tables] = await it.sql<{ names: string[] }[]>`select private.restorable_tables() as names`;
  const inForm = ["access_settings", "company", "manifiesto_content", "page_words", "privacy_settings"];
  const names = (tables?.names ?? []).filter((name) => !inForm.includes(name) && !name.startsWith("site_"));
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    await it.sql`insert into ${it.sql(name)} ${it.sql(rowFor(`public.${name}`))}`;
    const row = () =>
      it.sql`select to_jsonb(told) - 'updated_at' as told from ${it.sql(name)} as told order by created_at, id`;
    const before = await row();
    const [last] = await it.sql`select id from ${it.sql(name)} order by created_at desc limit 1`;
    await staff.from(name).delete().eq("id", last?.id).throwOnError();
    const entry = await findDeletion(staff, name, String(last?.id));
    await restoreDeleted(staff, entry ?? expect.fail(`${name} is not in the trash`));
    expect(await row(), name).toEqual(before);
  }
});

test("what took its place meanwhile is told, with a way out", async () => {
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { slug: "fuerza", title: "Vieja" }))}`;
  await staff.from("articles").delete().eq("slug", "fuerza").throwOnError();
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { slug: "fuerza", title: "Nueva" }))}`;
  const [entry] = await listTrash(staff);
  const restore = (withOther?: boolean) => restoreDeleted(staff, entry?.id ?? 0, withOther);
  await expect(restore()).rejects.toThrow("La dirección «fuerza» la usa ahora otra ficha.");
  await restore(true);
  expect(await it.sql`select title from articles where slug = 'fuerza-2'`).toMatchObject([{ title: "Vieja" }]);
  await expect(restore()).rejects.toThrow("Ya no está en la papelera");
});

test("a rate waits for its club, and another club of the same id stands in the way", async () => {
  const [rate] = await it.sql`select id from precios where club_id = 'acacias' limit 1`;
  await staff.from("precios").delete().eq("id", rate?.id).throwOnError();
  await staff.from("clubs").delete().eq("id", "acacias").throwOnError();
  const ofRate = await findDeletion(staff, "precios", rate?.id);
  const ofClub = await findDeletion(staff, "clubs", "acacias");
  await expect(restoreDeleted(staff, ofRate ?? 0)).rejects.toThrow("Recupera antes el club");
  await staff.from("clubs").insert({ id: "acacias", name: "Otro" }).throwOnError();
  await expect(restoreDeleted(staff, ofClub ?? 0)).rejects.toThrow("Ya hay otro club en /club/acacias.");
  await staff.from("clubs").delete().eq("id", "acacias").throwOnError();
  await restoreDeleted(staff, ofClub ?? 0);
  await restoreDeleted(staff, ofRate ?? 0);
  expect(await it.sql`select from precios where id = ${rate?.id}`).toHaveLength(1);
});

test("whatever has its name or its day by now is told in a sentence, and nothing is half restored", async () => {
  const [activity] =
    await it.sql`insert into activities ${it.sql(rowFor("public.activities", { name: "Remo" }))} returning id`;
  await staff.from("activities").delete().eq("id", activity?.id).throwOnError();
  await it.sql`insert into activities ${it.sql(rowFor("public.activities", { name: "remo" }))}`;
  const [day] =
    await it.sql`insert into club_days ${it.sql(rowFor("public.club_days", { club_id: "acacias" }))} returning *`;
  await staff.from("club_days").delete().eq("id", day?.id).throwOnError();
  await it.sql`insert into club_days ${it.sql(rowFor("public.club_days", { club_id: "acacias", on_date: day?.on_date }))}`;
  const trash = await listTrash(staff);
  expect(trash.map((entry) => entry.table_name)).toEqual(["club_days", "activities"]);
  for (const { id } of trash) {
    await expect(restoreDeleted(staff, id)).rejects.toThrow("Otra ficha tiene ahora su nombre, su enlace o su día.");
  }
  expect(await listTrash(staff)).toEqual(trash);
});

test("what the table asks for or has no more since: a column that went is left out, a rule that came is told", async () => {
  const delivered = async (change: string) => {
    await it.sql`insert into testimonials ${it.sql(rowFor("public.testimonials", { name: "Rosa" }))}`;
    await staff.from("testimonials").delete().eq("name", "Rosa").throwOnError();
    const [entry] = await listTrash(staff);
    await it.sql.unsafe(`update audit_log set before = before || '${change}' where id = ${entry?.id}`);
    return restoreDeleted(staff, entry?.id ?? 0);
  };
  await delivered('{"colour_of_before": "red"}');
  expect(await it.sql`select from testimonials where name = 'Rosa'`).toHaveLength(1);
  await it.sql`delete from testimonials where name = 'Rosa'`;
  await it.sql`truncate audit_log`;
  await expect(delivered('{"rating": 9}')).rejects.toThrow("Lo que decía ya no se admite");
});

test("visitors' data have no trash, and strangers see and restore nothing", async () => {
  await it.sql`insert into requests ${it.sql(rowFor("public.requests"))}`;
  await staff.from("requests").delete().like("name", "Javier-%").throwOnError();
  await staff
    .from("events")
    .delete()
    .eq("id", (await it.sql`select id from events limit 1`)[0]?.id)
    .throwOnError();
  const trash = await listTrash(staff);
  expect(trash.map((entry) => entry.table_name)).toEqual(["events"]);
  const stranger = await it.createClient("stranger");
  expect(await listTrash(stranger)).toEqual([]);
  await expect(restoreDeleted(stranger, trash[0]?.id ?? 0)).rejects.toThrow("Solo el personal");
});

test("after 30 days it is no longer there", async () => {
  await staff
    .from("events")
    .delete()
    .eq("id", (await it.sql`select id from events limit 1`)[0]?.id)
    .throwOnError();
  const [entry] = await listTrash(staff);
  await it.sql`update audit_log set at = now() - interval '31 days' where id = ${entry?.id ?? 0}`;
  expect(await listTrash(staff)).toEqual([]);
  await expect(restoreDeleted(staff, entry?.id ?? 0)).rejects.toThrow("han pasado sus 30 días");
});

test("many come back at once: a club before its rate, and what cannot come says why", async () => {
  const [rate] = await it.sql`select id from precios where club_id = 'acacias' limit 1`;
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { slug: "fuerza" }))}`;
  await staff.from("precios").delete().eq("id", rate?.id).throwOnError();
  await staff.from("articles").delete().eq("slug", "fuerza").throwOnError();
  await staff.from("clubs").delete().eq("id", "acacias").throwOnError();
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { slug: "fuerza" }))}`;
  const trash = await listTrash(staff);
  expect(trash.map(({ table_name }) => table_name)).toEqual(["clubs", "articles", "precios"]);
  const stayed = await restoreMany(
    staff,
    trash.map(({ id }) => id),
  );
  expect(stayed).toEqual([{ entry: trash[1]?.id, obstacle: expect.stringContaining("La dirección «fuerza»") }]);
  expect((await listTrash(staff)).map(({ table_name }) => table_name)).toEqual(["articles"]);
  expect(await it.sql`select from precios where id = ${rate?.id}`).toHaveLength(1);
});

test("the direction alone deletes for good; that is in the record, and nothing brings it back", async () => {
  const deleteEvent = async () => {
    const [event] = await it.sql`select id, title from events limit 1`;
    await staff.from("events").delete().eq("id", event?.id).throwOnError();
    return { title: event?.title, entry: (await findDeletion(staff, "events", event?.id)) ?? 0 };
  };
  const [one, other] = [await deleteEvent(), await deleteEvent()];
  const editor = await signInAs(it, "editor");
  await expect(purgeDeleted(editor, [one.entry])).rejects.toThrow("Solo dirección borra para siempre");
  await expect(purgeDeleted(await it.createClient("stranger"), [one.entry])).rejects.toThrow();
  expect(await purgeDeleted(staff, [one.entry])).toBe(1);
  expect(await listTrash(staff)).toMatchObject([{ id: other.entry }]);
  expect(await it.sql`select before, after, person_email from audit_log where kind = 'purge'`).toEqual([
    { before: { title: one.title }, after: { deletion: one.entry }, person_email: "marta@ninefitness.example" },
  ]);
  await expect(restoreDeleted(staff, one.entry)).rejects.toThrow("alguien lo ha restaurado o borrado para siempre");
  expect(await listUndoable(staff, [one.entry, other.entry])).toEqual(new Set([other.entry]));
  await expect(undoEntry(staff, one.entry)).rejects.toThrow("No se ha deshecho nada");
  // What somebody else has deleted for good, or brought back, since is not counted twice.
  expect(await purgeDeleted(staff, [one.entry, other.entry, 0])).toBe(1);
  expect(await listTrash(staff)).toEqual([]);
});

test("two hundred entries of one deletion come back at once before the database gives up", async () => {
  const { name: _, ...review } = rowFor("public.testimonials");
  const many = Array.from({ length: 200 }, (_row, at) => ({ ...review, name: `Rosa ${at}` }));
  await it.sql`insert into testimonials ${it.sql(many)}`;
  await staff.from("testimonials").delete().like("name", "Rosa %").throwOnError();
  const ids = (await listTrash(staff)).map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(await restoreMany(staff, ids)).toEqual([]);
  expect(await it.sql`select from testimonials where name like 'Rosa %'`).toHaveLength(200);
});

/** The club, what hangs on it, and what points at it. */
async function everything() {
  const all: Record<string, unknown> = {};
  for (const name of ["clubs", "former_slugs", "positions", ...hanging]) {
    all[name] =
      await it.sql`select to_jsonb(told) - 'updated_at' - 'search' as told from ${it.sql(name)} as told order by told::text collate "C"`.then(
        (rows) => rows.map((row) => JSON.stringify(row.told)).toSorted(),
      );
  }
  // Who was to come has been told that it is off, and stays told.
  all.requests = await it.sql`select id, club_id from requests order by id`;
  return all;
}

test("more than a thousand are not brought back at once", async () => {
  const entries = Array.from({ length: 1_001 }, (_, at) => at + 1);
  expect((await staff.rpc("restore_many", { entries })).error).toMatchObject({
    code: "22023",
    message: "Son demasiadas de una vez: 1000 como mucho.",
  });
  expect((await staff.rpc("restore_many", { entries: entries.slice(1) })).error).toBeNull();
});
