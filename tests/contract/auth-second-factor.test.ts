import { beforeEach, expect, test, vi } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { claimsOf, codeOf, makePerson, type Person } from "#tests/fixtures/person-with-app.ts";

let person: Person;

const it = await testBackend();

beforeEach(async () => {
  person = await makePerson(it);
});

test("an app is enrolled, and its first code raises the session as on a hosted project", async () => {
  const client = await person.signedIn();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
    currentAuthenticationMethods: [{ method: "password" }],
  });
  const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil", issuer: "NINE FITNESS" });
  if (!data) throw new Error("not enrolled");
  expect(data).toMatchObject({ type: "totp", friendly_name: "Móvil" });
  expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\/NINE%20FITNESS:persona-\d+%40ninefitness.example\?.*secret=/);
  expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*$/);
  expect((await client.auth.mfa.listFactors()).data).toMatchObject({ totp: [], all: [{ status: "unverified" }] });

  const challenge = await client.auth.mfa.challenge({ factorId: data.id });
  expect(challenge.data).toMatchObject({ type: "totp" });
  const challengeId = challenge.data?.id ?? "";
  const verified = await client.auth.mfa.verify({ factorId: data.id, challengeId, code: codeOf(data.totp.secret) });
  expect(verified.error).toBeNull();
  expect(verified.data).toMatchObject({
    token_type: "bearer",
    user: { email: person.email, factors: [{ status: "verified" }] },
  });
  expect(await claimsOf(client)).toMatchObject({ aal: "aal2", amr: [{ method: "totp" }, { method: "password" }] });
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: data.id, factor_type: "totp" }]);
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: "aal2" });
});

test("a later sign-in is one of aal1 until a code is shown, and the key is never told again", async () => {
  const { factorId, secret } = await person.withApp();
  const client = await person.signedIn();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  });
  expect(JSON.stringify(await client.auth.getUser())).not.toContain(secret);
  const [stored] = (await it.sql`select secret from auth.mfa_factors where id = ${factorId}`) ?? [];
  expect(stored?.secret).not.toContain(secret);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: "aal2" });
});

test("a code is good once, and none from before it either", async () => {
  const { factorId, secret } = await person.withApp();
  const first = await person.signedIn();
  expect((await first.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  const second = await person.signedIn();
  for (const steps of [1, 0]) {
    const { error } = await second.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
    expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
  }
});

test("of two browsers that show one code at once, one is let in", async () => {
  const { factorId, secret } = await person.withApp();
  const browsers = await Promise.all([person.signedIn(), person.signedIn(), person.signedIn()]);
  const code = codeOf(secret);
  const answers = await Promise.all(browsers.map((one) => one.auth.mfa.challengeAndVerify({ factorId, code })));
  expect(answers.filter(({ error }) => !error)).toHaveLength(1);
});

test.each([
  [
    "wrong digits",
    "mfa_verification_failed",
    (secret: string) => String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, "0"),
  ],
  ["a code of ten minutes ago", "mfa_verification_failed", (secret: string) => codeOf(secret, -20)],
  ["letters", "mfa_verification_failed", () => "abcdef"],
  ["nothing", "validation_failed", () => ""],
])("%s do not raise the session", async (_what, code, make) => {
  const { factorId, secret } = await person.withApp();
  const client = await person.signedIn();
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: make(secret) });
  expect(error?.code).toBe(code);
  expect(await claimsOf(client)).toMatchObject({ aal: "aal1" });
});

test("guessing is stopped after five codes, also on another app and for the right one", async () => {
  const { factorId, secret } = await person.withApp();
  const client = await person.signedIn();
  for (let at = 0; at < 5; at += 1) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    expect(error).toMatchObject({ code: "mfa_verification_failed" });
  }
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect(error).toMatchObject({ status: 429, code: "over_request_rate_limit" });
});

test("a challenge ends after five minutes and serves once", async () => {
  const { client, factorId, secret } = await person.withApp();
  const challengeId = (await client.auth.mfa.challenge({ factorId })).data?.id ?? "";
  await it.sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${challengeId}`;
  const late = await client.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) });
  expect(late.error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  const again = (await client.auth.mfa.challenge({ factorId })).data?.id ?? "";
  expect((await client.auth.mfa.verify({ factorId, challengeId: again, code: codeOf(secret) })).error).toBeNull();
  const used = await client.auth.mfa.verify({ factorId, challengeId: again, code: codeOf(secret, 1) });
  expect(used.error).toMatchObject({ status: 422, code: "mfa_ip_address_mismatch" });
});

test("two codes shown on one challenge at once raise one session", async () => {
  const { client, factorId, secret } = await person.withApp();
  const challenge_id = (await client.auth.mfa.challenge({ factorId })).data?.id ?? "";
  const token = (await client.auth.getSession()).data.session?.access_token;
  // supabase-js itself would send one after the other.
  const show = (code: string) =>
    fetch(`${it.url}/auth/v1/factors/${factorId}/verify`, {
      method: "POST",
      headers: { apikey: it.backend.publishableKey, authorization: `Bearer ${token}` },
      body: JSON.stringify({ challenge_id, code }),
    });
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const rows = await it.sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%update auth.mfa_factors set status%'`;
      expect(rows).toHaveLength(count);
    });
  // Both are good by themselves; the one of now first, since none from before a code is.
  await it.sql`update auth.mfa_factors set last_totp_step = null where id = ${factorId}`;
  const answers = await it.sql.begin(async (tx) => {
    await tx`select from auth.mfa_factors where id = ${factorId} for update`;
    const now = show(codeOf(secret, 0));
    await waiting(1);
    const next = show(codeOf(secret, 1));
    await waiting(2);
    return [now, next];
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([200, 422]);
});

test("apps that were begun and never shown a code go with the first that is", async () => {
  const client = await person.signedIn();
  const [lost, shown] = [
    await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil viejo" }),
    await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" }),
  ];
  expect(lost.error).toBeNull();
  const factorId = shown.data?.id ?? "";
  await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(shown.data?.totp.secret ?? "") });
  expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factorId]);
});

test("turning it on ends the sessions of the password alone, and their tokens at our doors", async () => {
  const [elsewhere, further] = await Promise.all([person.signedIn(), person.signedIn()]);
  await person.withApp();
  expect((await elsewhere.from("staff").select()).error).toMatchObject({ code: "PGRST301" });
  expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  expect((await further.auth.refreshSession()).error).toMatchObject({ code: "refresh_token_not_found" });
});

test("the refresh token from before the code opens nothing any more", async () => {
  const { factorId, secret } = await person.withApp();
  const client = await person.signedIn();
  const before = (await client.auth.getSession()).data.session?.refresh_token ?? "";
  await client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  const thief = await person.signedIn();
  expect((await thief.auth.refreshSession({ refresh_token: before })).error).toMatchObject({ status: 400 });
  expect((await client.auth.refreshSession()).error).toBeNull();
});

test("with an app, a session of the password alone changes neither apps nor password", async () => {
  const { factorId } = await person.withApp();
  const client = await person.signedIn();
  expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: "insufficient_aal" });
  const more = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "El de un ladrón" });
  expect(more.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  const changed = await client.auth.updateUser({ password: "otra-clave-larga-de-pruebas" });
  expect(changed.error).toMatchObject({ status: 401, code: "insufficient_aal" });
});

test("taking the app off leaves a session of the password", async () => {
  const { client, factorId } = await person.withApp();
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: "aal1", amr: [{ method: "password" }] });
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
});

test("nobody touches the app of somebody else", async () => {
  const { factorId } = await person.withApp();
  const other = await (await makePerson(it)).signedIn();
  for (const answer of [
    await other.auth.mfa.unenroll({ factorId }),
    await other.auth.mfa.challenge({ factorId }),
    await other.auth.mfa.verify({ factorId, challengeId: factorId, code: "123456" }),
  ]) {
    expect(answer.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
  }
});

test("what is no app is refused by name, and ten are enough", async () => {
  const client = await person.signedIn();
  expect((await client.auth.mfa.enroll({ factorType: "phone", phone: "+34600000000" })).error?.code).toBe(
    "mfa_phone_enroll_not_enabled",
  );
  for (let at = 0; at < 10; at += 1) {
    expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: `${at}` })).error).toBeNull();
  }
  expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "3" })).error?.code).toBe(
    "mfa_factor_name_conflict",
  );
  expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "11" })).error?.code).toBe(
    "too_many_enrolled_mfa_factors",
  );
});

test("an app that nobody confirmed makes room for the next try after five minutes", async () => {
  const client = await person.signedIn();
  await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
  await it.sql`update auth.mfa_factors set created_at = now() - interval '6 minutes' where status = 'unverified'`;
  expect((await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" })).error).toBeNull();
});

test("nothing of all this is in the log", async () => {
  expect(it.problems).toEqual([]);
});
