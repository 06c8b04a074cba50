import { beforeAll, beforeEach, expect, test } from "vitest";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
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
  await sql`delete from data_erasures`;
});

const lucia = "lucia@correo.example";

test("a request and a proposal say which notice was read, and when", async () => {
  await send({});
  await propose({ notice_version: "2026-11" });
  for (const table of ["requests", "partner_submissions"]) {
    const [row] = await sql`select notice_version, now() - notice_at < '1 minute' as is_now from ${sql(table)}`;
    expect(row, table).toEqual({ notice_version: "2026-11", is_now: true });
  }
});

test.each([
  ["600 11 22 33", "+34600112233"],
  ["+34 600-112-233", "600112233"],
  ["0034 600112233", "(+34) 600 11 22 33"],
  ["34600112233", "600 112 233"],
  ["+44 (0)20 7946 0958", "0044 20 7946 0958"],
])("a person is found by %s who asks as %s", async (stored, asked) => {
  await send({ email: null, phone: stored });
  const found = await find(asked);
  expect(found.map((entry) => entry.is_own)).toEqual([true]);
});

test("nobody else's number is found by its last digits", async () => {
  await send({ email: null, phone: "+44 600112233" });
  expect(await find("600112233")).toEqual([]);
});

test("everything of a person is found, with its history; what names them elsewhere comes as another's", async () => {
  await send({ email: "Lucia@Correo.example", message: "¿Hay parking?" });
  await send({ email: "otra@correo.example", message: `Escribid a ${lucia}, por favor` });
  await send({ email: "nadie@correo.example", message: "Otra cosa" });
  await propose({ email: lucia });
  await sql`
    insert into request_events (request_id, action, words)
    select id, 'note', 'Llamar por la tarde' from requests where email ilike ${lucia}`;
  const found = await find(lucia);
  expect(found.map((entry) => [entry.source, entry.is_own]).sort()).toEqual([
    ["message", false],
    ["message", true],
    ["proposal", true],
  ]);
  const own = found.find((entry) => entry.source === "message" && entry.is_own);
  expect(own?.record).toMatchObject({ history: [{ words: "Llamar por la tarde" }], notice_version: "2026-11" });
});

test.each(["Llámame al 600 11-22.33", "tel 600112233", "(+34) 600 112 233"])(
  "a number in another's words is met: %s",
  async (message) => {
    await send({ message, email: "otra@correo.example" });
    expect(await find("0034 600 11 22 33")).toMatchObject([{ is_own: false }]);
  },
);

test("signs of an e-mail mean themselves in another's words", async () => {
  await send({ message: "Escribe a l.p+x@correo.example", email: "otra@correo.example" });
  await send({ message: "Escribe a lap+x@correo.example", email: "otra@correo.example" });
  expect((await find("l.p+x@correo.example")).length).toBe(1);
});

test("strangers find nobody and erase nobody", async () => {
  await send({ email: lucia });
  const asked = actAs(sql, "stranger", (tx) => tx`select from find_person(${lucia})`);
  expect([...(await asked)]).toEqual([]);
  const erasing = actAs(sql, "stranger", (tx) => tx`select forget_person(${lucia})`);
  await expect(erasing).rejects.toMatchObject({ code: "42501" });
  for (const call of [
    "select from find_person('a@b.es')",
    "select forget_person('a@b.es')",
    "select from forgotten_cvs()",
  ])
    await expect(actAs(sql, "anon", (tx) => tx.unsafe(call))).rejects.toMatchObject({ code: "42501" });
});

test("erasing a person takes all of theirs, nothing of others, and is written down without them", async () => {
  const cv_path = "0f8fad5b-d9cb-469f-a165-70867728950e.pdf";
  await send({ email: lucia });
  await send({ email: lucia, kind: "application", cv_path });
  await sql`insert into storage.objects ${sql({ bucket_id: "applications", name: cv_path })}`;
  await propose({ email: lucia });
  await send({ email: "otra@correo.example", message: `Soy amiga de ${lucia}` });
  await sql`insert into request_events (request_id, action, words) select id, 'note', 'x' from requests`;
  const [told] = await actAs(sql, "staff", (tx) => tx`select forget_person(${` ${lucia.toUpperCase()}`}) as erased`);
  expect(told?.erased).toEqual({ message: 1, application: 1, proposal: 1 });
  expect(await sql`select email from requests`).toMatchObject([{ email: "otra@correo.example" }]);
  expect((await sql`select from request_events`).length).toBe(1);
  expect((await sql`select from partner_submissions`).length).toBe(0);
  const listed = await actAs(sql, "staff", (tx) => tx`select name from forgotten_cvs()`);
  expect([...listed]).toEqual([{ name: cv_path }]);
  await sql`delete from storage.objects where bucket_id = 'applications'`;
  const [kept] = await sql`select to_jsonb(data_erasures)::text as line from data_erasures`;
  expect(kept?.line).toContain('"application": 1');
  expect(kept?.line).not.toMatch(/lucia/i);
});

test.each(["", "  ", "hola", "()"])("nobody is erased by %j", async (contact) => {
  await send({});
  const erasing = actAs(sql, "staff", (tx) => tx`select forget_person(${contact})`);
  await expect(erasing).rejects.toMatchObject({ code: "22023" });
});

test("each kind goes at the end of its own term, and not a day before", async () => {
  await send({ kind: "message", created_at: ago(12, 1) });
  await send({ kind: "message", created_at: ago(11, 27), message: "reciente" });
  await send({ kind: "application", created_at: ago(13) });
  await send({ kind: "application", created_at: ago(25), message: "vieja" });
  await propose({ created_at: ago(25) });
  await sql`insert into request_events (request_id, action, words) select id, 'note', 'x' from requests`;
  expect(await forget()).toEqual({ message: 1, application: 1, proposal: 1 });
  expect((await sql`select from requests`).length).toBe(2);
  expect((await sql`select from request_events`).length).toBe(2);
});

test("a visit is kept from its own day, is found with it, and goes with its secrets and what happened to it", async () => {
  const [id, later] = [accounts.newcomer, accounts.colleague];
  await send({ id, kind: "visit", email: lucia, created_at: ago(14) });
  await send({ id: later, kind: "visit", created_at: ago(14) });
  await sql`insert into visits ${sql([
    rowFor("public.visits", { id, starts_at: ago(12, 2), ends_at: new Date(ago(12, 2).getTime() + 1_800_000) }),
    rowFor("public.visits", { id: later, starts_at: ago(11), ends_at: new Date(ago(11).getTime() + 1_800_000) }),
  ])}`;
  await sql`insert into visit_events ${sql(rowFor("public.visit_events", { visit_id: id }))}`;
  await sql`insert into visit_secrets ${sql(rowFor("public.visit_secrets", { visit_id: id }))}`;
  expect(await find(lucia)).toMatchObject([{ source: "visit", record: { visit: { id, status: "booked" } } }]);
  expect(await forget()).toEqual({ visit: 1 });
  expect([...(await sql`select id from visits where id in (${id}, ${later})`)]).toEqual([{ id: later }]);
  expect((await sql`select from visit_events where visit_id = ${id}`).length).toBe(0);
  expect((await sql`select from visit_secrets where visit_id = ${id}`).length).toBe(0);
});

test("what somebody was told by mail is found with what she sent, and goes with it", async () => {
  const id = accounts.newcomer;
  await send({ id, email: lucia });
  await sql`insert into outbox ${sql({ kind: "visit_booked", request_id: id, recipient: lucia, subject: "Tu visita" })}`;
  await sql`insert into outbox ${sql({ kind: "answer", request_id: id, recipient: lucia, words: "Hola" })}`;
  const [found] = await find(lucia);
  expect(found?.record.history).toMatchObject([{ action: "mail", kind: "visit_booked", recipient: lucia }]);
  await actAs(sql, "staff", (tx) => tx`select forget_person(${lucia})`);
  expect((await sql`select from outbox where request_id = ${id}`).length).toBe(0);
});

test("another term that staff set is the one that is kept", async () => {
  await send({ created_at: ago(4) });
  await actAs(sql, "staff", (tx) => tx`update privacy_settings set message_months = 3`);
  expect(await forget()).toEqual({ message: 1 });
  await sql`update privacy_settings set message_months = 12`;
});

test("a notice waits for its club to open; then it goes once it is answered, or after its days", async () => {
  const [club] = await sql`select id from clubs limit 1`;
  const wait = (is_under_construction: boolean) =>
    sql`update clubs set ${sql({ is_under_construction })} where id = ${club?.id}`;
  const notice = { kind: "opening_notice", name: "", club_id: club?.id, created_at: ago(60) };
  await wait(true);
  await send({ ...notice, status: "answered" });
  await send({ ...notice, email: "otra@correo.example" });
  expect(await forget()).toEqual({});
  await wait(false);
  expect(await forgetAgain()).toEqual({ opening_notice: 1 });
  expect(await forgetAgain()).toEqual({});
  await sql`update private.club_openings set opened_at = now() - interval '31 days' where club_id = ${club?.id}`;
  expect(await forgetAgain()).toEqual({ opening_notice: 1 });
});

test("the night's work is done once, however many processes ask at once", async () => {
  const outcomes = await Promise.all([forget(), forget(), forget(), forget()]);
  expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{}]);
  expect(await forget()).toBeNull();
  await sql`update data_erasures set created_at = now() - interval '1 day'`;
  expect(await forget()).toEqual({});
});

test("nothing that a visitor sends or staff erase moves the revision of the pages", async () => {
  const revision = async () => (await sql`select revision from content_revision`)[0]?.revision;
  const before = await revision();
  await send({ email: lucia });
  await propose({ email: lucia });
  await actAs(sql, "staff", (tx) => tx`update requests set status = 'open'`);
  await actAs(sql, "staff", (tx) => tx`select forget_person(${lucia})`);
  await forget();
  expect(await revision()).toBe(before);
});

function send(details: Row) {
  return sql`insert into requests ${sql(rowFor("public.requests", details))}`;
}

function propose(details: Row) {
  return sql`insert into partner_submissions ${sql(rowFor("public.partner_submissions", details))}`;
}

function find(contact: string) {
  return actAs(
    sql,
    "staff",
    (tx) => tx<{ source: string; is_own: boolean; record: Row }[]>`select * from find_person(${contact})`,
  );
}

async function forget() {
  const [row] = await sql`select private.forget_expired() as erased`;
  return row?.erased;
}

/** As if it were the next night. */
async function forgetAgain() {
  await sql`delete from data_erasures`;
  return forget();
}

function ago(months: number, days = 0): Date {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - months, then.getUTCDate() - days);
  return then;
}
