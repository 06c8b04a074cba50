import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";

// The calls of both specs, section 7 of each, word by word, with the rights of those who make them.
let anon: SupabaseClient;
let staff: SupabaseClient;
let stranger: SupabaseClient;

const it = await testBackend();
beforeAll(async () => {
  [anon, staff, stranger] = await Promise.all([
    it.createClient("anon", "in-process"),
    it.createClient("staff"),
    it.createClient("stranger"),
  ]);
});

const orders = [
  ["header_links", "display_order", true],
  ["clubs", "display_order", true],
  ["testimonials", "display_order", true],
  ["events", "created_at", true],
  ["ninecast_episodes", "created_at", false],
  ["articles", "publication_date", false],
  ["merch_products", "display_order", true],
  ["partners", "display_order", true],
] as const;

test.each(orders)("a visitor reads all of %s in order of %s", async (table, column, ascending) => {
  const { data, error } = await anon.from(table).select("*").order(column, { ascending });
  expect(error).toBeNull();
  expect(data?.length).toBeGreaterThan(0);
  const keys = data?.map((row) => row[column]) ?? [];
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (ascending ? 1 : -1)));
});

test("a visitor reads what a page asks for by key, name, link or slug", async () => {
  const club = anon.from("clubs").select("included_services, additional_services").eq("name", "ACACIAS").single();
  const [setting, none, acacias, retiro, rates, extras, manifiesto] = await Promise.all([
    anon.from("site_settings").select().eq("setting_key", "is_9ftoday_enabled").single(),
    anon.from("site_settings").select().eq("setting_key", "nobody").single(),
    club,
    anon.from("clubs").select().eq("link", "/club/retiro").maybeSingle(),
    anon.from("precios").select().eq("club_id", "valdebebas"),
    anon.from("club_extra_services").select().eq("club_id", "acacias").order("display_order", { ascending: true }),
    anon.from("manifiesto_content").select("content").single(),
  ]);
  expect(setting.data).toMatchObject({ setting_key: "is_9ftoday_enabled" });
  expect(none).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  expect(Object.keys(acacias.data ?? {})).toEqual(["included_services", "additional_services"]);
  expect(retiro.error).toBeNull();
  expect(rates.data?.every((rate) => typeof rate.price === "number")).toBe(true);
  expect(extras.error ?? manifiesto.error).toBeNull();
});

test("a visitor sends a proposal and reads none", async () => {
  const proposal = {
    company_name: "Ejemplo",
    contact_name: "Ana",
    email: "ana@example.com",
    phone: "600000000",
    website: "https://example.com",
    proposal: "Una idea",
  };
  expect(await anon.from("partner_submissions").insert([proposal])).toMatchObject({
    status: 201,
    data: null,
    error: null,
  });
  const readBack = await anon
    .from("partner_submissions")
    .insert({ ...proposal, proposal: "Otra" })
    .select();
  expect(readBack).toMatchObject({ status: 401, error: { code: "42501" } });
  const chosen = await anon.from("partner_submissions").insert({ ...proposal, status: "accepted" });
  expect(chosen).toMatchObject({ status: 401, error: { code: "42501" } });
  expect(await anon.from("partner_submissions").select()).toMatchObject({ status: 401 });
  expect(await stranger.from("partner_submissions").select()).toMatchObject({ status: 200, data: [] });
  const { data } = await staff.from("partner_submissions").select().order("created_at", { ascending: false });
  expect(data?.[0]).toMatchObject({ company_name: "Ejemplo", proposal: "Una idea", status: "pending" });
  const removed = await staff.from("partner_submissions").delete().eq("id", data?.[0].id).select("id");
  expect(removed.data).toEqual([{ id: data?.[0].id }]);
});

test("staff save texts and settings by their key", async () => {
  const text = { content_key: "header_cta_text", content_value: "Únete" };
  expect((await staff.from("site_content").upsert(text, { onConflict: "content_key" })).error).toBeNull();
  const keys = ["header_cta_text", "header_cta_path"];
  const { data } = await anon.from("site_content").select("content_key, content_value").in("content_key", keys);
  expect(data).toContainEqual(text);
  const setting = { setting_key: "is_9ftoday_enabled", setting_value: "false" };
  const saved = await staff.from("site_settings").upsert(setting, { onConflict: "setting_key" }).select().single();
  expect(saved.data).toMatchObject(setting);
});

test("staff put clubs in order by a list of ids, other columns untouched and no club made", async () => {
  const { data: before } = await staff.from("clubs").select("*").order("display_order");
  const order = before?.toReversed().map(({ id }, index) => ({ id, display_order: index + 1 })) ?? [];
  const { error } = await staff.from("clubs").upsert([...order, { id: "nobody", display_order: 99 }]);
  expect(error).toBeNull();
  const { data: after } = await staff.from("clubs").select("*").order("display_order", { ascending: false });
  const names = (clubs: typeof before) => clubs?.map(({ id, name }) => ({ id, name }));
  expect(names(after)).toEqual(names(before));
});

test("staff save an article, and learn when its slug is taken", async () => {
  const publication_date = new Date().toISOString();
  const article = { title: "Prueba", slug: "prueba", content: "Texto", author: "Equipo", publication_date };
  const { data: saved, error } = await staff.from("articles").insert(article).select().single();
  expect(error).toBeNull();
  expect(new Date(saved.publication_date).toISOString()).toBe(publication_date);
  const taken = await staff.from("articles").select("id").eq("slug", "prueba").neq("id", saved.id);
  expect(taken.data).toEqual([]);
  expect(await staff.from("articles").insert(article)).toMatchObject({ status: 409, error: { code: "23505" } });
  const document = { content: { blocks: [1] }, updated_at: new Date().toISOString() };
  expect((await staff.from("manifiesto_content").update(document).eq("id", 1).select("id")).data).toEqual([{ id: 1 }]);
});

test("a stranger with a session changes nothing", async () => {
  expect(await stranger.from("clubs").update({ name: "X" }).eq("id", "acacias").select()).toMatchObject({ data: [] });
  expect(await stranger.from("clubs").insert({ id: "x", name: "X" })).toMatchObject({
    status: 403,
    error: { code: "42501" },
  });
  expect(await anon.from("clubs").insert({ id: "x", name: "X" })).toMatchObject({
    status: 401,
    error: { code: "42501" },
  });
});
