import { beforeAll, beforeEach, expect, test } from "vitest";
import { columnsOf } from "#app/content/entity.ts";
import { inboxRow } from "#app/content/inbox/inbox.ts";
import { type Actor, actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { accounts, type Row, rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
});
beforeEach(async () => {
  await sql`delete from requests`;
  await sql`delete from partner_submissions`;
  await sql`delete from request_events`;
});

const request = rowFor("public.requests", { name: "Javier Montalbán" });

test.each([
  ["the status", { status: "closed" }],
  ["who has it", { assigned_to: accounts.staff }],
  ["the moment", { created_at: new Date(0) }],
  ["when the notice was read", { notice_at: new Date(0) }],
  ["the id", { id: accounts.newcomer }],
])("a visitor cannot choose %s", async (_what, details: Row) => {
  await expect(send(details)).rejects.toMatchObject({ code: "42501" });
});

test("a visitor reads nothing back", async () => {
  const reading = actAs(sql, "anon", (tx) => tx`insert into requests ${tx(request)} returning id`);
  await expect(reading).rejects.toMatchObject({ code: "42501" });
});

test("the same request sent twice, or at the same moment, is kept once", async () => {
  await Promise.all([send(), send(), send()]);
  await send({ email: "JAVIER@correo.example" });
  expect(await count()).toBe(1);
  await send({ message: "Otra cosa." });
  expect(await count()).toBe(2);
});

test("one sender has twenty a day, and no more", async () => {
  for (let index = 0; index < 20; index += 1) await send({ message: `Mensaje ${index}` });
  await expect(send({ message: "Uno más" })).rejects.toMatchObject({ code: "PT429" });
  await expect(send({ email: "otra@correo.example" })).resolves.toBeDefined();
});

test("a club or position that is deleted while somebody writes loses no words", async () => {
  await send({ club_id: "cerrado", position_id: accounts.newcomer });
  expect(await sql`select club_id, position_id from requests`).toMatchObject([{ club_id: null, position_id: null }]);
});

test("what staff do is noted with their name, and goes with the request", async () => {
  await send();
  await actAs(sql, "staff", (tx) => tx`update requests set status = 'open', assigned_to = ${accounts.colleague}`);
  expect(await sql`select action, words, person from request_events order by action`).toMatchObject([
    { action: "assigned", words: "colleague@ninefitness.example", person: accounts.staff },
    { action: "status", words: "open", person: accounts.staff },
  ]);
  await actAs(sql, "staff", (tx) => tx`delete from requests`);
  expect([...(await sql`select from request_events`)]).toEqual([]);
});

test("nobody notes something in another's name, or says that a status changed", async () => {
  const note = { request_id: accounts.newcomer, action: "note", words: "x" };
  const insert = (row: Row) => actAs(sql, "staff", (tx) => tx`insert into request_events ${tx(row)}`);
  await expect(insert({ ...note, person: accounts.colleague })).rejects.toMatchObject({ code: "42501" });
  await expect(insert({ ...note, action: "status" })).rejects.toMatchObject({ code: "42501" });
  await expect(insert(note)).resolves.toBeDefined();
});

test("the desk sees in which language somebody wrote; Spanish unless she says", async () => {
  const english = { language: "en" };
  await actAs(sql, "anon", (tx) => tx`insert into requests ${tx({ ...request, ...english })}`);
  await actAs(
    sql,
    "anon",
    (tx) => tx`insert into partner_submissions ${tx(rowFor("public.partner_submissions", english))}`,
  );
  await actAs(sql, "anon", (tx) => tx`insert into requests ${tx({ ...request, message: "Hola" })}`);
  const listed = await actAs(
    sql,
    "staff",
    (tx) => tx`select kind, language from list_inbox(null, null, null, null, '{}', 0, 10) order by kind, language`,
  );
  expect(listed).toMatchObject([
    { kind: "message", language: "en" },
    { kind: "message", language: "es" },
    { kind: "proposal", language: "en" },
  ]);
});

test("the desk sees requests and proposals in one list, in the same four states", async () => {
  await send();
  await actAs(sql, "anon", (tx) => tx`insert into partner_submissions ${tx(rowFor("public.partner_submissions"))}`);
  const list = () => actAs(sql, "staff", (tx) => tx`select kind, status from inbox order by kind`);
  expect(await list()).toMatchObject([
    { kind: "message", status: "new" },
    { kind: "proposal", status: "new" },
  ]);
  await sql`update partner_submissions set status = 'discarded'`;
  expect(await list()).toMatchObject([{ status: "new" }, { status: "closed" }]);
  const found = await actAs(sql, "staff", (tx) => tx`select from inbox where search like '%montalban%'`);
  expect(found.length).toBe(1);
  const counts = await actAs(sql, "staff", (tx) => tx`select kind, total::int from inbox_counts() order by kind`);
  expect(counts).toMatchObject([
    { kind: "message", total: 1 },
    { kind: "proposal", total: 1 },
  ]);
  const counted = (words: string[]) =>
    actAs(sql, "staff", (tx) => tx`select kind, total::int from inbox_counts(${words})`);
  expect([...(await counted(["montalban"]))]).toEqual([{ kind: "message", total: 1 }]);
  expect([...(await counted(["%"]))]).toEqual([]);
  expect([...(await actAs(sql, "stranger", (tx) => tx`select from inbox_counts()`))]).toEqual([]);
  expect([...(await actAs(sql, "stranger", (tx) => tx`select from list_colleagues()`))]).toEqual([]);
  expect((await actAs(sql, "staff", (tx) => tx`select from list_colleagues()`)).length).toBe(2);
});

test("the list of the inbox has every column that its rows are read with, as a request's own page has", async () => {
  await send();
  const columns = columnsOf(inboxRow);
  const read = (from: string) => actAs(sql, "staff", (tx) => tx.unsafe(`select ${columns} from ${from}`));
  const [listed] = await read("list_inbox(null, null, null, null, '{}', 0, 10)");
  const [own] = await read("inbox");
  expect(listed).toHaveProperty("message");
  expect(own).toEqual(listed);
});

test("a page of the inbox is searched and filtered by the database, what waits longest first", async () => {
  await send({ message: "¿Hay parking al 50%?" });
  await send({ message: "Otra cosa", email: "otra@correo.example" });
  await send({ kind: "car_lead", message: "Un coche", email: "coche@correo.example" });
  await sql`update requests set created_at = now() - interval '3 hours' where kind = 'car_lead'`;
  await sql`update requests set created_at = now() - interval '2 hours', status = 'closed' where message = 'Otra cosa'`;
  const ask = (kind: string | null, words: string[], skipped = 0, most = 50) =>
    actAs(
      sql,
      "staff",
      (tx) => tx`select message, total::int from list_inbox(${kind}, null, null, null, ${words}, ${skipped}, ${most})`,
    );
  expect((await ask(null, [])).map((row) => row.message)).toEqual(["Un coche", "¿Hay parking al 50%?", "Otra cosa"]);
  expect(await ask("car_lead", [])).toMatchObject([{ message: "Un coche", total: null }]);
  expect(await ask(null, ["montalban", "otra"])).toMatchObject([{ message: "Otra cosa", total: 1 }]);
  expect(await ask(null, ["montalban"], 1, 1)).toMatchObject([{ message: "¿Hay parking al 50%?", total: 3 }]);
  // Signs that would mean any letters are letters.
  expect(await ask(null, ["50%"])).toMatchObject([{ total: 1 }]);
  expect([...(await ask(null, ["5_%"]))]).toEqual([]);
  expect([...(await ask(null, ["\\"]))]).toEqual([]);
  const asStranger = actAs(
    sql,
    "stranger",
    (tx) => tx`select from list_inbox(null, null, null, null, ${[]}::text[], 0, 50)`,
  );
  expect([...(await asStranger)]).toEqual([]);
});

test("a file comes only with an application that has just said so, and once", async () => {
  const file = "0f8fad5b-d9cb-469f-a165-70867728950e.pdf";
  const upload = (name = file) =>
    actAs(sql, "anon", (tx) => tx`insert into storage.objects ${tx({ bucket_id: "applications", name })}`);
  await expect(upload()).rejects.toMatchObject({ code: "42501" });
  await send({ kind: "application", cv_path: file });
  await expect(upload("other.pdf")).rejects.toMatchObject({ code: "42501" });
  await expect(upload()).resolves.toBeDefined();
  await expect(upload()).rejects.toMatchObject({ code: "23505" });
  const seen = (actor: Actor) => actAs(sql, actor, (tx) => tx`select from storage.objects where name = ${file}`);
  expect((await seen("anon")).length).toBe(0);
  expect((await seen("stranger")).length).toBe(0);
  expect((await seen("staff")).length).toBe(1);
  await sql`delete from storage.objects where name = ${file}`;
  await sql`update requests set created_at = now() - interval '16 minutes'`;
  await expect(upload()).rejects.toMatchObject({ code: "42501" });
});

test("a second try brings the file that the first one lost", async () => {
  const [lost, brought] = ["11111111-1111-4111-8111-111111111111.pdf", "22222222-2222-4222-8222-222222222222.pdf"];
  await send({ kind: "application", cv_path: lost });
  await send({ kind: "application", cv_path: brought });
  expect(await sql`select cv_path from requests`).toMatchObject([{ cv_path: brought }]);
});

function send(details: Row = {}) {
  return actAs(sql, "anon", (tx) => tx`insert into requests ${tx({ ...request, ...details })}`);
}

async function count(): Promise<number> {
  return (await sql`select from requests`).length;
}
