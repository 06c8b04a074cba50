import { AuthAdminApi, type SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "#tests/fixtures/add-person.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";
import { openMailServer, type ReceivedMail } from "#tests/fixtures/mail-server.ts";

let it: TestBackend;
let post: Awaited<ReturnType<typeof openMailServer>>;
let anon: SupabaseClient;
const newPassword = "mancuerna-de-24-kilos";

beforeAll(async () => {
  post = await openMailServer();
  const mail = { smtpUrl: post.url, from: "NINE FITNESS <web@ninefitness.example>" };
  it = await openTestBackend({ mail, siteUrl: "https://ninefitness.example" });
  anon = await it.createClient("anon");
});
afterAll(async () => {
  await it.close();
  await post.close();
});

/** What stands behind `#` in the link of a mail. */
function linkIn(mail: ReceivedMail): { type: "invite" | "recovery"; token_hash: string } {
  const address = /https:\/\/ninefitness\.example\/login\/nueva#(\S+)/.exec(mail.text)?.[1];
  const { type, token_hash = "" } = Object.fromEntries(new URLSearchParams(address));
  if (type !== "invite" && type !== "recovery") throw new Error(`no link in ${mail.text}`);
  return { type, token_hash };
}

async function recover(email: string): Promise<ReceivedMail> {
  const mail = post.next(email.toLowerCase());
  expect((await anon.auth.resetPasswordForEmail(email)).error).toBeNull();
  return mail;
}

const newcomer = (name: string) => `${name}@ninefitness.example`;
async function addNewcomer(name: string): Promise<string> {
  await addPerson(it.sql, { email: newcomer(name), password: people.staff.password });
  return newcomer(name);
}

/** The administrator's own session at the part of the protocol that manages people, as the panel asks it. */
async function administrator(client?: SupabaseClient) {
  const { data } = await (client ?? (await it.createClient("staff"))).auth.getSession();
  const headers = { apikey: it.backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  return new AuthAdminApi({ url: `${it.url}/auth/v1`, headers });
}

test("a forgotten password is replaced through a link that comes by mail and is good once", async () => {
  const email = await addNewcomer("olvido");
  const mail = await recover(email.toUpperCase());
  expect(mail).toMatchObject({ from: "web@ninefitness.example", to: [email] });
  expect(mail.text).toMatch(/^Subject: .*contraseña_nueva/m);
  expect(mail.text).toContain("caduca en una hora");

  const other = await it.createClient("anon");
  await other.auth.signInWithPassword({ email, password: people.staff.password });
  const client = await it.createClient("anon");
  expect((await client.auth.verifyOtp(linkIn(mail))).data.user?.email).toBe(email);
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  expect((await other.auth.refreshSession()).error).toMatchObject({ status: 400 });
  expect((await anon.auth.verifyOtp(linkIn(mail))).error).toMatchObject({ status: 403, code: "otp_expired" });
  expect((await other.auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
});

test("an address without an account gets the same answer and no mail", async () => {
  const { length } = post.mails;
  const answers = [];
  for (const email of ["nadie@ninefitness.example", await addNewcomer("alguien")]) {
    const headers = { apikey: it.backend.publishableKey, "content-type": "application/json" };
    const response = await fetch(`${it.url}/auth/v1/recover`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email }),
    });
    answers.push([response.status, await response.text()]);
  }
  expect(answers).toEqual([
    [200, "{}"],
    [200, "{}"],
  ]);
  // The known one's comes; with it everything that was to come of the other is over.
  await expect.poll(() => post.mails.length).toBe(length + 1);
});

test("the fourth request for an address is refused, whether it has an account or not", async () => {
  for (const email of [await addNewcomer("insistente"), "tampoco@ninefitness.example"]) {
    const answers = [];
    for (let at = 0; at < 4; at += 1) {
      const address = `192.0.2.${post.mails.length % 200}`;
      const request = new Request("http://site.test/auth/v1/recover", {
        method: "POST",
        headers: { apikey: it.backend.publishableKey },
        body: JSON.stringify({ email }),
      });
      answers.push((await it.backend.fetch(request, { address })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
  }
});

test("no address is written to more than ten times a day", async () => {
  const email = await addNewcomer("muy-insistente");
  const statuses = [];
  for (let at = 0; at < 12; at += 1) {
    // The short windows are over each time.
    await it.sql`update private.attempts set began_ms = began_ms - 8e6 where window_ms < 8e6`;
    const headers = { apikey: it.backend.publishableKey };
    const asked = { method: "POST", headers, body: JSON.stringify({ email }) };
    const request = new Request("http://site.test/auth/v1/recover", asked);
    statuses.push((await it.backend.fetch(request, { address: `198.51.100.${at}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test("a link ends after an hour, and with the next one of its kind", async () => {
  const email = await addNewcomer("tarde");
  const first = await recover(email);
  const second = await recover(email);
  expect((await anon.auth.verifyOtp(linkIn(first))).error).toMatchObject({ code: "otp_expired" });
  await it.sql`update auth.one_time_tokens set expires_at = now() - interval '1 second' where relates_to = ${email}`;
  expect((await anon.auth.verifyOtp(linkIn(second))).error).toMatchObject({ code: "otp_expired" });
});

test("of two who open one link at once, one is let in", async () => {
  const link = linkIn(await recover(await addNewcomer("doble")));
  const clients = await Promise.all([1, 2, 3].map(() => it.createClient("anon")));
  const answers = await Promise.all(clients.map((client) => client.auth.verifyOtp(link)));
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
});

test("the database keeps no link that could be opened", async () => {
  const { token_hash } = linkIn(await recover(await addNewcomer("digerida")));
  expect(JSON.stringify(await it.sql`select * from auth.one_time_tokens`)).not.toContain(token_hash);
});

test("a link alone changes no password where there is a second factor", async () => {
  const email = await addNewcomer("factor");
  const client = await it.createClient("anon");
  await client.auth.signInWithPassword({ email, password: people.staff.password });
  const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
  const code = (at: number) =>
    new TOTP({ secret: Secret.fromBase32(data?.totp?.secret ?? "") }).generate({ timestamp: Date.now() + at * 30_000 });
  await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: code(0) });
  const thief = await it.createClient("anon");
  await thief.auth.verifyOtp(linkIn(await recover(email)));
  expect((await thief.auth.updateUser({ password: newPassword })).error).toMatchObject({ code: "insufficient_aal" });
  await thief.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code: code(1) });
  expect((await thief.auth.updateUser({ password: newPassword })).error).toBeNull();
});

test("an administrator invites by mail; the newcomer chooses her password and is on the staff", async () => {
  const email = newcomer("nueva");
  const mail = post.next(email);
  const invited = await (await administrator()).inviteUserByEmail(email);
  expect(invited.error).toBeNull();
  expect((await mail).text).toContain("caduca en 7 días");
  expect((await anon.auth.signInWithPassword({ email, password: "" })).error).not.toBeNull();
  const client = await it.createClient("anon");
  expect((await client.auth.verifyOtp(linkIn(await mail))).error).toBeNull();
  expect((await client.auth.updateUser({ password: newPassword })).error).toBeNull();
  expect((await client.rpc("my_access").single()).data).toMatchObject({ is_staff: true, is_admin: false });
  expect((await (await administrator()).inviteUserByEmail(email)).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
});

test("an invitation can be sent again, and handed over as a link", async () => {
  const email = newcomer("despistada");
  const first = post.next();
  const admin = await administrator();
  await admin.inviteUserByEmail(email);
  const { data, error } = await admin.generateLink({ type: "invite", email });
  expect(error).toBeNull();
  expect((await anon.auth.verifyOtp(linkIn(await first))).error).toMatchObject({ code: "otp_expired" });
  const token_hash = data.properties?.hashed_token ?? "";
  expect(data.properties?.action_link).toBe(
    `https://ninefitness.example/login/nueva#type=invite&token_hash=${token_hash}`,
  );
  expect((await (await it.createClient("anon")).auth.verifyOtp({ type: "invite", token_hash })).error).toBeNull();
});

test("who is no administrator invites nobody and lists nobody", async () => {
  const client = await it.createClient("anon");
  await client.auth.signInWithPassword({ email: await addNewcomer("curiosa"), password: people.staff.password });
  const [staff, stranger] = [await administrator(client), await administrator(await it.createClient("stranger"))];
  for (const admin of [staff, stranger]) {
    expect((await admin.inviteUserByEmail(newcomer("x"))).error).toMatchObject({ status: 403, code: "not_admin" });
    expect((await admin.generateLink({ type: "invite", email: newcomer("x") })).error).toMatchObject({
      code: "not_admin",
    });
    expect((await admin.listUsers()).error).toMatchObject({ code: "not_admin" });
  }
  expect((await anon.auth.admin.listUsers()).error).toMatchObject({ status: 401 });
});

test("an administrator gets no link into the account of a colleague, and takes none away here", async () => {
  const admin = await administrator();
  const email = await addNewcomer("colega");
  expect((await admin.generateLink({ type: "recovery", email })).error).toMatchObject({ code: "not_admin" });
  const [person] = await it.sql`select id from auth.users where email = ${email}`;
  expect((await admin.deleteUser(person?.id)).error).toMatchObject({ code: "not_admin" });
});

test("the secret key lists, shows, removes and makes links, as on a hosted project", async () => {
  const { auth } = await it.createClient("service");
  const email = await addNewcomer("servicio");
  const listed = await auth.admin.listUsers({ page: 1, perPage: 2 });
  expect(listed.data.users).toHaveLength(2);
  expect(listed.data).toMatchObject({ aud: "authenticated", total: expect.any(Number) });
  const { data } = await auth.admin.generateLink({ type: "recovery", email });
  expect(data.properties?.verification_type).toBe("recovery");
  expect((await auth.admin.getUserById(data.user?.id ?? "")).data.user?.email).toBe(email);
  expect((await auth.admin.deleteUser(data.user?.id ?? "")).error).toBeNull();
  expect((await auth.admin.getUserById(data.user?.id ?? "")).error).toMatchObject({ code: "user_not_found" });
});

test.each([
  ["recover", "{}", 400, "validation_failed"],
  ["recover", '{"email":"a@b.c\\u0000"}', 400, "validation_failed"],
  ["recover", '{"email":["a@b.es"]}', 400, "validation_failed"],
  ["verify", "{}", 400, "validation_failed"],
  ["verify", '{"type":"magiclink","token_hash":"x"}', 400, "validation_failed"],
  ["verify", '{"type":"recovery","token_hash":"\\u0000"}', 403, "otp_expired"],
  ["verify", '{"type":"recovery","email":"a@b.es","token":"123456"}', 400, "validation_failed"],
  ["invite", '{"email":"x@y.es"}', 401, "no_authorization"],
])("%s refuses %s by name", async (route, body, status, code) => {
  const headers = { apikey: it.backend.publishableKey, "x-supabase-api-version": "2024-01-01" };
  const response = await fetch(`${it.url}/auth/v1/${route}`, { method: "POST", headers, body });
  expect([response.status, (await response.json()).code]).toEqual([status, code]);
});

test("a server for mail that refuses is told to the administrator, and to the log without its password", async () => {
  const smtpUrl = post.url.replace("un%20secreto", "otro-secreto");
  const other = await openTestBackend({ mail: { smtpUrl, from: "web@ninefitness.example" } });
  const { data } = await (await other.createClient("staff")).auth.getSession();
  const headers = { apikey: other.backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  const admin = new AuthAdminApi({ url: `${other.url}/auth/v1`, headers });
  expect((await admin.inviteUserByEmail(newcomer("z"))).error).toMatchObject({ status: 500 });
  await (await other.createClient("anon")).auth.resetPasswordForEmail(people.staff.email);
  await expect.poll(() => other.problems.length).toBe(2);
  expect(JSON.stringify(other.problems)).toContain("was not sent");
  expect(JSON.stringify(other.problems)).not.toContain("otro-secreto");
  await other.close();
});

test("without mail both are refused by name", async () => {
  const other = await openTestBackend();
  const client = await other.createClient("anon");
  expect((await client.auth.resetPasswordForEmail(people.staff.email)).error).toMatchObject({
    code: "email_provider_disabled",
  });
  const { auth } = await other.createClient("service");
  expect((await auth.admin.inviteUserByEmail(newcomer("y"))).error).toMatchObject({ code: "email_provider_disabled" });
  await other.close();
});
