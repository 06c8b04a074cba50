import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { type Row, rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();
const sql = database.sql;
beforeAll(async () => {
  await addAccounts(sql);
});
beforeEach(async () => void (await sql`delete from partner_submissions`));

const proposal = rowFor("public.partner_submissions", { company_name: "Tahona Olivar" });

test("a visitor's proposal waits for an answer", async () => {
  await send();
  expect(await sql`select status, company_name from partner_submissions`).toMatchObject([
    { status: "pending", company_name: "Tahona Olivar" },
  ]);
});

test.each([
  ["the status", { status: "accepted" }],
  ["the moment", { created_at: new Date(0) }],
  ["the id", { id: "99999999-9999-4999-8999-999999999999" }],
])("a visitor cannot choose %s", async (_what, details: Row) => {
  await expect(send(details)).rejects.toMatchObject({ code: "42501" });
});

test.each(["anon", "stranger"] as const)("%s reads nothing back", async (actor) => {
  const reading = actAs(sql, actor, (tx) => tx`insert into partner_submissions ${tx(proposal)} returning id`);
  await expect(reading).rejects.toMatchObject({ code: "42501" });
});

test("the same proposal sent twice is kept once and looks like success both times", async () => {
  await send();
  await expect(send()).resolves.toBeDefined();
  await send({ email: "NURIA@empresa.example", company_name: "tahona olivar\n", phone: "otro" });
  expect(await count()).toBe(1);
});

test("two sends at the same moment are kept once", async () => {
  await Promise.all([send(), send(), send(), send()]);
  expect(await count()).toBe(1);
});

test("the same proposal twice in one call is kept once", async () => {
  await actAs(sql, "anon", (tx) => tx`insert into partner_submissions ${tx([proposal, proposal])}`);
  expect(await count()).toBe(1);
});

test("another idea of the same company is another proposal", async () => {
  await send();
  await send({ proposal: "Otra idea." });
  expect(await count()).toBe(2);
});

test("the same words count again after a day", async () => {
  await send();
  await sql`update partner_submissions set created_at = now() - interval '25 hours'`;
  await send();
  expect(await count()).toBe(2);
});

test("staff move a proposal on", async () => {
  await send();
  const [moved] = await actAs(
    sql,
    "staff",
    (tx) => tx`update partner_submissions set status = 'contacted' returning status`,
  );
  expect(moved).toEqual({ status: "contacted" });
});

function send(details: Row = {}, actor: Actor = "anon") {
  return actAs(sql, actor, (tx) => tx`insert into partner_submissions ${tx({ ...proposal, ...details })}`);
}

async function count(): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from partner_submissions`;
  return row?.total ?? 0;
}

test("one sender has twenty different proposals a day, and no more", async () => {
  for (let index = 0; index < 20; index += 1) await send({ proposal: `Idea ${index}` });
  await expect(send({ proposal: "Una más" })).rejects.toMatchObject({ code: "PT429" });
  await expect(send({ proposal: "Idea 3" })).resolves.toBeDefined();
  expect(await count()).toBe(20);
});

test("strangers together have three thousand an hour, staff's own rows not counted out", async () => {
  await sql`
    insert into partner_submissions ${sql(Array.from({ length: 3000 }, (_, at) => ({ ...proposal, email: `a${at}@b.es` })))}`;
  await expect(send({ email: "otra@empresa.example" })).rejects.toMatchObject({ code: "PT429" });
  await sql`update partner_submissions set created_at = now() - interval '2 hours'`;
  await expect(send({ email: "otra@empresa.example" })).resolves.toBeDefined();
});
