import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { createProbe } from "./rest-probe.ts";

const it = await testBackend();
beforeAll(async () => {
  await createProbe(it.sql);
  await it.sql.unsafe(`
    create table public.many as select generate_series(1, 1500) as id;
    grant select on public.many to anon;
  `);
});

describe.each(["http", "in-process"] as const)("supabase-js reads %s", (way) => {
  let anon: SupabaseClient;
  beforeAll(async () => {
    anon = await it.createClient("anon", way);
  });

  const names = async (query: PromiseLike<{ data: { name: string }[] | null; error: unknown }>) => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data?.map((row) => row.name);
  };
  const probe = () => anon.from("probe").select("name").order("id");

  test("every kind of column with its own type of JSON", async () => {
    const { data } = await anon.from("probe").select().eq("name", "one").single();
    expect(data).toMatchObject({
      id: 1,
      name: "one",
      price: 39.9,
      doubled: 79.8,
      ratio: 0.1,
      is_open: true,
      tags: ["fuerza", "con, coma"],
      data: { level: 1, in: { a: [1, 2] } },
      token: "11111111-1111-4111-8111-111111111111",
      seen_at: "2026-11-20T07:30:00.123456+00:00",
      day: "2026-11-20",
      label: null,
      'odd, "name"': 'a "quoted" one',
    });
  });

  test("chosen columns, with alias and cast", async () => {
    const { data } = await anon.from("probe").select("title:name, big::text, price").eq("id", 1);
    expect(data).toEqual([{ title: "one", big: "9007199254740993", price: 39.9 }]);
    const odd = await anon.from("probe").select('"odd, \\"name\\""').eq("id", 3).single();
    expect(odd.data).toEqual({ 'odd, "name"': "\\ back" });
    const alias = await anon.from("probe").select('"\'; drop table clubs":id').eq("id", 1).single();
    expect(alias.data).toEqual({ "'; drop table clubs": 1 });
  });

  test("rows that compare as asked", async () => {
    expect(await names(probe().eq("name", "Tres (3)"))).toEqual(["Tres (3)"]);
    expect(await names(probe().neq("id", 1))).toEqual(["two", "Tres (3)"]);
    expect(await names(probe().gt("price", 0))).toEqual(["one"]);
    expect(await names(probe().gte("price", 0))).toEqual(["one", "Tres (3)"]);
    expect(await names(probe().lt("price", "39.90"))).toEqual(["Tres (3)"]);
    expect(await names(probe().lte("seen_at", "2026-01-01T00:00:00Z"))).toEqual(["Tres (3)"]);
    expect(await names(probe().eq("seen_at", "2026-11-20T07:30:00.123456Z"))).toEqual(["one"]);
    expect(await names(probe().eq("is_open", true))).toHaveLength(3);
    expect(await names(probe().eq("token", "11111111-1111-4111-8111-111111111111"))).toEqual(["one"]);
    expect(await names(probe().eq("big", "9007199254740993"))).toEqual(["one"]);
    expect(await names(probe().eq('"odd, \\"name\\""', 'a "quoted" one'))).toEqual(["one"]);
  });

  test("rows by pattern, by list, by truth and by what they contain", async () => {
    expect(await names(probe().like("name", "t%"))).toEqual(["two"]);
    expect(await names(probe().ilike("name", "T*"))).toEqual(["two", "Tres (3)"]);
    expect(await names(probe().in("name", ["one", "Tres (3)", 'x"y', "a,b"]))).toEqual(["one", "Tres (3)"]);
    expect(await names(probe().in("id", []))).toEqual([]);
    expect(await names(probe().is("price", null))).toEqual(["two"]);
    expect(await names(probe().is("is_open", true))).toHaveLength(3);
    expect(await names(probe().not("price", "is", null))).toEqual(["one", "Tres (3)"]);
    expect(await names(probe().not("id", "in", "(1,2)"))).toEqual(["Tres (3)"]);
    expect(await names(probe().contains("tags", ["fuerza"]))).toEqual(["one", "Tres (3)"]);
    expect(await names(probe().contains("tags", ['"con, coma"']))).toEqual(["one"]);
    expect(await names(probe().contains("data", { in: { a: [2] } }))).toEqual(["one"]);
  });

  test("rows that fit any of several conditions", async () => {
    expect(await names(probe().or("id.eq.2,price.gt.30"))).toEqual(["one", "two"]);
    expect(await names(probe().or("and(id.gt.1,price.is.null),name.in.(one)"))).toEqual(["one", "two"]);
    expect(await names(probe().or('name.eq."Tres (3)",tags.cs.{nada}'))).toEqual(["Tres (3)"]);
    expect(await names(probe().or("not.and(id.gt.1,id.lt.9)").or("id.eq.1,id.eq.2"))).toEqual(["one"]);
  });

  test("rows in order, with empty values first or last", async () => {
    const ordered = (options: { ascending: boolean; nullsFirst?: boolean }) =>
      names(anon.from("probe").select("name").order("price", options));
    expect(await ordered({ ascending: true })).toEqual(["Tres (3)", "one", "two"]);
    expect(await ordered({ ascending: false })).toEqual(["two", "one", "Tres (3)"]);
    expect(await ordered({ ascending: true, nullsFirst: true })).toEqual(["two", "Tres (3)", "one"]);
    expect(await ordered({ ascending: false, nullsFirst: false })).toEqual(["one", "Tres (3)", "two"]);
    expect(await names(anon.from("probe").select("name").order("is_open").order("name", { ascending: false }))).toEqual(
      ["two", "one", "Tres (3)"],
    );
  });

  test("a page of them, and how many there are", async () => {
    const page = await anon.from("probe").select("name", { count: "exact" }).order("id").range(1, 1);
    expect(page).toMatchObject({ data: [{ name: "two" }], count: 3, status: 206 });
    const head = await anon.from("probe").select("*", { count: "exact", head: true }).gt("id", 1);
    expect(head).toMatchObject({ data: null, count: 2, status: 200, error: null });
    expect(await names(probe().limit(0))).toEqual([]);
    const past = await anon.from("probe").select("name", { count: "exact" }).range(9, 12);
    expect(past).toMatchObject({
      status: 416,
      error: { code: "PGRST103", details: expect.stringContaining("only 3 rows") },
    });
  });

  test("one row, perhaps one row, and the refusal of two", async () => {
    expect(await anon.from("probe").select("id").eq("id", 1).maybeSingle()).toMatchObject({ data: { id: 1 } });
    expect(await anon.from("probe").select("id").eq("id", 99).maybeSingle()).toMatchObject({ data: null, error: null });
    const none = await anon.from("probe").select("id").eq("id", 99).single();
    expect(none).toMatchObject({ status: 406, error: { code: "PGRST116", details: "The result contains 0 rows" } });
    const many = await anon.from("probe").select("id").single();
    expect(many).toMatchObject({ status: 406, error: { code: "PGRST116", details: "The result contains 3 rows" } });
  });

  test("no more rows at once than the configuration says", async () => {
    const { data, count, status } = await anon.from("many").select("id", { count: "exact" }).limit(1400);
    expect({ rows: data?.length, count, status }).toEqual({ rows: 1000, count: 1500, status: 206 });
  });

  test("a table made while the backend runs", async () => {
    const table = `late_${way.replace("-", "_")}`;
    await new Promise((resolve) => setTimeout(resolve, 1100)); // The catalogue is read again once a second at most.
    await it.sql.unsafe(`create table public.${table} (id int); grant select on public.${table} to anon`);
    expect(await anon.from(table).select()).toMatchObject({ data: [], status: 200 });
    await it.sql.unsafe(`drop table public.${table}`);
    expect(await anon.from(table).select()).toMatchObject({ status: 404, error: { code: "42P01" } });
  });
});
