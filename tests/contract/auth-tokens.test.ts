import { createClient } from "@supabase/supabase-js";
import { SignJWT, UnsecuredJWT } from "jose";
import { beforeEach, expect, test } from "vitest";
import { loadKeys } from "#backend/keys.ts";
import { atTheSameMoment } from "#tests/fixtures/at-the-same-moment.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const jwtSecret = loadKeys(it.dataDir).jwtSecret;
beforeEach(async () => {
  await it.sql`delete from auth.sessions`;
});

async function signIn() {
  const { data } = await (await it.createClient("staff")).auth.getSession();
  if (!data.session) throw new Error("no session");
  return data.session;
}

async function refresh(refresh_token: string) {
  const client = createClient(it.url, it.backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client.auth.refreshSession({ refresh_token });
  return { next: data.session?.refresh_token ?? "", access: data.session?.access_token ?? "", code: error?.code };
}

/** Lets time pass for the tokens, as their grace is ten seconds. */
const passElevenSeconds = () => it.sql`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'`;

test("each refresh gives new tokens for the same session", async () => {
  const session = await signIn();
  const { next, access, code } = await refresh(session.refresh_token);
  expect(code).toBeUndefined();
  expect(next).not.toBe(session.refresh_token);
  const sessionOf = (token: string) => JSON.parse(atob(token.split(".")[1] ?? "")).session_id;
  expect(sessionOf(access)).toBe(sessionOf(session.access_token));
  expect((await refresh(next)).code).toBeUndefined();
});

test("tabs that refresh at the same moment all stay signed in, with one next token", async () => {
  const session = await signIn();
  const tabs = Array.from({ length: 5 }, () => () => refresh(session.refresh_token));
  const answers = await atTheSameMoment(it.sql, "auth.refresh_tokens", tabs);
  expect(new Set(answers.map((answer) => answer.next)).size).toBe(1);
  expect(answers.every((answer) => answer.code === undefined)).toBe(true);
  // auth-js tries again by itself after a 500, so a failure would show only here.
  expect(it.problems).toEqual([]);
});

test("an answer that got lost can be asked for again", async () => {
  const session = await signIn();
  const lost = await refresh(session.refresh_token);
  await passElevenSeconds();
  expect((await refresh(session.refresh_token)).next).toBe(lost.next);
});

test("an old token shown later means a copy exists: the session ends for everybody", async () => {
  const session = await signIn();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.next);
  await passElevenSeconds();
  expect((await refresh(session.refresh_token)).code).toBe("refresh_token_already_used");
  expect((await refresh(third.next)).code).toBe("refresh_token_not_found");
  const user = await (await it.createClient("anon")).auth.getUser(third.access);
  expect(user.error).toMatchObject({ name: "AuthSessionMissingError" });
});

test("the database keeps no token that could be used", async () => {
  const session = await signIn();
  const rows = await it.sql`select token, parent from auth.refresh_tokens`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
  expect((await refresh(rows[0]?.token)).code).toBe("refresh_token_not_found");
});

test("a session nobody used for a month is over", async () => {
  const session = await signIn();
  await it.sql`update auth.sessions set created_at = now() - interval '31 days', refreshed_at = null`;
  expect((await refresh(session.refresh_token)).code).toBe("session_expired");
  expect(await it.sql`select from auth.sessions`).toHaveLength(0);
});

test("somebody banned gets no further tokens", async () => {
  const session = await signIn();
  await it.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${session.user.id}`;
  expect((await refresh(session.refresh_token)).code).toBe("user_banned");
  await it.sql`update auth.users set banned_until = null`;
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const staffClaims = { role: "authenticated", sub: "11111111-1111-4111-8111-111111111111" };
const sign = (claims: Record<string, unknown>, secret: string, alg = "HS256") =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

const badTokens: [string, () => Promise<string> | string][] = [
  ["forged", () => sign({ ...staffClaims, exp: inAnHour() }, "x".repeat(43))],
  ["expired", () => sign({ ...staffClaims, exp: inAnHour() - 3601 }, jwtSecret)],
  ["without an end", () => sign(staffClaims, jwtSecret)],
  ["unsigned", () => new UnsecuredJWT({ ...staffClaims, exp: inAnHour() }).encode()],
  ["of another algorithm", () => sign({ ...staffClaims, exp: inAnHour() }, jwtSecret.repeat(2), "HS512")],
  ["of a role nobody has", () => sign({ ...staffClaims, role: "postgres", exp: inAnHour() }, jwtSecret)],
  ["of no role", () => sign({ sub: staffClaims.sub, exp: inAnHour() }, jwtSecret)],
  ["of nobody in particular", () => sign({ role: "authenticated", exp: inAnHour() }, jwtSecret)],
  ["that is no token", () => "hola"],
];

const doors: [string, number, object][] = [
  ["/rest/v1/clubs", 401, { code: "PGRST301" }],
  ["/auth/v1/user", 403, { code: "bad_jwt" }],
  ["/storage/v1/bucket", 401, { code: "InvalidJWT", statusCode: "401" }],
  ["/functions/v1/contact-form-ai-responder", 401, { code: 401 }],
];

for (const [what, make] of badTokens) {
  test.each(doors)(`a token ${what} does not open %s`, async (path, status, body) => {
    const headers = { apikey: it.backend.publishableKey, authorization: `Bearer ${await make()}` };
    const response = await it.backend.fetch(new Request(`http://site.test${path}`, { headers }));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });
}

test("without a key no door opens, with a wrong one neither", async () => {
  for (const [path] of doors) {
    const none = await it.backend.fetch(new Request(`http://site.test${path}`));
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ message: "No API key found in request" });
    for (const key of ["sb_publishable_invented", "sb_secret_", `${it.backend.secretKey}x`, " "]) {
      const wrong = await it.backend.fetch(new Request(`http://site.test${path}`, { headers: { apikey: key } }));
      expect(wrong.status).toBe(401);
    }
  }
});

test("a key in the address opens as well", async () => {
  const url = `http://site.test/rest/v1/clubs?select=id&apikey=${it.backend.publishableKey}`;
  expect((await it.backend.fetch(new Request(url))).status).toBe(200);
});
