import { beforeAll, beforeEach, expect, test } from "vitest";
import { addressFigures } from "#app/content/site/redirect.ts";
import { neverLed } from "#domain/links/redirects.ts";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();
beforeAll(async () => {
  await addAccounts(database.sql);
});
beforeEach(() => database.sql`delete from redirects`);

const add = (path: string, leads_to: string) => database.sql`insert into redirects ${database.sql({ path, leads_to })}`;
const ring = { code: "23514", message: "Esta dirección acabaría volviendo a sí misma. Elige otro destino." };

test("no redirect comes back to itself, by whichever way", async () => {
  await expect(add("/a", "/A/?x=1#y")).rejects.toMatchObject(ring);
  await add("/b", "/c#y");
  await add("/c", "/d");
  await expect(add("/d", "/B?z")).rejects.toMatchObject(ring);
  await add("/d", "/clubs");
  await expect(database.sql`update redirects set leads_to = '/b' where path = '/d'`).rejects.toMatchObject(ring);
  // Over rows of one statement too.
  await expect(
    database.sql`insert into redirects (path, leads_to) values ('/x', '/y'), ('/y', '/x')`,
  ).rejects.toMatchObject(ring);
});

test("none is kept where none is looked for, by the list of the form", async () => {
  const [known] = await database.sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'redirects_path_free'`;
  expect(known?.rule).toContain(`'${neverLed.source.replaceAll("\\/", "/")}'`);
  await add("/administracion", "/clubs");
  await add("/rest", "/clubs");
  await add("/pictures", "/clubs");
});

test("two halves of a ring saved at once are not both kept", async () => {
  const both = await Promise.allSettled([add("/uno", "/dos"), add("/dos", "/uno")]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("visitors are told all of them in one answer", async () => {
  await add("/verano", "/clubs");
  await database.sql`insert into redirects (path, status) values ('/viejo', '410')`;
  const [row] = await actAs(database.sql, "anon", (tx) => tx`select all_redirects() as all`);
  expect(row?.all).toEqual({
    "/verano": { status: "301", leads_to: "/clubs" },
    "/viejo": { status: "410", leads_to: null },
  });
});

test("staff see what was asked for in vain, what led on and what moved; a stranger sees nothing of visitors", async () => {
  const { sql } = database;
  await sql`select count_views(${sql.json([
    { kind: "missing", name: "/horarios", views: 3 },
    { kind: "missing", name: "/verano", views: 9 },
    { kind: "led", name: "/verano", views: 2 },
  ])})`;
  await sql`insert into page_views (day, kind, name, views) values (current_date - 40, 'missing', '/hace-mucho', 5)`;
  await add("/verano", "/clubs");
  await sql`insert into articles ${sql(rowFor("public.articles", { slug: "antes-de-todo" }))}`;
  await sql`update articles set slug = 'despues-de-todo' where slug = 'antes-de-todo'`;
  const read = (actor: "staff" | "stranger") =>
    actAs(sql, actor, async (tx) => addressFigures.parse((await tx`select read_addresses() as it`)[0]?.it));
  const { missed, led, moved } = await read("staff");
  expect(missed).toEqual([{ path: "/horarios", views: 3, last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
  expect(led).toEqual({ "/verano": 2 });
  expect(moved).toContainEqual(
    expect.objectContaining({ table_name: "articles", slug: "antes-de-todo", is_now: "despues-de-todo" }),
  );
  expect(await read("stranger")).toMatchObject({ missed: [], led: {} });
  const [views] = await actAs(sql, "staff", (tx) => tx`select read_views(current_date - 60, current_date + 1) as it`);
  expect(views?.it).toEqual({ days: [], names: [] });
});

test("made-up addresses are bounded per day", async () => {
  const { sql } = database;
  await sql`delete from page_views`;
  const wave = (name: string) =>
    Array.from({ length: 250 }, (_, at) => ({ kind: "missing", name: `/${name}${at}`, views: 1 }));
  for (const name of ["a", "b", "c"]) await sql`select count_views(${sql.json(wave(name))})`;
  const [row] = await sql`select count(*)::int as names, sum(views)::int as views from page_views`;
  expect(row).toEqual({ names: 301, views: 750 });
});
