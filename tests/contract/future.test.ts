import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listUndated } from "#app/data/record/calendar.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { addPerson } from "#tests/fixtures/add-person.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// The site as it will be at a chosen moment, and the calendar of what makes it so.
let it: TestBackend;
let site: TestSite;
let staff: SupabaseClient;
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it);
  staff = await it.createClient("staff");
});
afterAll(() => site.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const get = (path: string, init: RequestInit = {}) =>
  fetch(site.origin + path, { redirect: "manual", headers: { accept: "text/html" }, ...init });

async function openFuture(at: string, told: { at_page?: string; shared?: boolean } = {}): Promise<string> {
  const { data } = await staff.rpc("open_future", { at, ...told }).throwOnError();
  return data;
}

test("what will be public then is shown then, walked by links, and is kept by nobody", async () => {
  const row = rowFor("public.events", { title: "Carrera futura", publish_at: inHours(5), withdraw_at: inHours(9) });
  await staff.from("events").insert(row).throwOnError();
  const plan = { table: "site_content", row: "hero_main_title", changes: { content_value: "VIERNES NEGRO" } };
  await staff.rpc("plan_changes", { plans: [plan], begins: inHours(6), until: inHours(8) }).throwOnError();
  const seen = async (hours: number) => {
    const secret = await openFuture(inHours(hours));
    const [home, events, event] = await Promise.all(
      ["/", "/events", "/events/carrera-futura"].map((path) => get(`/vista/${secret}${path}`)),
    );
    const [first, list] = await Promise.all([home?.text(), events?.text()]);
    return [first?.includes("VIERNES NEGRO"), list?.includes("Carrera futura"), event?.status];
  };
  expect(await seen(4)).toEqual([false, false, 404]);
  expect(await seen(5.5)).toEqual([false, true, 200]);
  expect(await seen(7)).toEqual([true, true, 200]);
  expect(await seen(8.5)).toEqual([false, true, 200]);
  expect(await seen(10)).toEqual([false, false, 410]);
  // Nothing of it was left behind.
  const { data } = await staff
    .from("site_content")
    .select("content_value")
    .eq("content_key", "hero_main_title")
    .single();
  expect(data?.content_value).not.toBe("VIERNES NEGRO");
  expect(await (await get("/events")).text()).not.toContain("Carrera futura");

  const secret = await openFuture(inHours(7));
  const page = await get(`/vista/${secret}/events`);
  const html = await page.text();
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(html).toContain(`href="/vista/${secret}/events/carrera-futura"`);
  expect(html).toContain("Así se verá el");
  expect(html).toContain("Salir");
});

test("a price planned for the 1st is written as that day begins in Madrid, by its author, and is public then", async () => {
  const { data: rate } = await staff
    .from("precios")
    .insert({ ...rowFor("public.precios"), club_id: "acacias", price: 30.37 })
    .select("id")
    .single()
    .throwOnError();
  it.backend.onRevision(() => site.edit());
  const year = new Date().getUTCFullYear() + 1;
  const firsts = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, "0")}-01T00:00`);
  const plans = firsts.map((local, month) => ({
    begins: fromMadridLocal(local) ?? "",
    price: (3_137 + 100 * month) / 100,
  }));
  // In winter an hour before UTC's day, in summer two.
  expect(plans.map(({ begins }) => begins.slice(5, 16))).toEqual(
    expect.arrayContaining(["11-30T23:00", "06-30T22:00", "12-31T23:00"]),
  );
  for (const { begins, price } of plans) {
    const told = [{ table: "precios", row: rate?.id, changes: { price } }];
    await staff.rpc("plan_changes", { plans: told, begins }).throwOnError();
  }
  const isPublic = async (price: number) => {
    const [euros, cents] = price.toFixed(2).split(".");
    const html = await (await get("/club/acacias")).text();
    return new RegExp(`>${euros}<span>,${cents}`).test(html);
  };
  const clockAt = (ms: number) => it.sql`select private.write_plans_until(${new Date(ms).toISOString()}::timestamptz)`;
  let before = 30.37;
  for (const { begins, price } of plans) {
    await clockAt(Date.parse(begins) - 1);
    expect([await isPublic(before), await isPublic(price)]).toEqual([true, false]);
    await clockAt(Date.parse(begins));
    await expect
      .poll(async () => [await isPublic(before), await isPublic(price)], { timeout: 20_000 })
      .toEqual([false, true]);
    before = price;
  }
  const { data: history } = await staff
    .from("audit_log")
    .select("person_email, before, after")
    .match({ row_id: rate?.id, kind: "update" })
    .order("id")
    .throwOnError();
  expect(history).toEqual(
    plans.map(({ price }, month) => ({
      person_email: people.staff.email,
      before: { price: plans[month - 1]?.price ?? 30.37 },
      after: { price },
    })),
  );
}, 60_000);

test("the bar leads from change to change, also of rows that have moments of their own", async () => {
  const [starts, ends] = [inHours(30), inHours(40)];
  const row = rowFor("public.events", { title: "De paso", slug: "de-paso", publish_at: starts, withdraw_at: ends });
  await staff.from("events").insert(row).throwOnError();
  const secret = await openFuture(inHours(35));
  const { data } = await it.createClient("anon").then((anon) => anon.rpc("read_future", { secret }));
  expect(data[0]).toMatchObject({ earlier: expect.any(String), later: expect.any(String) });
  const [around] = data;
  expect([around.earlier, around.later].map((moment) => new Date(moment).toISOString())).toEqual([starts, ends]);
  expect(await (await get(`/vista/${secret}/events`)).text()).toContain("Cambio siguiente");
});

test("nothing is sent from there, and nothing but the site is shown", async () => {
  const secret = await openFuture(inHours(7));
  const sent = await get(`/vista/${secret}/contact`, { method: "POST", body: new URLSearchParams({ name: "x" }) });
  expect([sent.status, await sent.text()]).toEqual([405, expect.stringContaining("aquí no se envía nada")]);
  expect((await get(`/vista/${secret}/admin`)).status).toBe(404);
  expect((await get(`/vista/${secret}/rest/v1/precios`)).status).toBe(404);
  const walked = await get(`/vista/${secret}/clubs?momento=2030-01-01T10:00`);
  expect([walked.status, walked.headers.get("location")]).toEqual([302, `/vista/${secret}/2030-01-01T10:00/clubs`]);
});

test("where a part of the page could not be read the bar says so, and where it could it does not", async () => {
  const missing = "Aquí falta algo: no se ha podido leer toda la página. Vuelve a cargarla.";
  const secret = await openFuture(inHours(7));
  const bar = async () =>
    /<aside class="vista".*?<\/aside>/.exec(await (await get(`/vista/${secret}/events`)).text())?.[0];
  expect(await bar()).not.toContain(missing);
  await it.sql`revoke select on events from anon`;
  expect(await bar()).toContain(missing);
  await it.sql`grant select on events to anon`;
});

test("a link for somebody without an account shows its page at its moment, until it ends", async () => {
  const secret = await openFuture(inHours(7), { at_page: "/clubs", shared: true });
  const page = await get(`/vista/${secret}/clubs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Caduca el");
  expect(html).not.toContain("Salir");
  expect((await get(`/vista/${secret}/events`)).status).toBe(404);
  // Her moment is that of the link.
  expect(await (await get(`/vista/${secret}/2035-01-01T10:00/clubs`)).text()).not.toContain("2035");
  await staff.from("future_links").delete().eq("is_shared", true).throwOnError();
  const ended = await get(`/vista/${secret}/clubs`);
  expect([ended.status, await ended.text()]).toEqual([410, expect.stringContaining("Este enlace ya no vale")]);
  expect((await get(`/vista/${"0".repeat(64)}/clubs`)).status).toBe(410);
  const late = await openFuture(inHours(7), { shared: true });
  await it.sql`update future_links set expires_at = now() - interval '1 second' where is_shared`;
  expect((await get(`/vista/${late}/`)).status).toBe(410);
});

test("a link that many follow at once keeps nobody else waiting", async () => {
  const secret = await openFuture(inHours(7), { shared: true });
  const many = Array.from({ length: 40 }, async () => (await get(`/vista/${secret}/clubs`)).status);
  expect((await get("/login")).status).not.toBe(503);
  const statuses = await Promise.all(many);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  await it.sql`delete from future_links where is_shared`;
});

test("what somebody sees ahead and what she shared end when she is switched off", async () => {
  const [own, shared] = [await openFuture(inHours(7)), await openFuture(inHours(7), { shared: true })];
  const answers = async () => [(await get(`/vista/${own}/clubs`)).status, (await get(`/vista/${shared}/clubs`)).status];
  expect(await answers()).toEqual([200, 200]);
  await addPerson(it.sql, { email: "otra@ninefitness.example", password: people.staff.password });
  const mark = (isOff: boolean) => it.sql`
    update staff set is_off = ${isOff}, is_admin = false where user_id = (select author from future_links limit 1)`;
  await mark(true);
  expect(await answers()).toEqual([410, 410]);
  await mark(false);
  expect(await answers()).toEqual([200, 200]);
});

test("the calendar tells of all that begins, ends and changes, to programs by a secret that is renewed", async () => {
  const { data: rate } = await staff
    .from("precios")
    .insert(rowFor("public.precios", { title: "Del calendario" }))
    .select("id")
    .single();
  const plan = { table: "precios", row: rate?.id, changes: { price: 12 } };
  await staff.rpc("plan_changes", { plans: [plan], begins: inHours(30), until: inHours(40) }).throwOnError();
  await staff
    .from("articles")
    .insert(rowFor("public.articles", { title: "Artículo previsto", publication_date: inHours(50) }));
  await staff
    .from("articles")
    .insert(rowFor("public.articles", { title: "En borrador", publication_date: inHours(51), is_published: false }));
  const span = { from_at: inHours(0), until_at: inHours(100) };
  const { data } = await staff.rpc("my_calendar", span).throwOnError();
  const named = (name: string) => data.filter((entry: { name: string }) => entry.name === name).length;
  expect([named("Del calendario"), named("Artículo previsto"), named("En borrador")]).toEqual([2, 1, 0]);
  const undated = await listUndated(staff);
  expect(undated.map(({ name }) => name)).toContain("En borrador");

  const { data: first } = await staff.rpc("renew_calendar_secret").throwOnError();
  const file = await get(`/calendario/${first}.ics`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  const text = await file.text();
  expect(text).toContain("SUMMARY:Artículo previsto · Se publica");
  expect(text).toContain("SUMMARY:Del calendario · Cambia");
  await staff.rpc("renew_calendar_secret").throwOnError();
  expect((await get(`/calendario/${first}.ics`)).status).toBe(404);
});
