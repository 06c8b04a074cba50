import { beforeAll, beforeEach, expect, test } from "vitest";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
});
beforeEach(() => sql`delete from page_views`);

type Count = { kind: string; name: string; views: number };
const add = (counts: Count[]) => sql`select count_views(${sql.json(counts)})`;
const page = (name: string, views = 1): Count => ({ kind: "page", name, views });
const stored = () => sql<Count[]>`select kind, name, views::int from page_views order by kind, name`;

test("servers add to the day in Madrid, however many write at once", async () => {
  await Promise.all(Array.from({ length: 8 }, () => add([page("/clubs", 2), page("/"), page("/")])));
  expect([...(await stored())]).toEqual([page("/", 16), page("/clubs", 16)]);
  const [row] =
    await sql`select bool_and(day = (now() at time zone 'Europe/Madrid')::date) as is_today from page_views`;
  expect(row?.is_today).toBe(true);
});

test("made-up hosts are bounded per day, and the largest keep their name", async () => {
  const host = (index: number) => ({ kind: "referrer", name: `spam${index}.example`, views: 1 });
  await add([
    { kind: "referrer", name: "google.com", views: 9 },
    ...Array.from({ length: 500 }, (_, value) => host(value)),
  ]);
  await add([
    ...Array.from({ length: 200 }, (_, value) => host(value + 1_000)),
    { kind: "referrer", name: "google.com", views: 1 },
  ]);
  const rows = await stored();
  expect(rows.length).toBe(301);
  expect(rows.find(({ name }) => name === "google.com")?.views).toBe(10);
  expect(rows.reduce((sum, { views }) => sum + views, 0)).toBe(710);
});

test("nothing but what is known is counted", async () => {
  await expect(add([{ kind: "address", name: "10.0.0.1", views: 1 }])).rejects.toMatchObject({ code: "23514" });
  await expect(add([page("/", -3)])).rejects.toMatchObject({ code: "23514" });
  await add([]);
  await add([page("/".padEnd(5_000, "x"))]);
  expect((await stored())[0]?.name).toHaveLength(200);
});

test("staff read the figures of some days; a stranger reads nothing, and nobody from outside writes", async () => {
  await sql`insert into page_views (day, kind, name, views) values
    ('2026-03-01', 'page', '/clubs', 5), ('2026-03-02', 'page', '/clubs', 3), ('2026-03-02', 'page', '/', 4),
    ('2026-03-02', 'referrer', '', 2), ('2026-03-02', 'device', 'phone', 7), ('2026-02-28', 'page', '/', 99)`;
  const read = (actor: "staff" | "stranger") =>
    actAs(sql, actor, async (tx) => (await tx`select read_views('2026-03-01', '2026-03-31') as it`)[0]?.it);
  expect(await read("staff")).toEqual({
    days: [
      { day: "2026-03-01", views: 5, visits: 0 },
      { day: "2026-03-02", views: 7, visits: 2 },
    ],
    names: [
      { kind: "device", name: "phone", views: 7 },
      { kind: "page", name: "/clubs", views: 8 },
      { kind: "page", name: "/", views: 4 },
      { kind: "referrer", name: "", views: 2 },
    ],
  });
  expect(await read("stranger")).toEqual({ days: [], names: [] });
  for (const actor of ["anon", "stranger", "staff"] as const) {
    await expect(actAs(sql, actor, (tx) => tx`select count_views('[]')`)).rejects.toMatchObject({ code: "42501" });
  }
});

test("the night forgets what is older than twenty-five months", async () => {
  await sql`insert into page_views (day, kind, name, views) values
    (current_date - interval '26 months', 'page', '/alt', 1), (current_date - interval '24 months', 'page', '/neu', 1)`;
  await sql`delete from data_erasures`;
  await sql`select private.forget_expired()`;
  expect((await stored()).map(({ name }) => name)).toEqual(["/neu"]);
});
