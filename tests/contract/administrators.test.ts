import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "#tests/fixtures/add-person.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";

let it: TestBackend;
let idOf: Record<"marta" | "ana" | "bea", string>;
const ana = { email: "ana@ninefitness.example", password: "una clave larga de pruebas" };
const bea = { ...ana, email: "bea@ninefitness.example" };

beforeAll(async () => {
  it = await openTestBackend();
  for (const person of [ana, bea]) await addPerson(it.sql, person);
  const rows = await it.sql<
    { id: string; name: string }[]
  >`select id, split_part(email, '@', 1) as name from auth.users`;
  idOf = Object.assign({ marta: "", ana: "", bea: "" }, Object.fromEntries(rows.map(({ id, name }) => [name, id])));
});
afterAll(() => it.close());

async function signedIn(who: { email: string; password: string }): Promise<SupabaseClient> {
  const client = await it.createClient("anon");
  const { error } = await client.auth.signInWithPassword(who);
  if (error) throw error;
  return client;
}

async function showFactor(client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
  if (error) throw error;
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
  return data.id;
}

const access = async (client: SupabaseClient) => (await client.rpc("my_access").single().throwOnError()).data;
const writes = (client: SupabaseClient) =>
  client.from("events").update({ title: "Cambiado" }).neq("title", "").select("id");

const everything = { is_staff: true, is_admin: false, missing: null, role: "direction", clubs: [], rights: null };

test("the first person looks after the others, who do not", async () => {
  expect(await access(await signedIn(people.staff))).toEqual({ ...everything, is_admin: true });
  expect(await access(await signedIn(ana))).toEqual(everything);
  const stranger = await it.createClient("stranger");
  expect(await access(stranger)).toEqual({ ...everything, is_staff: false, role: null });
  expect((await (await it.createClient("anon")).rpc("my_access")).error).toMatchObject({ code: "42501" });
});

test("people see who has access only as administrators, and nothing else of them is shown", async () => {
  const { data } = await (await signedIn(people.staff)).rpc("list_people").throwOnError();
  expect(data.map((one: { email: string }) => one.email)).toEqual([people.staff.email, ana.email, bea.email]);
  expect(data[0]).toMatchObject({ is_admin: true, is_me: true, is_invited: false, has_second_factor: false });
  expect(JSON.stringify(data)).not.toContain("scrypt");
  expect((await (await signedIn(ana)).rpc("list_people").throwOnError()).data).toEqual([]);
});

test.each([
  ["end_sessions_of", {}],
  ["end_access_of", {}],
  ["take_second_factor_of", {}],
  ["ask_second_factor_of", { asked: true }],
  ["make_administrator", { administrator: true }],
  ["give_role", { new_role: "editor" }],
  ["switch_off", { off: true }],
])("%s is for administrators, about others on the staff", async (name, more) => {
  const call = (client: SupabaseClient, person: string) => client.rpc(name, { person, ...more });
  for (const client of [await signedIn(ana), await it.createClient("stranger")]) {
    expect((await call(client, idOf.bea)).error).toMatchObject({ code: "42501" });
  }
  expect((await call(await it.createClient("anon"), idOf.bea)).error).toMatchObject({ code: "42501" });
  const marta = await signedIn(people.staff);
  expect((await call(marta, idOf.marta)).error).toMatchObject({ code: "P0001" });
  expect((await call(marta, "00000000-0000-4000-8000-000000000000")).error).toMatchObject({ code: "P0001" });
});

test("nobody raises herself by writing to the table", async () => {
  const client = await signedIn(ana);
  expect((await client.from("staff").update({ is_admin: true }).eq("user_id", idOf.ana)).error?.code).toBe("42501");
});

test("a session that is ended is out at once, at every door", async () => {
  const [here, there] = [await signedIn(bea), await signedIn(bea)];
  const { data } = await here.rpc("my_sessions").throwOnError();
  expect(data).toMatchObject([{ is_this: true, user_agent: expect.any(String) }, { is_this: false }]);
  expect((await (await signedIn(ana)).rpc("end_my_session", { session: data[1].id })).data).toBe(false);
  expect((await here.rpc("end_my_session", { session: data[1].id })).data).toBe(true);
  expect((await there.from("staff").select()).status).toBe(401);
  expect((await there.storage.from("media_assets").list()).error).toMatchObject({ message: "Invalid JWT" });
  expect((await there.auth.refreshSession()).error).toMatchObject({ status: 400 });
  await (await signedIn(people.staff)).rpc("end_sessions_of", { person: idOf.bea }).throwOnError();
  expect((await here.from("staff").select()).status).toBe(401);
});

test("one of somebody's sessions is ended and not the others, and only administrators see them", async () => {
  const marta = await signedIn(people.staff);
  await marta.rpc("end_sessions_of", { person: idOf.bea }).throwOnError();
  const [here, there] = [await signedIn(bea), await signedIn(bea)];
  const { data } = await marta.rpc("sessions_of", { person: idOf.bea }).throwOnError();
  expect(data).toHaveLength(2);
  expect((await (await signedIn(ana)).rpc("sessions_of", { person: idOf.bea }).throwOnError()).data).toEqual([]);
  const mine = (await there.rpc("my_sessions").throwOnError()).data.find((one: { is_this: boolean }) => one.is_this);
  await marta.rpc("end_sessions_of", { person: idOf.bea, session: mine.id }).throwOnError();
  expect((await there.from("staff").select()).status).toBe(401);
  expect((await here.from("staff").select()).status).toBe(200);
});

test("who is switched off is out at once, reads and writes nothing, and is what she was when she comes back", async () => {
  const marta = await signedIn(people.staff);
  const before = await signedIn(bea);
  await marta.rpc("give_role", { person: idOf.bea, new_role: "editor" }).throwOnError();
  await marta.rpc("switch_off", { person: idOf.bea, off: true }).throwOnError();
  expect((await before.from("articles").select("id")).status).toBe(401);
  const again = await signedIn(bea);
  expect(await access(again)).toMatchObject({ is_staff: false, role: "editor" });
  expect((await writes(again)).data).toEqual([]);
  expect((await again.from("audit_log").select("id")).data).toEqual([]);
  expect((await again.storage.from("public-assets").upload("de-bea.txt", "no")).error).not.toBeNull();
  const told = await it.sql`select after from audit_log where table_name = 'staff' and row_id = ${idOf.bea}
    order by id desc limit 1`;
  expect(told[0]?.after).toEqual({ is_off: true });
  await marta.rpc("switch_off", { person: idOf.bea, off: false }).throwOnError();
  expect(await access(await signedIn(bea))).toMatchObject({ is_staff: true, role: "editor", missing: null });
  expect((await writes(await signedIn(bea))).data).not.toEqual([]);
  await marta.rpc("give_role", { person: idOf.bea, new_role: "direction" }).throwOnError();
});

test("who decides about others is not switched off before somebody else does", async () => {
  const marta = await signedIn(people.staff);
  await marta.rpc("make_administrator", { person: idOf.bea, administrator: true }).throwOnError();
  const { error } = await marta.rpc("switch_off", { person: idOf.bea, off: true });
  expect(error?.message).toBe("Administra el acceso: quítale antes la administración.");
  await marta.rpc("make_administrator", { person: idOf.bea, administrator: false }).throwOnError();
});

test("with a second factor the password alone reads and writes nothing of the staff's", async () => {
  const client = await signedIn(bea);
  await showFactor(client);
  expect((await writes(client)).data?.length).toBeGreaterThan(0);
  const thief = await signedIn(bea);
  expect(await access(thief)).toMatchObject({ is_staff: true, missing: "code" });
  expect((await writes(thief)).data).toEqual([]);
  expect((await thief.from("partner_submissions").select()).data).toEqual([]);
  expect((await thief.rpc("my_sessions")).data).toEqual([]);
  await (await signedIn(people.staff)).rpc("take_second_factor_of", { person: idOf.bea }).throwOnError();
  expect((await client.from("staff").select()).status).toBe(401);
  expect((await writes(await signedIn(bea))).data?.length).toBeGreaterThan(0);
});

test("a second factor is asked of all by an administrator who has shown hers", async () => {
  const [marta, other] = [await signedIn(people.staff), await signedIn(ana)];
  const ask = (client: SupabaseClient, second_factor_required: boolean) =>
    client.from("access_settings").update({ second_factor_required }).eq("only_row", true).select();
  expect((await ask(marta, true)).data).toEqual([]);
  const factorId = await showFactor(marta);
  await showFactor(other);
  expect((await ask(other, true)).data).toEqual([]);
  expect((await ask(marta, true)).data).toMatchObject([{ second_factor_required: true }]);

  const without = await signedIn(bea);
  expect(await access(without)).toMatchObject({ missing: "factor" });
  expect((await writes(without)).data).toEqual([]);
  const file = await without.storage
    .from("media_assets")
    .upload("acacias/x.png", new Blob(["x"], { type: "image/png" }));
  expect(file.error).not.toBeNull();
  await showFactor(without);
  expect((await writes(without)).data?.length).toBeGreaterThan(0);

  expect((await ask(marta, false)).data).toMatchObject([{ second_factor_required: false }]);
  await marta.auth.mfa.unenroll({ factorId });
});

test("a second factor is asked of one person, who sees nothing without it, and the others everything", async () => {
  const [marta, without] = [await signedIn(people.staff), await signedIn(bea)];
  const ask = (asked: boolean) => marta.rpc("ask_second_factor_of", { person: idOf.bea, asked }).throwOnError();
  await marta.rpc("take_second_factor_of", { person: idOf.bea }).throwOnError();
  const again = await signedIn(bea);
  await ask(true);
  expect(await access(again)).toMatchObject({ missing: "factor" });
  expect((await writes(again)).data).toEqual([]);
  expect((await without.from("staff").select()).status).toBe(401);
  expect(await access(await signedIn(ana))).toMatchObject({ missing: expect.toSatisfy((value) => value !== "factor") });
  const { data } = await marta.rpc("list_people").throwOnError();
  expect(data.map((one: { asks_factor: boolean }) => one.asks_factor)).toEqual([false, false, true]);
  await ask(false);
  expect((await writes(again)).data?.length).toBeGreaterThan(0);
});

test("there is always an administrator", async () => {
  await (await signedIn(people.staff)).rpc("make_administrator", { person: idOf.bea, administrator: true });
  await it.sql`delete from auth.users where id = ${idOf.marta}`;
  const admins = await it.sql`select user_id from public.staff where is_admin`;
  expect([...admins]).toEqual([{ user_id: idOf.bea }]);
  await it.sql`delete from auth.users where id = ${idOf.bea}`;
  expect([...(await it.sql`select user_id from public.staff where is_admin`)]).toEqual([{ user_id: idOf.ana }]);
  await it.sql`delete from public.staff`;
  expect([...(await it.sql`select from public.staff`)]).toEqual([]);
});
