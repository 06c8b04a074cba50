import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { House } from "#backend/mail/house.ts";
import type { TakenMail } from "#backend/mail/outbox.ts";
import { writeLetter } from "#backend/mail/write-letter.ts";
import { addPerson } from "#tests/fixtures/add-person.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// Drafts, the link that shows one, a second pair of eyes, comments, and the rule that publishing needs another's yes.
const tables = ["articles", "events", "landing_pages"] as const;
type Table = (typeof tables)[number];
const pageOf: Record<Table, string> = { articles: "/9ftoday", events: "/events", landing_pages: "/p" };

let it: TestBackend;
let site: TestSite;
let direction: SupabaseClient;
let ana: SupabaseClient;
let bea: SupabaseClient;
let manager: SupabaseClient;
let anon: SupabaseClient;
const ids: Record<string, string> = {};
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it);
  direction = await it.createClient("staff");
  anon = await it.createClient("anon");
  ana = await comeAs("ana", "editor");
  bea = await comeAs("bea", "editor");
  manager = await comeAs("carla", "club_manager");
  await it.sql`update mail_service set seen_at = now()`;
});
afterAll(() => site.close());

async function comeAs(name: string, role: string): Promise<SupabaseClient> {
  const who = { email: `${name}@ninefitness.example`, password: people.staff.password };
  await addPerson(it.sql, who);
  const [person] = await it.sql`update staff set role = ${role}
    where user_id = (select id from auth.users where email = ${who.email}) returning user_id`;
  ids[name] = person?.user_id;
  const client = await it.createClient("anon");
  await client.auth.signInWithPassword(who);
  return client;
}

let made = 0;
async function addDraft(table: Table, details: object = {}): Promise<{ id: string; slug: string; updated_at: string }> {
  made += 1;
  const title = `Borrador ${made}`;
  const row = rowFor(`public.${table}`, { title, is_published: false, ...details });
  if (table !== "events") Object.assign(row, { slug: `borrador-${made}` });
  const { data } = await ana.from(table).insert(row).select("id, slug, updated_at").single().throwOnError();
  return data as { id: string; slug: string; updated_at: string };
}

const ask = (table: Table, id: string, person: string, client = ana) =>
  client.rpc("ask_for_review", { of_table: table, of_row: id, person, words: "¿Lo ves?" });
const versionOf = async (table: Table, id: string) =>
  (await it.sql`select to_jsonb(it) ->> 'updated_at' as at from ${it.sql(table)} as it where id = ${id}`)[0]?.at;
async function approve(table: Table, review: string, id: string, client = bea) {
  return client.rpc("answer_review", { review, verdict: "approved", words: "", seen: await versionOf(table, id) });
}
const publish = (client: SupabaseClient, table: Table, id: string, more: object = {}) =>
  client
    .from(table)
    .update({ is_published: true, ...more })
    .eq("id", id);
const requireYes = (is_required: boolean, client = direction) =>
  client.from("review_settings").update({ is_required }).eq("id", 1).select();
const get = (path: string) => fetch(site.origin + path, { redirect: "manual", headers: { accept: "text/html" } });

test.each(tables)("a draft of %s is seen by the team, and by strangers only under its link", async (table) => {
  const { id, slug } = await addDraft(table);
  expect((await anon.from(table).select("id").eq("id", id)).data).toEqual([]);
  expect((await ana.from(table).select("id").eq("id", id)).data).toHaveLength(1);
  expect((await get(`${pageOf[table]}/${slug}`)).status).toBe(404);

  const { data: secret } = await ana.rpc("open_draft", { of_table: table, of_row: id }).throwOnError();
  const first = await get(`/vista/${secret}`);
  expect([first.status, first.headers.get("location")]).toEqual([302, `/vista/${secret}${pageOf[table]}/${slug}`]);
  const page = await get(first.headers.get("location") ?? "");
  const html = await page.text();
  expect([page.status, page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual([
    200,
    "no-store",
    "noindex, nofollow",
  ]);
  expect(html).toContain("Borrador: así se verá");
  expect(html).toContain("Caduca el");
  expect((await get(`/vista/${secret}/clubs`)).status).toBe(404);

  // It is a draft still, and the link ends when its author says so, or the draft is gone.
  expect((await get(`${pageOf[table]}/${slug}`)).status).toBe(404);
  expect((await bea.from("future_links").select("id").eq("draft_row", id)).data).toEqual([]);
  await ana.from("future_links").delete().eq("draft_row", id).throwOnError();
  expect((await get(`/vista/${secret}`)).status).toBe(410);
  const { data: another } = await ana.rpc("open_draft", { of_table: table, of_row: id }).throwOnError();
  await ana.from(table).delete().eq("id", id).throwOnError();
  expect((await get(`/vista/${another}`)).status).toBe(410);
});

test("a link of one draft shows no other, and who may not write it opens none", async () => {
  const [one, other] = [await addDraft("events"), await addDraft("events")];
  const { data: secret } = await ana.rpc("open_draft", { of_table: "events", of_row: one.id }).throwOnError();
  expect((await get(`/vista/${secret}/events/${other.slug}`)).status).toBe(404);
  expect(await (await get(`/vista/${secret}/events/${one.slug}`)).text()).not.toContain(other.slug);
  for (const client of [manager, await it.createClient("stranger")]) {
    expect((await client.rpc("open_draft", { of_table: "events", of_row: one.id })).error?.code).toBe("42501");
  }
  expect((await anon.rpc("open_draft", { of_table: "events", of_row: one.id })).error).not.toBeNull();
});

test("a review is asked of a colleague, told by mail, seen on her dashboard and answered once, by her", async () => {
  const { id } = await addDraft("articles");
  const { data: review } = await ask("articles", id, ids.bea ?? "").throwOnError();
  expect(await it.sql`select recipient from outbox where kind = 'review' and data ->> 'review' = ${review}`).toEqual([
    { recipient: "bea@ninefitness.example" },
  ]);
  const { data: morning } = await bea.rpc("panel_morning", { since: new Date().toISOString(), wanted: {} });
  expect(morning.reviews).toMatchObject([{ id: review, row_id: id, asked_by: "Ana" }]);
  expect((await ana.rpc("my_reviews")).data).toMatchObject([{ id: review, is_mine: true }]);
  expect((await manager.rpc("my_reviews")).data).toEqual([]);

  const late = await approve("articles", review, id, ana);
  expect(late.error?.message).toContain("se ha pedido a otra persona");
  await bea.rpc("answer_review", { review, verdict: "changes", words: "Falta la foto." }).throwOnError();
  expect((await bea.rpc("answer_review", { review, verdict: "changes" })).error?.message).toContain(
    "ya está contestada",
  );
  const [row] = await it.sql`select state, answer from reviews where id = ${review}`;
  expect(row).toEqual({ state: "changes", answer: "Falta la foto." });
  expect(
    await it.sql`select recipient from outbox where kind = 'review' and data ->> 'state' = 'changes' and data ->> 'review' = ${review}`,
  ).toEqual([{ recipient: "ana@ninefitness.example" }]);
});

test("the mail of a review says who asks whom of what, and leads there; answered otherwise it is not sent", async () => {
  const { id } = await addDraft("landing_pages");
  const { data: review } = await ask("landing_pages", id, ids.bea ?? "").throwOnError();
  const letters = async () => {
    const mails = await it.sql<TakenMail[]>`
      select *, false as "isLate" from outbox where kind = 'review' and data ->> 'review' = ${review} order by created_at`;
    const tools = { sql: it.sql, siteUrl: "https://nine.example" };
    // It says nothing of the house.
    return Promise.all(mails.map((mail) => writeLetter(tools, mail, {} as House)));
  };
  const url = `https://nine.example/admin/landings/${id}`;
  const name = `Borrador ${made}`;
  expect(await letters()).toMatchObject([
    { subject: `Ana te pide que revises «${name}»`, paragraphs: ["¿Lo ves?"], link: { url } },
  ]);
  await bea.rpc("answer_review", { review, verdict: "changes", words: "Falta la foto." }).throwOnError();
  expect(await letters()).toMatchObject([
    null,
    { subject: `Bea pide cambios en «${name}»`, paragraphs: ["Falta la foto."], link: { url } },
  ]);
});

test("a yes is of what was read: who saved meanwhile takes it back", async () => {
  const { id, updated_at } = await addDraft("articles");
  const { data: review } = await ask("articles", id, ids.bea ?? "").throwOnError();
  await ana.from("articles").update({ title: "Otro título" }).eq("id", id).throwOnError();
  const stale = await bea.rpc("answer_review", { review, verdict: "approved", words: "", seen: updated_at });
  expect(stale.error?.message).toContain("Ha cambiado mientras lo leías");
  await approve("articles", review, id).then((response) => expect(response.error).toBeNull());
});

test("nobody asks herself, somebody without the right, or of what is gone; asking again takes the first back", async () => {
  const { id } = await addDraft("events");
  for (const person of [ids.ana ?? "", ids.carla ?? "", crypto.randomUUID()]) {
    expect((await ask("events", id, person)).error?.message).toContain("Elige a otra persona");
  }
  expect((await ask("events", crypto.randomUUID(), ids.bea ?? "")).error?.message).toBe("Ya no existe.");
  expect((await ask("events", id, ids.bea ?? "", manager)).error?.code).toBe("42501");
  const { data: first } = await ask("events", id, ids.bea ?? "").throwOnError();
  const { data: second } = await ask("events", id, ids.bea ?? "").throwOnError();
  expect((await bea.rpc("answer_review", { review: second, verdict: "withdrawn" })).error?.code).toBe("42501");
  await direction.rpc("answer_review", { review: second, verdict: "withdrawn" }).throwOnError();
  const states = await it.sql`select state from reviews where id in (${first}, ${second})`;
  expect(states.map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
});

test("comments are read and written by who may change the row, and by nobody else", async () => {
  const { id } = await addDraft("articles");
  const comment = { table_name: "articles", row_id: id, quote: "Un párrafo.", words: "¿Seguro?" };
  const { data: first } = await ana.from("comments").insert(comment).select("id, author").single().throwOnError();
  expect(first?.author).toBe(ids.ana);
  const answer = { table_name: "articles", row_id: id, words: "Sí.", parent: first?.id };
  await bea.from("comments").insert(answer).throwOnError();
  await bea.from("comments").update({ is_resolved: true }).eq("id", first?.id).throwOnError();
  expect((await direction.from("comments").select("words").eq("row_id", id)).data).toHaveLength(2);

  // What was said stays said, and by whom.
  expect((await ana.from("comments").update({ words: "Otra cosa" }).eq("id", first?.id)).error?.code).toBe("42501");
  expect((await ana.from("comments").insert({ ...comment, author: ids.bea })).error?.code).toBe("42501");
  expect((await ana.from("comments").delete().eq("id", first?.id)).error?.code).toBe("42501");
  const elsewhere = { ...answer, row_id: crypto.randomUUID() };
  expect((await ana.from("comments").insert(elsewhere)).error?.code).toBe("23503");
  for (const client of [manager, await it.createClient("stranger")]) {
    expect((await client.from("comments").select("id")).data).toEqual([]);
    expect((await client.from("comments").insert(comment)).error?.code).toBe("42501");
  }
  expect((await anon.from("comments").select("id")).error).not.toBeNull();
  await publish(ana, "articles", id).throwOnError();
  const [row] = await it.sql<{ slug: string }[]>`select slug from articles where id = ${id}`;
  expect(await (await get(`/9ftoday/${row?.slug}`)).text()).not.toContain("¿Seguro?");
});

test("who it binds may ask for the rule and not lift it", async () => {
  expect((await requireYes(true, manager)).data).toEqual([]);
  expect((await requireYes(true, ana)).data).toHaveLength(1);
  expect((await requireYes(false, ana)).data).toEqual([]);
  expect((await requireYes(false)).data).toHaveLength(1);
});

test.each(tables)("while it is asked, a row of %s is published by the yes of another alone", async (table) => {
  await requireYes(true);
  try {
    const { id } = await addDraft(table);
    const refused = await publish(ana, table, id);
    expect(refused.error?.message).toContain("necesita el visto bueno de otra persona");
    const born = rowFor(`public.${table}`, { title: `Nacido público ${table}`, is_published: true });
    expect((await ana.from(table).insert(born)).error?.message).toContain("visto bueno");

    const { data: review } = await ask(table, id, ids.bea ?? "").throwOnError();
    await approve(table, review, id).then((response) => expect(response.error).toBeNull());
    // Not with other words than those that were read; when it is to be seen is not what it says.
    expect((await publish(ana, table, id, { title: "Otra cosa" })).error?.message).toContain("visto bueno");
    await publish(ana, table, id, { withdraw_at: "2099-01-01T00:00:00Z" }).throwOnError();
    expect((await anon.from(table).select("id").eq("id", id)).data).toHaveLength(1);
    // What is public is corrected freely, and comes back from the trash.
    await ana.from(table).update({ title: "Corregido" }).eq("id", id).throwOnError();
    await ana.from(table).delete().eq("id", id).throwOnError();
    const [gone] =
      await it.sql`select id from audit_log where table_name = ${table} and row_id = ${id} and kind = 'delete'`;
    await ana.rpc("restore_deleted", { entry: gone?.id }).throwOnError();
    expect((await anon.from(table).select("id").eq("id", id)).data).toHaveLength(1);
  } finally {
    await requireYes(false);
  }
});

test("who says yes publishes what she was asked about, and not what she wrote herself", async () => {
  await requireYes(true);
  try {
    const { id } = await addDraft("events");
    const { data: first } = await ask("events", id, ids.bea ?? "").throwOnError();
    await bea.from("events").update({ title: "Lo que Bea quiere" }).eq("id", id).throwOnError();
    await approve("events", first, id);
    expect((await publish(bea, "events", id)).error?.message).toContain("visto bueno");
    const { data: second } = await ask("events", id, ids.bea ?? "").throwOnError();
    await approve("events", second, id);
    await publish(bea, "events", id).throwOnError();
  } finally {
    await requireYes(false);
  }
});

test("what waits for its moment is not rewritten past it, nor what was withdrawn", async () => {
  const waiting = await addDraft("events", { is_published: true, publish_at: "2099-01-01T00:00:00Z" });
  const withdrawn = await addDraft("events", { is_published: true, withdraw_at: new Date().toISOString() });
  await requireYes(true);
  try {
    const write = (id: string, columns: object) => ana.from("events").update(columns).eq("id", id);
    expect((await write(waiting.id, { title: "Otro" })).error?.message).toContain("visto bueno");
    expect((await write(waiting.id, { publish_at: "2099-02-01T00:00:00Z" })).error).toBeNull();
    expect((await write(withdrawn.id, { withdraw_at: null })).error?.message).toContain("visto bueno");
    expect((await write(withdrawn.id, { title: "Otro" })).error).toBeNull();
  } finally {
    await requireYes(false);
  }
});

test("a plan or a campaign publishes nothing that nobody else has read", async () => {
  const [free, read] = [await addDraft("landing_pages"), await addDraft("landing_pages")];
  const begins = new Date(Date.now() + 3_600_000).toISOString();
  const plans = [free, read].map(({ id }) => ({ table: "landing_pages", row: id, changes: { is_published: true } }));
  await ana.rpc("plan_changes", { plans, begins }).throwOnError();
  await requireYes(true);
  try {
    const { data: review } = await ask("landing_pages", read.id, ids.bea ?? "").throwOnError();
    await approve("landing_pages", review, read.id);
    await it.sql`select private.write_plans_until(${begins}::timestamptz)`;
    const states =
      await it.sql`select row_id, state, reason from planned_changes where row_id in (${free.id}, ${read.id})`;
    expect(states.find(({ row_id }) => row_id === read.id)).toMatchObject({ state: "done" });
    expect(states.find(({ row_id }) => row_id === free.id)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("visto bueno de otra persona"),
    });
    expect((await anon.from("landing_pages").select("id").eq("id", free.id)).data).toEqual([]);
    expect((await anon.from("landing_pages").select("id").eq("id", read.id)).data).toHaveLength(1);
  } finally {
    await requireYes(false);
  }
});

test("what was said of a deleted row waits with it in the trash, and goes when it cannot come back", async () => {
  const [gone, stays] = [await addDraft("articles"), await addDraft("events")];
  for (const [table, { id }] of [["articles", gone] as const, ["events", stays] as const]) {
    await ask(table, id, ids.bea ?? "").throwOnError();
    await ana.from("comments").insert({ table_name: table, row_id: id, words: "¿Seguro?" }).throwOnError();
  }
  const left = async () => {
    await it.sql`insert into data_erasures ${it.sql(rowFor("public.data_erasures", { reason: "term" }))}`;
    const rows = await it.sql`
      select row_id from reviews where row_id in (${gone.id}, ${stays.id})
      union all select row_id from comments where row_id in (${gone.id}, ${stays.id})`;
    return rows.map((row) => row.row_id).toSorted();
  };
  const both = [gone.id, gone.id, stays.id, stays.id].toSorted();
  await ana.from("articles").delete().eq("id", gone.id).throwOnError();
  expect(await left()).toEqual(both);
  await it.sql`update audit_log set at = now() - interval '31 days' where row_id = ${gone.id} and kind = 'delete'`;
  expect(await left()).toEqual([stays.id, stays.id]);
});
