import { expect, test, vi } from "vitest";
import { readClub } from "#app/data/clubs/clubs.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const visitor = await it.createClient("anon", "in-process");

test("a club is found by id, by link and by the end of its link", async () => {
  await it.sql`update clubs set link = 'retiro-parque' where id = 'retiro'`;
  expect((await readClub(visitor, "acacias"))?.club.name).toBe("ACACIAS");
  expect((await readClub(visitor, "retiro-parque"))?.club.id).toBe("retiro");
  for (const segment of [
    "no-existe",
    "retiro-parqu",
    "%",
    "*",
    "_____",
    "a,b",
    'x"y',
    "ñ 💪",
    "x".repeat(2000),
    "\0",
  ]) {
    expect(await readClub(visitor, segment)).toBeNull();
  }
});

test("every spelling of a club's address names the one that staff chose", async () => {
  for (const [asked, id, segment] of [
    ["RETIRO-PARQUE", "retiro", "retiro-parque"],
    ["retiro", "retiro", "retiro-parque"],
    ["Acacias", "acacias", "acacias"],
    ["pozuelo", "pozuelo", "pozuelo"],
  ] as const) {
    const found = await readClub(visitor, asked);
    expect([asked, found?.club.id, found?.segment]).toEqual([asked, id, segment]);
  }
});

test("of two clubs that were linked alike before that was refused, each has an address of its own", async () => {
  // Rows of before the rule stay as they are until somebody changes their link (schema-triggers).
  const link = (to: string) =>
    it.sql.begin(async (sql) => {
      await sql`alter table clubs disable trigger refuse_taken_page_of_change`;
      await sql`update clubs set link = ${to} where id = 'canaveral'`;
      await sql`alter table clubs enable trigger refuse_taken_page_of_change`;
    });
  await link("/club/pozuelo");
  try {
    for (const id of ["pozuelo", "canaveral"]) {
      const found = await readClub(visitor, id);
      expect([id, found?.club.id, found?.segment]).toEqual([id, id, id]);
    }
  } finally {
    await link("/club/canaveral");
  }
});

test("a broken club that is asked for by its link is not missing", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await it.sql`update clubs set link = '/club/retiro-parque-norte' where id = 'canaveral'`;
  await it.sql`alter table clubs alter column name drop not null`;
  await it.sql`update clubs set name = null where id = 'retiro'`;
  await expect(readClub(visitor, "retiro-parque")).rejects.toThrow("may be broken");
  expect((await readClub(visitor, "retiro-parque-norte"))?.club.id).toBe("canaveral");
  warn.mockRestore();
});
