import { beforeEach, expect, test } from "vitest";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { claimsOf, makePerson, type Person } from "#tests/fixtures/person-with-app.ts";

let person: Person;

const it = await testBackend();

beforeEach(async () => {
  person = await makePerson(it);
});

test("recovery codes come ten at a time, are stored as digests and good once", async () => {
  const { client } = await person.withApp();
  const { data } = await client.auth.mfa.recoveryCodes.generate();
  expect(data).toMatchObject({ type: "recovery_code", total: 10 });
  expect(new Set(data?.codes).size).toBe(10);
  const stored = await it.sql`select code_hash from auth.mfa_recovery_codes`;
  expect(JSON.stringify(stored)).not.toContain(data?.codes[0]);

  const lost = await person.signedIn();
  const typed = data?.codes[0]?.toUpperCase().match(/.{4}/g)?.join("-") ?? "";
  expect((await lost.auth.mfa.recoveryCodes.verify({ code: ` ${typed} ` })).error).toBeNull();
  expect(await claimsOf(lost)).toMatchObject({ aal: "aal2", amr: [{ method: "mfa/recovery_code" }, {}] });
  expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  const again = await person.signedIn();
  expect((await again.auth.mfa.recoveryCodes.verify({ code: typed })).error).toMatchObject({
    status: 422,
    code: "mfa_verification_failed",
  });
});

test("new recovery codes end the old ones, and only a session of aal2 gets any", async () => {
  const { client, factorId } = await person.withApp();
  const old = (await client.auth.mfa.recoveryCodes.generate()).data?.codes ?? [];
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe("mfa_verified_factor_exists");
  expect((await client.auth.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10);
  const plain = await person.signedIn();
  expect((await plain.auth.mfa.recoveryCodes.regenerate()).error?.code).toBe("insufficient_aal");
  expect((await plain.auth.mfa.recoveryCodes.unenroll()).error?.code).toBe("insufficient_aal");
  expect((await plain.auth.mfa.recoveryCodes.verify({ code: old[1] ?? "" })).error?.code).toBe(
    "mfa_verification_failed",
  );
  await client.auth.mfa.unenroll({ factorId });
  expect((await client.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe("mfa_factor_not_found");
});

test("recovery codes are no factor of their own, and guessing them is stopped", async () => {
  const client = await person.signedIn();
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe("mfa_recovery_codes_sole_factor");
  for (let at = 0; at < 5; at += 1) {
    const { error } = await client.auth.mfa.recoveryCodes.verify({ code: "2h8kqw3m7xt49rpn" });
    expect(error?.code).toBe("mfa_verification_failed");
  }
  expect((await client.auth.mfa.recoveryCodes.verify({ code: "2h8kqw3m7xt49rpn" })).error).toMatchObject({
    status: 429,
    code: "mfa_recovery_codes_locked",
  });
});

test("nothing of all this is in the log", async () => {
  expect(it.problems).toEqual([]);
});
