import { expect, test } from "vitest";
import { listUndated } from "#app/data/record/calendar.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

// Several changes under a name, with one start and one end: after it everything is as before.
const it = await testBackend();
const staff = await it.createClient("staff");

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

async function addCampaign(starts_at: string, ends_at: string): Promise<string> {
  const told = { name: "Black Friday", starts_at, ends_at };
  const { data } = await staff.from("campaigns").insert(told).select("id").single().throwOnError();
  return data?.id;
}

async function addRate(details: object = {}): Promise<string> {
  const row = { ...rowFor("public.precios"), price: 39.9, claim: "Nueva", ...details };
  const { data } = await staff.from("precios").insert(row).select("id").single().throwOnError();
  return data?.id;
}

const plan = (plans: object[], told: object) => staff.rpc("plan_changes", { plans, begins: at(1), ...told });
const ofRate = (row: string, changes: object) => ({ table: "precios", row, changes });

/** As if its time had come: everything of these rows that is due by then, in its order. */
const writeUntil = (moment: string) => it.sql`select private.write_plans_until(${moment}::timestamptz)`;
async function rateOf(id: string) {
  const { data } = await staff.from("precios").select("price, claim").eq("id", id).single().throwOnError();
  return [data?.price, data?.claim];
}
async function momentsOf(campaign: string) {
  const { data } = await staff.from("planned_changes").select("due_at").eq("campaign_id", campaign).throwOnError();
  return (data ?? []).map(({ due_at }) => new Date(due_at).toISOString()).toSorted();
}

test("a campaign of a price, a header link and a text begins and ends together, and all is as before", async () => {
  const campaign = await addCampaign(at(20), at(30));
  const rate = await addRate();
  const link = rowFor("public.header_links", { is_visible: false });
  const { data: added } = await staff.from("header_links").insert(link).select("id").single().throwOnError();
  const { data: hero } = await staff
    .from("site_content")
    .select("content_value")
    .eq("content_key", "hero_main_title")
    .single();
  const plans = [
    ofRate(rate, { price: 29.9, claim: "Black Friday" }),
    { table: "header_links", row: added?.id, changes: { is_visible: true } },
    { table: "site_content", row: "hero_main_title", changes: { content_value: "BLACK FRIDAY" } },
  ];
  await plan(plans, { campaign }).throwOnError();
  // A correction that is written before it begins is what it goes back to.
  await plan([ofRate(rate, { price: 37.5 })], { begins: at(10) }).throwOnError();
  const shown = async () => {
    const [{ data: link }, { data: text }] = await Promise.all([
      staff.from("header_links").select("is_visible").eq("id", added?.id).single(),
      staff.from("site_content").select("content_value").eq("content_key", "hero_main_title").single(),
    ]);
    return [...(await rateOf(rate)), link?.is_visible, text?.content_value];
  };
  await writeUntil(at(21));
  expect(await shown()).toEqual([29.9, "Black Friday", true, "BLACK FRIDAY"]);
  await writeUntil(at(31));
  expect(await shown()).toEqual([37.5, "Nueva", false, hero?.content_value]);
});

test("it is moved by a day with all its changes, and ended early", async () => {
  const campaign = await addCampaign(at(40), at(50));
  const rate = await addRate();
  await plan([ofRate(rate, { price: 30 })], { campaign }).throwOnError();
  const [starts, ends] = [at(64), at(74)];
  await staff.rpc("move_campaign", { campaign, begins: starts, until: ends }).throwOnError();
  expect(await momentsOf(campaign)).toEqual([starts, ends]);
  await it.sql`update campaigns set starts_at = now() - interval '1 hour' where id = ${campaign}`;
  await writeUntil(at(65));
  expect(await rateOf(rate)).toEqual([30, "Nueva"]);
  const dropped = await staff.from("campaigns").delete().eq("id", campaign);
  expect(dropped.error?.message).toBe("Ya ha empezado: termínala antes de eliminarla.");
  const { data } = await staff.from("campaigns").select("starts_at").eq("id", campaign).single().throwOnError();
  await staff.rpc("move_campaign", { campaign, begins: data?.starts_at, until: null }).throwOnError();
  await expect.poll(() => rateOf(rate), { timeout: 20_000 }).toEqual([39.9, "Nueva"]);
  await staff.from("campaigns").delete().eq("id", campaign).throwOnError();
});

test("what begins now is written at once, and its end waits", async () => {
  const rate = await addRate();
  const now = (changes: object, until: string) => plan([ofRate(rate, changes)], { begins: null, until });
  expect((await now({ price: 30 }, at(-1))).error?.message).toBe("«Hasta» tiene que ser después de «Desde».");
  await now({ price: 30, claim: "Hoy" }, at(1)).throwOnError();
  expect(await rateOf(rate)).toEqual([30, "Hoy"]);
  await writeUntil(at(2));
  expect(await rateOf(rate)).toEqual([39.9, "Nueva"]);
  // What cannot be saved now is said now, and nothing of it waits.
  expect((await now({ price: -1 }, at(3))).error).not.toBeNull();
  const { data } = await staff
    .from("planned_changes")
    .select("id")
    .eq("row_id", rate)
    .neq("state", "done")
    .throwOnError();
  expect(data).toEqual([]);
});

test("what takes back waits for what it takes back, and goes with it", async () => {
  const rate = await addRate();
  await plan([ofRate(rate, { price: 30 })], { begins: at(100), until: at(101) }).throwOnError();
  await staff.from("precios").update({ price: 38 }).eq("id", rate).throwOnError();
  await writeUntil(at(102));
  expect(await rateOf(rate)).toEqual([38, "Nueva"]);
  const { data } = await staff.from("planned_changes").select("id, state, undoes").eq("row_id", rate).throwOnError();
  expect(data?.map(({ state }) => state).toSorted()).toEqual(["refused", "waiting"]);
  const first = data?.find(({ undoes }) => undoes === null);
  // Whoever moves it has seen what the row says now.
  await staff
    .from("planned_changes")
    .update({ due_at: at(100.5) })
    .eq("id", first?.id)
    .throwOnError();
  await writeUntil(at(100.6));
  expect(await rateOf(rate)).toEqual([30, "Nueva"]);
  await writeUntil(at(102));
  expect(await rateOf(rate)).toEqual([38, "Nueva"]);
});

test("a moment that the database writes another way is still what the next plan finds", async () => {
  const rate = await addRate();
  const ends = (day: string) => ({ offer_ends_at: `2099-01-${day}T12:00:00.000Z` });
  await plan([ofRate(rate, ends("01"))], { begins: at(200) }).throwOnError();
  await plan([ofRate(rate, ends("02"))], { begins: at(201) }).throwOnError();
  await writeUntil(at(202));
  const { data } = await staff.from("precios").select("offer_ends_at").eq("id", rate).single().throwOnError();
  expect(Date.parse(data?.offer_ends_at)).toBe(Date.parse("2099-01-02T12:00:00Z"));
});

test("what cannot be meant is refused in words", async () => {
  const rate = await addRate();
  const said = async (answer: PromiseLike<{ error: { message: string } | null }>) => (await answer).error?.message;
  const price = (value: number) => [ofRate(rate, { price: value })];
  expect(await said(plan(price(30), { begins: at(5), until: at(4) }))).toBe(
    "«Hasta» tiene que ser después de «Desde».",
  );
  await plan(price(30), { begins: at(300), until: at(310) }).throwOnError();
  const between = "Entre esas fechas ya hay otro cambio de lo mismo: muévelo o descártalo antes.";
  expect(await said(plan(price(31), { begins: at(305) }))).toBe(between);
  expect(await said(plan(price(31), { begins: at(299), until: at(311) }))).toBe(between);
  expect(await said(plan(price(31), { campaign: crypto.randomUUID() }))).toBe("Esta campaña ya no existe.");
  const campaign = await addCampaign(at(320), at(330));
  await plan(price(31), { campaign }).throwOnError();
  const { data } = await staff
    .from("planned_changes")
    .select("id")
    .eq("campaign_id", campaign)
    .is("undoes", null)
    .single();
  const moved = staff
    .from("planned_changes")
    .update({ due_at: at(321) })
    .eq("id", data?.id);
  expect(await said(moved)).toBe("Es parte de una campaña: se mueve entera.");
  const backwards = staff.rpc("move_campaign", { campaign, begins: at(340), until: at(335) });
  expect(await said(backwards)).toBe("El final tiene que ir después del principio.");
});

test("a change whose author has gone says so, asks direction, and is told by mail once", async () => {
  const rate = await addRate();
  await plan([ofRate(rate, { price: 30 })], { begins: at(400) }).throwOnError();
  await it.sql`update planned_changes set author = gen_random_uuid() where row_id = ${rate}`;
  await writeUntil(at(401));
  const { data } = await staff.from("planned_changes").select("id, reason").eq("row_id", rate).single().throwOnError();
  expect(data?.reason).toBe("Quien lo preparó ya no puede cambiarlo: decide dirección.");
  const mails =
    await it.sql`select recipient from outbox where kind = 'plan_refused' and data ->> 'plan' = ${data?.id}`;
  expect(mails.map(({ recipient }) => recipient)).toEqual([null]);
  await staff.rpc("apply_planned_change", { plan_id: data?.id }).throwOnError();
  expect(await rateOf(rate)).toEqual([30, "Nueva"]);
});

test("a draft that a campaign publishes has its day, and one that is only rewritten then has none", async () => {
  const add = async (title: string) => {
    const row = rowFor("public.landing_pages", { title, slug: title.toLowerCase(), is_published: false });
    return (await staff.from("landing_pages").insert(row).select("id").single().throwOnError()).data?.id;
  };
  const [published, rewritten] = [await add("Rebajas"), await add("Verano")];
  const campaign = await addCampaign(at(500), at(510));
  const undated = async () => (await listUndated(staff)).map(({ name }) => name);
  expect(await undated()).toEqual(expect.arrayContaining(["Rebajas", "Verano"]));
  const ofLanding = (row: string, changes: object) => ({ table: "landing_pages", row, changes });
  await plan([ofLanding(published, { is_published: true }), ofLanding(rewritten, { title: "Verano 2" })], {
    campaign,
  }).throwOnError();
  expect(await undated()).toContain("Verano");
  expect(await undated()).not.toContain("Rebajas");
});
