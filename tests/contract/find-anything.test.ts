import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { findAnything } from "#app/data/site/find-anything.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { signInAs } from "#tests/fixtures/sign-in-as.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let staff: SupabaseClient;

const it = await testBackend();
beforeAll(async () => {
  const { sql } = it;
  staff = await it.createClient("staff");
  await sql`insert into articles (slug, title, author, content, publication_date)
    select 'largo-' || n, 'Rutina ' || n, 'Elena', 'Texto', '2020-01-01' from generate_series(1, 8000) as n`;
  await sql`insert into articles (slug, title, author, content, publication_date)
    values ('sueno', 'El sueño y la recuperación', 'Elena', 'Texto', '2020-01-01')`;
  for (const club of ["acacias", "retiro"]) {
    await sql`insert into precios ${sql(rowFor("public.precios", { club_id: club, title: "Madrugadores" }))}`;
    await sql`insert into requests ${sql(rowFor("public.requests", { club_id: club, name: `Zulema de ${club}` }))}`;
  }
  await sql`vacuum analyze articles`;
});

const found = async (client: SupabaseClient, words: string) =>
  (await findAnything(client, words)).map(({ list, name }) => `${list}: ${name}`);

test("any row is found by a part of its name, whatever its accents, the nearest first", async () => {
  expect(await found(staff, "sueno")).toEqual(["articles: El sueño y la recuperación"]);
  expect((await found(staff, "acacias"))[0]).toBe("clubs: ACACIAS");
  expect((await found(staff, "rutina 77"))[0]).toBe("articles: Rutina 77");
  expect(await found(staff, "zulema")).toEqual(["requests: Zulema de acacias", "requests: Zulema de retiro"]);
});

test("a mistyped word finds what it was to be", async () => {
  expect(await found(staff, "recuperasion")).toContain("articles: El sueño y la recuperación");
  expect(await found(staff, "madrugdores")).toEqual(["precios: Madrugadores", "precios: Madrugadores"]);
  expect(await found(staff, "acasias")).toContain("clubs: ACACIAS");
  expect(await found(staff, "xqzwkj")).toEqual([]);
});

test("nothing of a search is taken for a pattern or a statement", async () => {
  for (const words of ["%%%", "__", "\\", "'; drop table clubs; --", "a'b", "(", "x".repeat(5_000), "", "ñ"]) {
    expect(Array.isArray(await findAnything(staff, words)), words).toBe(true);
  }
});

test("everybody finds what she works with, and nothing else", async () => {
  const manager = await signInAs(it, "club_manager");
  expect(await found(manager, "madrugadores")).toEqual(["precios: Madrugadores"]);
  expect(await found(manager, "madrugdores")).toEqual(["precios: Madrugadores"]);
  expect(await found(manager, "zulema")).toEqual(["requests: Zulema de acacias"]);
  expect(await found(manager, "retiro")).toEqual([]);
  expect(await found(manager, "sueno")).toEqual([]);
  const editor = await signInAs(it, "editor");
  expect(await found(editor, "zulema")).toEqual([]);
  expect(await found(editor, "madrugadores")).toEqual([]);
  expect(await found(editor, "sueno")).toHaveLength(1);
  expect(await found(await signInAs(it, "reception"), "zulema")).toEqual(["requests: Zulema de acacias"]);
  expect(await found(await it.createClient("stranger"), "acacias")).toEqual([]);
  await expect(found(await it.createClient("anon"), "acacias")).rejects.toMatchObject({ code: "42501" });
});

test("an index decides which of many rows hold the words, or nearly do", async () => {
  for (const where of ["search like '%recuperacion%'", "search operator(extensions.%>) 'recuperasion'"]) {
    const plan = await it.sql.unsafe(`explain select id from articles where ${where} limit 200`);
    expect(JSON.stringify(plan), where).toContain("articles_search");
  }
});
