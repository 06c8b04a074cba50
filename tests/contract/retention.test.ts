import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendCv, sendRequest } from "#app/data/inbox/requests.ts";
import { forgetPerson, removeForgottenCvs } from "#app/data/people/privacy.ts";
import { forgetIfDue } from "#backend/retention/forget-nightly.ts";
import { removeOwnFiles } from "#backend/retention/remove-own-files.ts";
import { emptyRequest } from "#domain/requests/new-request.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let it: TestBackend;
beforeEach(async () => {
  it = await openTestBackend();
  // Those of the demo.
  await it.sql`delete from requests`;
  await it.sql`delete from partner_submissions`;
});
afterEach(() => it.close());

const said: string[] = [];
const log = { info: (line: string) => said.push(line), warn: console.warn, error: console.error };
const noon = new Date("2026-11-23T12:00:00Z");
const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

test("an application past its term goes at night with its file, and the log names nobody", async () => {
  await apply("vieja@correo.example");
  await it.sql`update requests set created_at = now() - interval '25 months'`;
  await apply("reciente@correo.example");
  const before = await it.listContents();
  const look = () => forgetIfDue(it.sql, removeOwnFiles(it.sql, it.store), log, noon);
  const outcomes = await Promise.all([look(), look(), look()]);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ application: 1 }]);
  expect(await it.sql`select email from requests where kind = 'application'`).toMatchObject([
    { email: "reciente@correo.example" },
  ]);
  expect(await cvs()).toBe(1);
  expect(before.length - (await it.listContents()).length).toBe(1);
  expect(said.join("\n")).not.toMatch(/@/);
});

test("nothing is erased before the night begins in Madrid", async () => {
  const early = new Date("2026-11-23T01:00:00Z");
  expect(await forgetIfDue(it.sql, removeOwnFiles(it.sql, it.store), log, early)).toBeNull();
  expect((await it.sql`select from data_erasures`).length).toBe(0);
});

test("staff who erase a person erase the files too", async () => {
  await apply("lucia@correo.example");
  await apply("otra@correo.example");
  const staff = await it.createClient("staff");
  expect(await forgetPerson(staff, "LUCIA@correo.example")).toEqual({ application: 1 });
  await removeForgottenCvs(staff);
  expect(await cvs()).toBe(1);
  // Again, with nothing left to remove.
  await removeForgottenCvs(staff);
});

test("what a refused request held is not in what the backend says of it", async () => {
  const anon = await it.createClient("anon");
  const request = { ...emptyRequest("message", "/contact"), name: "Lucía Peña", email: "no es un email", message: "x" };
  const error = await sendRequest(anon, request).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  // What the log writes of an error (server/process/log.ts).
  expect(error instanceof Error ? `${error.stack}${error.cause}` : "").not.toMatch(/Lucía|no es un email/);
  expect(JSON.stringify(it.problems)).not.toMatch(/Lucía|no es un email/);
});

test("a picture goes when nothing shows it, no version of 30 days and nothing in the trash", async () => {
  const names = [
    "merch/in-text.webp",
    "merch/shown.webp",
    "merch/was.webp",
    "merch/deleted.webp",
    "merch/long-ago.webp",
    "merch/fresh.webp",
  ];
  const address = (name = "") => `/storage/v1/object/public/public-assets/${name}`;
  await it.sql`delete from storage.objects`;
  const files = [
    ...names.map((name) => ["public-assets", name]),
    ["media_assets", "acacias/a.jpg"],
    ["media_assets", "gone/a.jpg"],
  ];
  for (const [bucket_id, name] of files) {
    const row = { bucket_id, name, created_at: new Date(name === "merch/fresh.webp" ? Date.now() : 0) };
    await it.sql`insert into storage.objects ${it.sql({ ...row, bucket_id: bucket_id ?? "", name: name ?? "" })}`;
  }
  const product = (name: string, slug: string) =>
    it.sql`insert into merch_products (slug, name, price, image_url) values (${slug}, 'Taza', 1, ${address(name)})`;
  await product("merch/shown.webp", "a");
  const text = `La foto está en https://web.example${address("merch/in-text.webp")}.`;
  await it.sql`insert into articles ${it.sql(rowFor("public.articles", { content: text }))}`;
  await product("merch/was.webp", "b");
  await product("merch/deleted.webp", "c");
  await product("merch/long-ago.webp", "d");
  await it.sql`update merch_products set image_url = null where slug in ('b', 'd')`;
  await it.sql`delete from merch_products where slug = 'c'`;
  await it.sql`update audit_log set at = now() - interval '31 days' where before::text || after::text like '%long-ago%'`;
  await it.sql`update audit_log set at = now() - interval '31 days' where after::text like '%long-ago%'`;
  await it.sql`update private.noted_uses set at = now() - interval '31 days' where path like '%long-ago%'`;
  await it.sql`delete from clubs where id = 'acacias'`;
  await forgetIfDue(it.sql, removeOwnFiles(it.sql, it.store), log, noon);
  const left = await it.sql<{ name: string }[]>`select name from storage.objects order by name`;
  const kept = [
    "acacias/a.jpg",
    "merch/deleted.webp",
    "merch/fresh.webp",
    "merch/in-text.webp",
    "merch/shown.webp",
    "merch/was.webp",
  ];
  expect(left.map((file) => file.name)).toEqual(kept);
});

async function apply(email: string): Promise<void> {
  const anon = await it.createClient("anon");
  const cv_path = `${randomUUID()}.pdf`;
  await sendRequest(anon, { ...emptyRequest("application", "/careers"), name: "Lucía", email, cv_path });
  await sendCv(anon, cv_path, pdf);
}

async function cvs(): Promise<number> {
  return (await it.sql`select from storage.objects where bucket_id = 'applications'`).length;
}
