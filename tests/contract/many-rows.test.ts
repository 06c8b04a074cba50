import type { SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ratesTable } from "#app/data/clubs/rates.ts";
import { listUndoable, readChangedSince } from "#app/data/record/activity.ts";
import { changeRows, readRows, undoChange } from "#app/data/record/many-rows.ts";
import { atTheSameMoment } from "#tests/fixtures/at-the-same-moment.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let it: TestBackend;
let staff: SupabaseClient;
beforeEach(async () => {
  it = await openTestBackend();
  staff = await it.createClient("staff");
});
afterEach(() => it.close());

const precios = { name: "precios" };
const rates = async () => {
  const { data } = await staff.from("precios").select("id,updated_at,title,price").order("id").throwOnError();
  return data as { id: string; updated_at: string; title: string; price: number }[];
};
/** All that the tables say, but for the versions. */
const everything = (name: string) =>
  it.sql`select to_jsonb(told) - 'updated_at' as told from ${it.sql(name)} as told order by id`;
const dearer = async () => (await rates()).map(({ price, ...row }) => ({ ...row, told: { price: price + 1 } }));

test("many rates are changed, added and removed in one transaction, and all of it is taken back", async () => {
  const before = await everything("precios");
  const [first, second, ...others] = await dearer();
  if (!first || !second) throw new Error("there are rates");
  const change = await changeRows(staff, precios, {
    added: [
      { club_id: "acacias", title: "Nueva", price: 12 },
      { club_id: "retiro", title: "Otra", price: 13 },
    ],
    changed: [{ ...first, told: { title: "Anual", subtitle: null } }, ...others],
    removed: [second],
  });
  const after = await rates();
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ id }) => id === first.id)?.title).toBe("Anual");
  expect(after.some(({ id }) => id === second.id)).toBe(false);
  const entries =
    await it.sql`select distinct transaction from audit_log where table_name = 'precios' and person is not null`;
  expect(entries.map(({ transaction }) => Number(transaction))).toEqual([change]);
  await undoChange(staff, change);
  expect(await everything("precios")).toEqual(before);
});

test("one row that somebody changed meanwhile stops all of it", async () => {
  const wanted = await dearer();
  await it.sql`update precios set title = 'De otra' where id = ${wanted[0]?.id ?? ""}`;
  const before = await everything("precios");
  await expect(changeRows(staff, precios, { changed: wanted })).rejects.toThrow(
    `No se ha guardado nada: de ${wanted.length} filas, 1 ya no están como las veías`,
  );
  await expect(
    changeRows(staff, precios, { added: [{ club_id: "acacias", title: "Nueva", price: 1 }], removed: wanted }),
  ).rejects.toThrow("No se ha guardado nada");
  expect(await everything("precios")).toEqual(before);
});

test("what was changed since is not taken back, nor what another did, nor twice", async () => {
  const change = await changeRows(staff, precios, { changed: await dearer() });
  const [row] =
    await it.sql`update precios set price = 1 where id = (select min(id::text)::uuid from precios) returning id`;
  await expect(undoChange(staff, change)).rejects.toThrow("No se ha deshecho nada");
  // Asked for by any of its entries, also one whose own row nobody has touched.
  for (const { id } of await it.sql`select id from audit_log where transaction = ${change}`) {
    const { error } = await staff.rpc("undo_entry", { entry: id });
    expect(error?.message).toContain("No se ha deshecho nada");
  }
  const again = await changeRows(staff, precios, { changed: (await dearer()).filter(({ id }) => id !== row?.id) });
  await undoChange(staff, again);
  await expect(undoChange(staff, again)).rejects.toThrow("Alguien lo ha deshecho antes.");
  await it.sql`update audit_log set person = gen_random_uuid() where transaction = ${change}`;
  await expect(undoChange(staff, change)).rejects.toThrow("ya no se puede deshacer");
});

test("rows that a colleague has changed since are named and stay as they are; the others are taken back", async () => {
  const before = await everything("precios");
  const change = await changeRows(staff, precios, { changed: await dearer() });
  const [hers] =
    await it.sql`update precios set price = 1 where id = (select min(id::text)::uuid from precios) returning id, club_id`;
  const refused = await undoChange(staff, change).catch(readChangedSince);
  expect(refused).toEqual({
    table: "precios",
    rows: [{ row: hers?.id, club: hers?.club_id, gone: false }],
    others: before.length - 1,
  });
  const [entry] =
    await it.sql`select id from audit_log where transaction = ${change} and row_id <> ${hers?.id} limit 1`;
  expect(await listUndoable(staff, [Number(entry?.id)])).toEqual(new Set([Number(entry?.id)]));
  await undoChange(staff, change, true);
  const [stays, ...others] = await everything("precios");
  expect(stays?.told).toMatchObject({ id: hers?.id, price: 1 });
  expect(others).toEqual(before.slice(1));
  // Every row has something of later now.
  await expect(undoChange(staff, change, true)).rejects.toThrow("No se ha deshecho nada");
  expect(await listUndoable(staff, [Number(entry?.id)])).toEqual(new Set());
});

test("rows that were deleted since are told apart; where all were, so is why nothing comes back", async () => {
  const change = await changeRows(staff, precios, { changed: await dearer() });
  const [hers] =
    await it.sql`delete from precios where id = (select min(id::text)::uuid from precios) returning id, club_id`;
  expect(await undoChange(staff, change).catch(readChangedSince)).toMatchObject({
    rows: [{ row: hers?.id, club: hers?.club_id, gone: true }],
  });
  const [one] = await dearer();
  const ofOne = await changeRows(staff, precios, { changed: one ? [one] : [] });
  await staff.from("precios").delete().eq("id", one?.id).throwOnError();
  await expect(undoChange(staff, ofOne)).rejects.toThrow(
    "después se ha eliminado alguna de estas filas. Quien ve la Papelera puede restaurarla.",
  );
});

test("of two who take the same change back at once, the second is told that it was undone already", async () => {
  const before = await everything("precios");
  const change = await changeRows(staff, precios, { changed: await dearer() });
  const undo = () => undoChange(staff, change).then(() => "done", String);
  expect((await atTheSameMoment(it.sql, "precios", [undo, undo])).sort()).toEqual([
    expect.stringContaining("Alguien lo ha deshecho antes."),
    "done",
  ]);
  expect(await everything("precios")).toEqual(before);
});

test("a row that was moved, or another field of one, leaves the way back, and stays as it is", async () => {
  const before = await everything("precios");
  const change = await changeRows(staff, precios, { changed: await dearer() });
  const [row] = await it.sql`select id, display_order, title from precios order by id limit 1`;
  await it.sql`update precios set display_order = 70, title = 'Otra' where id = ${row?.id}`;
  await undoChange(staff, change);
  const [stays, ...others] = await everything("precios");
  expect(stays?.told).toEqual({ ...before[0]?.told, display_order: 70, title: "Otra", search: expect.any(String) });
  expect(others).toEqual(before.slice(1));
  await it.sql`update precios set title = ${row?.title}, display_order = ${row?.display_order} where id = ${row?.id}`;
});

test("who may not write a list changes nothing of it, and others are none", async () => {
  const wanted = await dearer();
  const before = await everything("precios");
  const stranger = await it.createClient("stranger");
  await expect(changeRows(stranger, precios, { changed: wanted })).rejects.toThrow("No se ha guardado nada");
  await expect(
    changeRows(stranger, precios, { added: [{ club_id: "acacias", title: "Mía", price: 1 }] }),
  ).rejects.toThrow("row-level security");
  await expect(changeRows(staff, { name: "staff" }, { added: [{ is_admin: true }] })).rejects.toThrow(
    "No list of this name",
  );
  await expect(changeRows(staff, precios, { added: Array.from({ length: 5001 }, () => ({})) })).rejects.toThrow(
    "Son demasiadas filas",
  );
  expect(await everything("precios")).toEqual(before);
});

test("what has an address comes back with its former ones", async () => {
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { slug: "fuerza", title: "Vieja" }))}`;
  await it.sql`update articles set slug = 'fuerza-hoy' where slug = 'fuerza'`;
  const before = [
    ...(await everything("articles")),
    ...(await it.sql`select table_name, row_id, slug from former_slugs order by slug`),
  ];
  const { data } = await staff.from("articles").select("id,updated_at").throwOnError();
  const change = await changeRows(staff, { name: "articles" }, { removed: data });
  expect(await everything("articles")).toEqual([]);
  await undoChange(staff, change);
  expect([
    ...(await everything("articles")),
    ...(await it.sql`select table_name, row_id, slug from former_slugs order by slug`),
  ]).toEqual(before);
});

test("rows are read whole, however many", async () => {
  await it.sql`insert into precios (club_id, title, price) select 'acacias', 'Tarifa ' || n, n from generate_series(1, 250) as n`;
  const all = await rates();
  expect(
    await readRows(
      staff,
      ratesTable,
      all.map(({ id }) => id),
    ),
  ).toHaveLength(all.length);
});
