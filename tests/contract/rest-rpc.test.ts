import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";

let anon: SupabaseClient;

const it = await testBackend();
beforeAll(async () => {
  await it.sql.unsafe(`
    create function public.add(a integer, b integer default 10) returns integer language sql immutable return a + b;
    create function public.list(upto integer) returns setof integer language sql stable as
      'select generate_series(1, upto)';
    create function public.pair() returns table (word text, number integer) language sql stable as
      'values (''uno'', 1), (''dos'', 2)';
    create function public.first_club() returns public.clubs language sql stable as
      'select * from public.clubs order by id limit 1';
    create table public.calls (at timestamptz default now());
    create function public.note_call() returns void language sql security definer set search_path = '' as
      'insert into public.calls default values';
    create function public.sneaky() returns void language plpgsql stable as
      'begin perform public.note_call(); end';
    create function public.echo(said jsonb, words text[]) returns jsonb language sql immutable return
      jsonb_build_object('said', said, 'words', words);
    create function public.secret() returns text language sql immutable return 'secret';
    revoke execute on function public.secret() from public, anon;
    create function public.slow() returns void language sql volatile as 'select pg_sleep(40)';
    create function public.twice(a integer) returns integer language sql immutable return a * 2;
    create function public.twice(a text) returns text language sql immutable return a || a;
    create function public.complain() returns void language plpgsql as $$ begin raise 'no me gusta' using hint = 'no'; end $$;
    grant execute on all functions in schema public to anon;
    revoke execute on function public.secret() from public, anon;
  `);
  anon = await it.createClient("anon");
});

test("a function gives a value, a list, rows, one row or nothing", async () => {
  expect(await anon.rpc("add", { a: 1, b: 2 })).toMatchObject({ data: 3, status: 200 });
  expect(await anon.rpc("add", { a: 1 })).toMatchObject({ data: 11 });
  expect(await anon.rpc("list", { upto: 3 })).toMatchObject({ data: [1, 2, 3] });
  expect(await anon.rpc("pair")).toMatchObject({
    data: [
      { word: "uno", number: 1 },
      { word: "dos", number: 2 },
    ],
  });
  expect(await anon.rpc("first_club")).toMatchObject({ data: { id: expect.any(String), name: expect.any(String) } });
  expect(await anon.rpc("note_call")).toMatchObject({ data: null, status: 204 });
  expect(await it.sql`select count(*)::int as calls from public.calls`).toEqual([{ calls: 1 }]);
});

test("arguments arrive as they were sent", async () => {
  const said = { text: "'; drop table clubs; --", none: null };
  expect((await anon.rpc("echo", { said, words: ["a,b", '"'] })).data).toEqual({ said, words: ["a,b", '"'] });
});

test("one row of several is refused", async () => {
  expect(await anon.rpc("pair").single()).toMatchObject({ status: 406, error: { code: "PGRST116" } });
});

test.each<[string, object, number, string]>([
  ["nobody", {}, 404, "PGRST202"],
  ["add", { a: 1, c: 2 }, 404, "PGRST202"],
  ["add", {}, 404, "PGRST202"],
  ["add", { a: "uno" }, 400, "22P02"],
  ["twice", { a: 1 }, 300, "PGRST203"],
  ["secret", {}, 401, "42501"],
  ["sneaky", {}, 405, "25006"],
  ["complain", {}, 400, "P0001"],
  ["constructor", {}, 404, "PGRST202"],
])("calling %s(%j) answers %i %s", async (name, given, status, code) => {
  expect(await anon.rpc(name, given)).toMatchObject({ status, error: { code } });
});

test("what is not supported of a call is said by its name", async () => {
  expect(await anon.rpc("pair").eq("word", "uno")).toMatchObject({ status: 400, error: { code: "PGRST127" } });
  expect(await anon.rpc("add", { a: 1 }, { get: true })).toMatchObject({ status: 405, error: { code: "PGRST101" } });
  expect(await anon.rpc("pair", {}, { count: "exact" })).toMatchObject({ status: 400, error: { code: "PGRST127" } });
});

test("a statement that takes too long is ended, and may be sent again", async () => {
  const answer = await fetch(`${it.url}/rest/v1/rpc/slow`, {
    method: "POST",
    headers: { apikey: it.backend.publishableKey, "content-type": "application/json" },
    body: "{}",
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  const message = expect.stringContaining("canceling statement due to statement timeout");
  expect(await answer.json()).toEqual({ code: "57014", message, details: null, hint: null });
  expect(it.problems).toMatchObject([["warn", expect.stringContaining("/rest/v1/rpc/slow")]]);
});
