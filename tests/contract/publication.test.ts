import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { publishedTables } from "#tests/fixtures/broken-rows.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";
import { grow } from "../../bench/measure/grow.ts";

// What is public from a moment on and until another: the database decides, pages and doors follow.
let it: TestBackend;
let site: TestSite;
let visitor: SupabaseClient;
let staff: SupabaseClient;
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it);
  visitor = await it.createClient("anon", "in-process");
  staff = await it.createClient("staff");
});
afterAll(() => site.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const begins = (table: string) => (table === "articles" ? "publication_date" : "publish_at");
const shown: Record<string, object> = { landing_pages: { is_published: true } };

async function add(table: string, details: object): Promise<string> {
  const row = { ...rowFor(`public.${table}`), ...shown[table], ...details };
  const { data } = await staff.from(table).insert(row).select("id").single().throwOnError();
  return data?.id;
}

/** As a crawler, which gets no frame ahead of its page. */
const get = (path: string) => fetch(site.origin + path, { redirect: "manual", headers: { accept: "*/*" } });
const textOf = async (path: string) => (await get(path)).text();

async function sees(client: SupabaseClient, table: string, id: string): Promise<boolean> {
  const { data } = await client.from(table).select("id").eq("id", id).throwOnError();
  return data?.length === 1;
}

test.each(publishedTables)("a row of %s is public between its moments, and to its staff always", async (table) => {
  const rows = await Promise.all([
    add(table, { [begins(table)]: inHours(-1), withdraw_at: inHours(1) }),
    add(table, { [begins(table)]: inHours(1) }),
    add(table, { [begins(table)]: inHours(-2), withdraw_at: inHours(-1) }),
  ]);
  expect(await Promise.all(rows.map((id) => sees(visitor, table, id)))).toEqual([true, false, false]);
  expect(await Promise.all(rows.map((id) => sees(staff, table, id)))).toEqual([true, true, true]);
});

test("what hangs on a club is public with it and no sooner", async () => {
  const club = await add("clubs", { publish_at: inHours(1) });
  const rate = await add("precios", { club_id: club });
  expect(await sees(visitor, "precios", rate)).toBe(false);
  await staff
    .from("clubs")
    .update({ publish_at: inHours(-1) })
    .eq("id", club)
    .throwOnError();
  expect(await sees(visitor, "precios", rate)).toBe(true);
});

test("policies are asked for the moment that a request is served at", async () => {
  const id = await add("partners", { publish_at: "2027-03-28T01:30:00Z", withdraw_at: "2027-10-31T01:30:00Z" });
  const at = async (moment: string) => {
    const rows = await it.sql.begin(async (tx) => {
      await tx`select set_config('request.moment', ${moment}, true), set_config('role', 'anon', true)`;
      return tx`select from partners where id = ${id}`;
    });
    return rows.length === 1;
  };
  // 02:30 in Madrid: the hour that is jumped over in spring, the second of two in autumn.
  const moments = ["2027-03-28 01:29:59Z", "2027-03-28 01:30Z", "2027-10-31 00:30Z", "2027-10-31 01:29:59.999Z"];
  expect(await Promise.all(moments.map(at))).toEqual([false, true, true, true]);
  expect(await at("2027-10-31 01:30Z")).toBe(false);
});

test("a visitor's page knows when a table next changes by itself, each by its own rows", async () => {
  await it.sql`update testimonials set publish_at = null, withdraw_at = null`;
  const [ends, starts] = [inHours(30), inHours(20)];
  const id = await add("testimonials", { publish_at: starts, withdraw_at: ends });
  const next = async () => (await visitor.rpc("next_changes").throwOnError()).data;
  expect(Date.parse((await next()).testimonials)).toBe(Date.parse(starts));
  expect(await next()).not.toHaveProperty("club_classes");
  await staff
    .from("testimonials")
    .update({ publish_at: inHours(-1) })
    .eq("id", id)
    .throwOnError();
  expect(Date.parse((await next()).testimonials)).toBe(Date.parse(ends));
});

test("a page appears within a second of its moment, never before, and goes at the other", async () => {
  const moment = Date.now() + 1_500;
  const id = await add("events", { title: "Carrera de prueba", publish_at: new Date(moment).toISOString() });
  const path = "/events/carrera-de-prueba";
  const changes: { at: number; is: string }[] = [];
  const look = async () => {
    const [{ status }, list] = await Promise.all([get(path), textOf("/events")]);
    const is = `${status} ${list.includes("Carrera de prueba")}`;
    if (changes.at(-1)?.is !== is) changes.push({ at: Date.now(), is });
    return is;
  };
  await expect.poll(look, { timeout: 15_000, interval: 20 }).toBe("200 true");
  const end = Date.now() + 1_500;
  await staff
    .from("events")
    .update({ withdraw_at: new Date(end).toISOString() })
    .eq("id", id)
    .throwOnError();
  site.edit();
  await expect.poll(look, { timeout: 15_000, interval: 20 }).toBe("410 false");
  expect(changes[0]?.is).toBe("404 false");
  for (const { at, is } of changes) {
    if (is !== "404 false") expect(at).toBeGreaterThanOrEqual(moment);
    if (is === "200 true") expect(at).toBeLessThan(moment + 1_000);
  }
  expect(changes.at(-1)?.at).toBeGreaterThanOrEqual(end);
});

/** Every table whose rows have a page, and its addresses. */
const pages: Record<string, (row: { id: string; slug: string }) => string[]> = {
  articles: ({ slug }) => [`/9ftoday/${slug}`, `/en/9ftoday/${slug}`],
  clubs: ({ id }) => [`/club/${id}`, `/club/${id}/horario`, `/en/club/${id}`],
  events: ({ id, slug }) => [`/events/${slug}`, `/events/${id}`, `/en/events/${slug}`],
  landing_pages: ({ slug }) => [`/p/${slug}`],
  merch_products: ({ id, slug }) => [`/merch/${slug}`, `/merch/${id}`, `/en/merch/${slug}`],
  ninecast_episodes: ({ id, slug }) => [`/ninecast/${slug}`, `/ninecast/${id}`, `/en/ninecast/${slug}`],
};
const withdrawn: Record<string, object> = {
  articles: { publication_date: inHours(-2), is_published: true },
  events: { is_published: true },
};

test("every table whose rows have a page is tried here", async () => {
  const found = await it.sql`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'withdrawn_to' order by 1`;
  expect(found.map(({ name }) => name)).toEqual(Object.keys(pages));
});

test.each(Object.keys(pages))(
  "a page of %s is gone once it is withdrawn, or leads on, in both languages",
  async (table) => {
    const id = await add(table, { ...withdrawn[table], withdraw_at: inMs(-1) });
    const [row] = await it.sql`select to_jsonb(it) as it from ${it.sql(table)} as it where id::text = ${id}`;
    const addresses = pages[table]?.({ id, slug: row?.it.slug }) ?? [];
    site.edit();
    const answers = await Promise.all(addresses.map(get));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 410));
    await staff.from(table).update({ withdrawn_to: "/contact" }).eq("id", id).throwOnError();
    site.edit();
    const led = await Promise.all(addresses.map(get));
    expect(led.map(({ status, headers }) => `${status} ${headers.get("location")}`)).toEqual(
      addresses.map((address) => (address.startsWith("/en/") ? "302 /en/contact" : "302 /contact")),
    );
  },
);

test("a page that was withdrawn is gone, or leads where the editor says, in each of its addresses", async () => {
  const slug = "verano-2026";
  const id = await add("landing_pages", { slug: "verano-de-2026", withdraw_at: inMs(-1) });
  await staff.from("landing_pages").update({ slug }).eq("id", id).throwOnError();
  expect((await get(`/p/${slug}`)).status).toBe(410);
  expect((await get("/p/verano-de-2026")).status).toBe(410);
  await staff.from("landing_pages").update({ withdrawn_to: "/clubs?de=niños,9€" }).eq("id", id).throwOnError();
  site.edit();
  const answer = await get(`/p/${slug}`);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/clubs?de=ni%C3%B1os,9%E2%82%AC"]);
  await staff.from("landing_pages").update({ is_published: false }).eq("id", id).throwOnError();
  site.edit();
  expect((await get(`/p/${slug}`)).status).toBe(404);
});

test("nothing is withdrawn before it is public", async () => {
  const { error } = await staff.from("partners").insert({
    ...rowFor("public.partners"),
    publish_at: inHours(2),
    withdraw_at: inHours(1),
  });
  expect(error?.message).toContain("partners_withdrawn_after_published");
});

test("months of news are Madrid's, and each is as new as its own articles", async () => {
  await it.sql`delete from articles`;
  const write = async (publication_date: string, rest = {}) =>
    (await add("articles", { publication_date, ...rest })) ?? "";
  // Half an hour into March in Madrid, as in UTC it is February still.
  await write("2019-02-28T22:30:00Z");
  await write("2019-02-28T23:30:00Z");
  await write("2019-10-31T22:30:00Z");
  await write("2019-11-30T12:00:00Z", { withdraw_at: inHours(-1) });
  await write("2019-12-31T12:00:00Z", { is_published: false });
  await write(inHours(24 * 40));
  const { data } = await visitor.rpc("article_months").throwOnError();
  // Who sees every article is told no more.
  expect((await staff.rpc("article_months").throwOnError()).data).toEqual(data);
  const own = await it.sql`
    select to_char(publication_date at time zone 'Europe/Madrid', 'YYYY-MM') as month, max(updated_at) as changed_at
    from articles where publication_date < '2019-11-15' group by 1 order by 1 desc`;
  expect(own.map(({ month }) => month)).toEqual(["2019-10", "2019-03", "2019-02"]);
  const told = data.map(({ month, changed_at }: { month: string; changed_at: string }) => [
    month,
    Date.parse(changed_at),
  ]);
  expect(told).toEqual(own.map(({ month, changed_at }) => [month, changed_at.getTime()]));
});

test("nobody visits a club before it is public, nor after", async () => {
  const takes = async () => (await visitor.rpc("clubs_with_visits").throwOnError()).data;
  expect(await takes()).toContain("acacias");
  for (const moments of [{ publish_at: inHours(1) }, { withdraw_at: inHours(-1) }]) {
    await it.sql`update clubs set ${it.sql(moments)} where id = 'acacias'`;
    expect(await takes()).not.toContain("acacias");
    await it.sql`update clubs set publish_at = null, withdraw_at = null where id = 'acacias'`;
  }
  expect(await takes()).toContain("acacias");
});

test("a page that is made anew looks through no list, however long", async () => {
  // It asks all clubs for each.
  await it.sql`alter table clubs disable trigger refuse_taken_page`;
  await grow(it.sql, { articles: 0, clubs: 1_000, products: 0, rates: 3_000, events: 0, episodes: 0 });
  await it.sql`alter table clubs enable trigger refuse_taken_page`;
  // Each month until then would be one to look for.
  await add("articles", { publication_date: "9000-01-01" });
  const most = {
    "select next_changes()": 600,
    "select id, name from clubs order by display_order, id limit 12": 40,
    "select count(*) from clubs": 40,
    "select * from article_months()": 2_000,
  };
  for (const [query, buffers] of Object.entries(most)) {
    const [, plans] = await it.sql.begin(async (tx) => {
      await tx`set local role anon`;
      // The first of a connection reads the catalogue.
      return [await tx.unsafe(query), await tx.unsafe(`explain (analyze, buffers, format json) ${query}`)];
    });
    expect(plans?.[0]?.["QUERY PLAN"][0].Plan["Shared Hit Blocks"], query).toBeLessThan(buffers);
  }
});

test.each(["infinity", "-infinity", "0001-01-01 BC", "20000-01-01"])("%s is no moment of a row", async (moment) => {
  const { error } = await staff.from("articles").update({ publication_date: moment }).neq("slug", "");
  expect(error).toMatchObject({ code: "23514", message: expect.stringContaining("articles_moments_exist") });
});
