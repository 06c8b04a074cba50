import { afterEach, beforeEach, expect, test } from "vitest";
import { addStaff, ensureFirstStaff, listStaff, removeStaff, setPassword } from "#backend/auth/staff.ts";
import { atTheSameMoment } from "#tests/fixtures/at-the-same-moment.ts";
import { openTestBackend, people, type TestBackend } from "#tests/fixtures/backend.ts";

let it: TestBackend;
const { email, password } = people.staff;
const another = "una clave nueva y larga";

beforeEach(async () => {
  it = await openTestBackend();
});
afterEach(() => it.close());

async function tryPassword(attempt: string, who: string = email) {
  const client = await it.createClient("anon");
  const { error } = await client.auth.signInWithPassword({ email: who, password: attempt });
  return error?.code ?? "signed in";
}

test("staff change their own password; their other sessions end", async () => {
  const [here, there] = [await it.createClient("staff"), await it.createClient("staff")];
  expect((await here.auth.updateUser({ password: another })).error).toBeNull();
  expect((await here.auth.getUser()).error).toBeNull();
  expect((await there.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  expect(await tryPassword(password)).toBe("invalid_credentials");
  expect(await tryPassword(another)).toBe("signed in");
});

test("weak, same and impossible passwords are refused", async () => {
  const client = await it.createClient("staff");
  const weak = await client.auth.updateUser({ password: "corta" });
  expect(weak.error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, reasons: ["length"] });
  const common = await client.auth.updateUser({ password: "Contraseña-2026" });
  expect(common.error).toMatchObject({ name: "AuthWeakPasswordError", status: 422, reasons: ["pwned"] });
  for (const own of [email, email.toUpperCase(), `${email}2026`, email.replace("@", " ")]) {
    const { error } = await client.auth.updateUser({ password: own });
    expect(error, own).toMatchObject({ name: "AuthWeakPasswordError", reasons: ["characters"] });
  }
  await expect(addStaff(it.sql, "eva.marin.lopez@nine.example", "Eva-Marin-Lopez 1987")).rejects.toThrow("different");
  expect((await client.auth.updateUser({ password: "x".repeat(600) })).error).toMatchObject({ code: "weak_password" });
  expect((await client.auth.updateUser({ password })).error).toMatchObject({ code: "same_password" });
  expect((await client.auth.updateUser({ email: "otra@example.com" })).error).toMatchObject({ status: 422 });
  expect((await client.auth.updateUser({ data: { role: "admin" } })).error).toMatchObject({ status: 422 });
  expect(await tryPassword(password)).toBe("signed in");
});

test("the present password must be right when it is sent, and be sent when the sign-in is old", async () => {
  const client = await it.createClient("staff");
  const wrong = await client.auth.updateUser({ password: another, current_password: "no es esta" });
  expect(wrong.error).toMatchObject({ code: "invalid_credentials" });
  await it.sql`update auth.sessions set created_at = now() - interval '2 days'`;
  expect((await client.auth.updateUser({ password: another })).error).toMatchObject({
    code: "reauthentication_needed",
  });
  expect((await client.auth.updateUser({ password: another, current_password: password })).error).toBeNull();
});

test("whoever is taken off the staff is out at once", async () => {
  await addStaff(it.sql, "luis@ninefitness.example", another);
  const client = await it.createClient("anon");
  await client.auth.signInWithPassword({ email: "luis@ninefitness.example", password: another });
  const rename = () => client.from("clubs").update({ name: "PRUEBA" }).eq("id", "acacias").select();
  expect((await rename()).data).toHaveLength(1);
  expect(await removeStaff(it.sql, " LUIS@ninefitness.example ")).toBe("removed");
  expect((await rename()).data ?? []).toHaveLength(0);
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  expect(await tryPassword(another, "luis@ninefitness.example")).toBe("invalid_credentials");
});

test("somebody always stays", async () => {
  expect(await removeStaff(it.sql, "nadie@ninefitness.example")).toBe("unknown");
  expect(await removeStaff(it.sql, email)).toBe("last one");
  expect((await listStaff(it.sql)).map((member) => member.email)).toEqual([email]);
});

test("a member is added once and keeps her password", async () => {
  expect(await addStaff(it.sql, email.toUpperCase(), another)).toBe("already there");
  expect(await tryPassword(password)).toBe("signed in");
  await expect(addStaff(it.sql, "no es una dirección", another)).rejects.toThrow(RangeError);
  await expect(addStaff(it.sql, "eva@ninefitness.example", "corta")).rejects.toMatchObject({ code: "weak_password" });
});

test("a password given by the command ends the sessions under the old one", async () => {
  const client = await it.createClient("staff");
  expect(await setPassword(it.sql, email, another)).toBe("changed");
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect(await tryPassword(another)).toBe("signed in");
  expect(await setPassword(it.sql, "nadie@ninefitness.example", another)).toBe("unknown");
});

test("two first starts at once make one first member", async () => {
  await it.sql`delete from auth.users`;
  const starts = [() => ensureFirstStaff(it.sql, {}), () => ensureFirstStaff(it.sql, {})];
  const outcomes = await atTheSameMoment(it.sql, "auth.users", starts);
  const made = outcomes.filter((outcome) => outcome !== null);
  expect(made).toHaveLength(1);
  expect(await tryPassword(made[0]?.generatedPassword ?? "", made[0]?.email)).toBe("signed in");
  expect(await ensureFirstStaff(it.sql, { email: "tarde@ninefitness.example", password: another })).toBeNull();
});
