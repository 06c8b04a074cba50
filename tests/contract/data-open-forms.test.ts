import { beforeAll, beforeEach, expect, test } from "vitest";
import { seeForm } from "#app/data/record/open-forms.ts";
import { actAs } from "#tests/fixtures/act-as.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const staff = await it.createClient("staff");
beforeAll(async () => {
  await it.sql`insert into auth.users (id, email) values (${lucia}, 'lucia.prieto@ninefitness.example')`;
  await it.sql`insert into staff (user_id) values (${lucia})`;
});
beforeEach(() => it.sql`truncate private.open_forms`);

const lucia = "11111111-2222-4333-8444-555555555555";
const form = "precios/1";

const luciaSees = (name: string, minutesAgo = 0) =>
  it.sql`insert into private.open_forms values (${name}, ${lucia}, now() - make_interval(secs => ${minutesAgo * 60}))`;

test("a form says who else has it open, and nothing of other forms or of oneself", async () => {
  await luciaSees("precios/2");
  expect(await seeForm(staff, form, true)).toEqual([]);
  await luciaSees(form);
  expect(await seeForm(staff, form, true)).toEqual(["Lucia Prieto"]);
});

test("whoever closed it, or has not been heard of, has it open no more", async () => {
  await luciaSees(form, 1.2);
  expect(await seeForm(staff, form, true)).toEqual(["Lucia Prieto"]);
  await it.sql`update private.open_forms set seen_at = now() - interval '76 seconds' where person = ${lucia}`;
  expect(await seeForm(staff, form, true)).toEqual([]);
  await seeForm(staff, form, false);
  expect(await it.sql`select from private.open_forms`).toHaveLength(0);
});

test("strangers learn nothing, and a name of any length is a name", async () => {
  await seeForm(staff, form, true);
  // Nor is she seen: as who was staff when she opened it, she asks on without fault.
  expect(await seeForm(await it.createClient("stranger"), form, true)).toEqual([]);
  expect(await it.sql`select from private.open_forms`).toHaveLength(1);
  await expect(seeForm(await it.createClient("anon"), form, true)).rejects.toMatchObject({ code: "42501" });
  await expect(actAs(it.sql, "staff", (tx) => tx`select * from private.open_forms`)).rejects.toMatchObject({
    code: "42501",
  });
  expect(await seeForm(staff, "x".repeat(100_000), true)).toEqual([]);
});
