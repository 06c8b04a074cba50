import { beforeEach, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { createProbe } from "./rest-probe.ts";

const it = await testBackend();
const service = await it.createClient("service");
beforeEach(async () => {
  await it.sql`drop table if exists public.probe`;
  await createProbe(it.sql);
});

const stored = (name: string) => it.sql`select * from public.probe where name = ${name}`.then(([row]) => row);

test("a row is inserted, with and without it coming back", async () => {
  const silent = await service.from("probe").insert({ name: "silent" });
  expect(silent).toMatchObject({ data: null, status: 201, error: null });
  const shown = await service
    .from("probe")
    .insert({ name: "shown", price: 1.5, tags: ["a,b", 'c"d'] })
    .select()
    .single();
  expect(shown).toMatchObject({ status: 201, data: { name: "shown", price: 1.5, doubled: 3, tags: ["a,b", 'c"d'] } });
  expect(await stored("silent")).toMatchObject({ is_open: true });
});

test("several rows are inserted at once, keys missing from one of them empty or at their default", async () => {
  const rows = [
    { name: "a", is_open: false },
    { name: "b", price: 2 },
  ];
  const nulls = await service.from("probe").insert(rows).select();
  expect(nulls).toMatchObject({ status: 400, error: { code: "23502" } });
  const defaults = await service.from("probe").insert(rows, { defaultToNull: false }).select("name, price, is_open");
  expect(defaults.data).toEqual([
    { name: "a", price: null, is_open: false },
    { name: "b", price: 2, is_open: true },
  ]);
  expect(await service.from("probe").insert([]).select()).toMatchObject({ status: 201, data: [] });
});

test("numbers, texts and JSON arrive exactly as they were sent", async () => {
  const data = { text: "ñ \u{1F3CB} \\ \" '", list: [1, null, { deep: true }] };
  await service.from("probe").insert({ name: "exact", data, 'odd, "name"': "x'); drop table clubs" });
  expect(await stored("exact")).toMatchObject({ data, 'odd, "name"': "x'); drop table clubs" });
  const body = '{"name":"big","big":9007199254740993,"price":12345678.95}';
  const headers = { apikey: it.backend.secretKey, "content-type": "application/json" };
  await fetch(`${it.url}/rest/v1/probe`, { method: "POST", headers, body });
  expect(await stored("big")).toMatchObject({ big: "9007199254740993", price: "12345678.95" });
});

test("an insert can answer with the address of the new row", async () => {
  const response = await fetch(`${it.url}/rest/v1/probe`, {
    method: "POST",
    headers: { apikey: it.backend.secretKey, "content-type": "application/json", prefer: "return=headers-only" },
    body: '{"id":77,"name":"addressed"}',
  });
  expect([response.status, response.headers.get("location"), await response.text()]).toEqual([
    201,
    "/probe?id=eq.77",
    "",
  ]);
});

test("an update changes what the filters match, and says which rows", async () => {
  const one = await service.from("probe").update({ price: 5 }).eq("name", "one").select("name, price");
  expect(one).toMatchObject({ status: 200, data: [{ name: "one", price: 5 }] });
  const none = await service.from("probe").update({ price: 5 }).eq("name", "nobody").select();
  expect(none).toMatchObject({ status: 200, data: [] });
  const counted = await service.from("probe").update({ is_open: false }, { count: "exact" }).gt("id", 0);
  expect(counted).toMatchObject({ status: 204, data: null, count: 3 });
  expect(await service.from("probe").update({}).eq("id", 1).select()).toMatchObject({ status: 200, data: [] });
});

test("a delete removes what the filters match", async () => {
  const gone = await service.from("probe").delete().eq("name", "two").select("name");
  expect(gone).toMatchObject({ status: 200, data: [{ name: "two" }] });
  expect(await service.from("probe").delete({ count: "exact" }).eq("name", "two")).toMatchObject({
    status: 204,
    count: 0,
  });
});

test("a write to every row at once is refused, as on a hosted project", async () => {
  const updated = await service.from("probe").update({ price: 1 });
  expect(updated).toMatchObject({ status: 400, error: { code: "21000", message: "UPDATE requires a WHERE clause" } });
  const deleted = await service.from("probe").delete();
  expect(deleted).toMatchObject({ status: 400, error: { code: "21000", message: "DELETE requires a WHERE clause" } });
  expect(await it.sql`select count(*)::int as rows from public.probe where price is distinct from 1`).toEqual([
    { rows: 3 },
  ]);
});

test("an upsert makes the rows that are new and changes the others", async () => {
  const rows = [
    { name: "one", price: 7 },
    { name: "new", price: 8 },
  ];
  const merged = await service.from("probe").upsert(rows, { onConflict: "name" }).select("name, price, ratio");
  expect(merged).toMatchObject({
    status: 201,
    data: [
      { name: "one", price: 7, ratio: 0.1 },
      { name: "new", price: 8, ratio: null },
    ],
  });
  const again = await service.from("probe").upsert({ name: "new", price: 9 }, { onConflict: "name" });
  expect(again).toMatchObject({ status: 200, error: null });
  const byKey = await service.from("probe").upsert({ id: 1, name: "uno" }).select("id, name, price").single();
  expect(byKey.data).toEqual({ id: 1, name: "uno", price: 7 });
  const ignored = await service
    .from("probe")
    .upsert({ name: "new", price: 1 }, { onConflict: "name", ignoreDuplicates: true })
    .select();
  expect(ignored).toMatchObject({ status: 201, data: [] });
  expect(await stored("new")).toMatchObject({ price: "9.00" });
});

test("a write that must return one row and does not is undone", async () => {
  const updated = await service.from("probe").update({ price: 1 }).gt("id", 0).select().single();
  expect(updated).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  expect(await stored("one")).toMatchObject({ price: "39.90" });
});

test.each<[Record<string, unknown>, number, string]>([
  [{ name: "one" }, 409, "23505"],
  [{ name: "x", parent: 99 }, 409, "23503"],
  [{ name: null }, 400, "23502"],
  [{ name: "x", price: -1 }, 400, "23514"],
  [{ name: "x", price: "cheap" }, 400, "22P02"],
  [{ name: "x", day: "2026-02-30" }, 400, "22008"],
  [{ name: "x", label: "longer than ten" }, 400, "22001"],
  [{ name: "x", doubled: 4 }, 400, "428C9"],
  [{ name: "x", price: 123456789012 }, 400, "22003"],
  [{ name: "x", tags: "no list" }, 400, "22P02"],
  [{ name: "x\0y" }, 400, "22P05"],
  [{ nonsense: 1 }, 400, "PGRST204"],
])("inserting %j is refused with the database's own code", async (row, status, code) => {
  expect(await service.from("probe").insert(row)).toMatchObject({ status, error: { code } });
});

test("the same row twice in one upsert is the caller's mistake", async () => {
  const rows = [
    { name: "twice", price: 1 },
    { name: "twice", price: 2 },
  ];
  const { status, error } = await service.from("probe").upsert(rows, { onConflict: "name" });
  expect([status, error?.code]).toEqual([400, "21000"]);
});
