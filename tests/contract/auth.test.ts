import { expect, test } from "vitest";
import { people } from "#tests/fixtures/backend.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const { email, password } = people.staff;

const it = await testBackend();

/** Asks the door itself, for what supabase-js would never send. */
function ask(path: string, init: RequestInit = {}, visitor?: { address: string }) {
  const headers = { apikey: it.backend.publishableKey, "content-type": "application/json", ...init.headers };
  return it.backend.fetch(new Request(`http://site.test/auth/v1/${path}`, { ...init, headers }), visitor);
}

function askToken(body: unknown, visitor?: { address: string }) {
  return ask("token?grant_type=password", { method: "POST", body: JSON.stringify(body) }, visitor);
}

async function signedIn() {
  const client = await it.createClient("staff");
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error("no session");
  return { client, session: data.session };
}

test("staff sign in with address and password, the address in any case", async () => {
  const client = await it.createClient("anon");
  const { data, error } = await client.auth.signInWithPassword({ email: email.toUpperCase(), password });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, role: "authenticated", aud: "authenticated", is_anonymous: false });
  expect(data.session?.expires_in).toBe(3600);
  const claims = JSON.parse(Buffer.from(data.session?.access_token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ sub: data.user?.id, role: "authenticated", aud: "authenticated", email, aal: "aal1" });
  expect(claims.exp - claims.iat).toBe(3600);
  expect((await client.auth.getUser()).data.user?.last_sign_in_at).toBeTruthy();
});

test.each([
  ["a wrong password", { email, password: "no es esta clave" }],
  ["an unknown address", { email: "nadie@ninefitness.example", password }],
  ["an address with a NUL", { email: "marta\0@ninefitness.example", password }],
  ["an endless password", { email, password: "x".repeat(100_000) }],
  ["an empty password", { email, password: "" }],
  ["SQL as an address", { email: "' or 1=1 --", password }],
])("%s is answered like any other wrong one", async (_what, credentials) => {
  const response = await askToken(credentials, { address: "192.0.2.77" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 400,
    error_code: "invalid_credentials",
    msg: "Invalid login credentials",
  });
});

test("supabase-js reads the code of a refusal", async () => {
  const client = await it.createClient("anon");
  const { error } = await client.auth.signInWithPassword({ email, password: "no es esta clave" });
  expect(error).toMatchObject({ name: "AuthApiError", status: 400, code: "invalid_credentials" });
});

test("nobody signs up, and nothing asks for an e-mail", async () => {
  const client = await it.createClient("anon");
  const before = await it.sql`select count(*)::int as n from auth.users`;
  const newcomer = { email: "nueva@example.com", password: "una clave bastante larga" };
  expect((await client.auth.signUp(newcomer)).error).toMatchObject({ status: 422, code: "signup_disabled" });
  expect((await client.auth.signInAnonymously()).error).toMatchObject({ status: 422, code: "signup_disabled" });
  expect((await client.auth.signInWithOtp({ email })).error).toMatchObject({ status: 422, code: "otp_disabled" });
  expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({ status: 422 });
  expect((await client.auth.verifyOtp({ email, token: "123456", type: "email" })).error).toMatchObject({ status: 400 });
  expect(await it.sql`select count(*)::int as n from auth.users`).toEqual(before);
});

test("accounts are not made over the network, not even with the secret key", async () => {
  const client = await it.createClient("service");
  const made = await client.auth.admin.createUser({ email: "otra@example.com", password: "una clave bastante larga" });
  expect(made.error).toMatchObject({ status: 403, code: "not_admin" });
});

test.each([
  ["malformed JSON", "POST", "token?grant_type=password", "{", 400, "bad_json"],
  ["a list", "POST", "token?grant_type=password", "[]", 400, "bad_json"],
  ["no body", "POST", "token?grant_type=password", "", 400, "bad_json"],
  [
    "a number as password",
    "POST",
    "token?grant_type=password",
    '{"email":"a@b.c","password":1}',
    400,
    "validation_failed",
  ],
  ["another grant", "POST", "token?grant_type=pkce", "{}", 400, "invalid_credentials"],
  ["no grant", "POST", "token", "{}", 400, "invalid_credentials"],
  ["no refresh token", "POST", "token?grant_type=refresh_token", "{}", 400, "validation_failed"],
  [
    "an invented refresh token",
    "POST",
    "token?grant_type=refresh_token",
    '{"refresh_token":"\\u0000x"}',
    400,
    "refresh_token_not_found",
  ],
  ["a huge body", "POST", "token?grant_type=password", `{"a":"${"x".repeat(1_100_000)}"}`, 413, "validation_failed"],
  ["a wrong method", "GET", "token", undefined, 405, "method_not_allowed"],
  ["the user without a session", "GET", "user", undefined, 401, "no_authorization"],
  ["a name every object has", "GET", "constructor", undefined, 404, "not_found"],
  ["an unknown place", "GET", "nothing/here", undefined, 404, "not_found"],
])("%s is refused by name", async (_what, method, path, body, status, code) => {
  const init = { method, headers: { "x-supabase-api-version": "2024-01-01" }, ...(body === undefined ? {} : { body }) };
  const response = await ask(path, init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(it.problems).toEqual([]);
});

test("settings and health say what is offered", async () => {
  expect(await (await ask("settings")).json()).toMatchObject({ disable_signup: true, external: { email: true } });
  expect((await ask("health")).status).toBe(200);
});

test("guessing is stopped for a while, for that place and account only", async () => {
  const guesser = { address: "203.0.113.5" };
  const guess = { email: "victima@ninefitness.example", password: "adivina adivinanza" };
  const answers = await Promise.all(Array.from({ length: 14 }, () => askToken(guess, guesser)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
  const stopped = await askToken(guess, guesser);
  expect(stopped.status).toBe(429);
  expect(await stopped.json()).toMatchObject({ error_code: "over_request_rate_limit" });
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(500);
  expect((await askToken({ email, password }, guesser)).status).toBe(200);
  expect((await askToken(guess, { address: "203.0.113.6" })).status).toBe(400);
});

test("signing in well, however often, is no guessing", async () => {
  const desk = { address: "203.0.113.20" };
  for (let n = 0; n < 12; n += 1) expect((await askToken({ email, password }, desk)).status).toBe(200);
});

test("the right password is not heard either while guessing is stopped", async () => {
  const guesser = { address: "203.0.113.9" };
  for (let n = 0; n < 10; n += 1) await askToken({ email, password: `intento ${n}` }, guesser);
  expect((await askToken({ email, password }, guesser)).status).toBe(429);
});

test("signing out ends the session for the server too", async () => {
  const { client, session } = await signedIn();
  expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
  const user = await client.auth.getUser(session.access_token);
  expect(user.error).toMatchObject({ name: "AuthSessionMissingError" });
  const refreshed = await client.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(refreshed.error).toMatchObject({ code: "refresh_token_not_found" });
});

test("signing out everywhere, or everywhere else, does what it says", async () => {
  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
  await first.client.auth.signOut({ scope: "others" });
  expect((await first.client.auth.getUser()).error).toBeNull();
  expect((await second.client.auth.getUser(second.session.access_token)).error).not.toBeNull();
  const fourth = await signedIn();
  await first.client.auth.signOut({ scope: "global" });
  expect((await fourth.client.auth.getUser(fourth.session.access_token)).error).not.toBeNull();
  expect((await third.client.auth.getUser(third.session.access_token)).error).not.toBeNull();
});
