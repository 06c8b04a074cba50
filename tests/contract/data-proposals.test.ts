import { expect, test } from "vitest";
import { changeRequest } from "#app/data/inbox/inbox.ts";
import { sendProposal } from "#app/data/inbox/proposals.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const visitor = await it.createClient("anon", "in-process");

test("a proposal arrives once, pending, and cannot be read by its sender", async () => {
  const proposal = {
    company_name: "Velto Sport",
    contact_name: "Ana",
    email: "ana@velto.example",
    phone: null,
    website: "https://velto.example",
    proposal: "Ropa para el equipo.",
  };
  await sendProposal(visitor, proposal);
  await sendProposal(visitor, proposal);
  const rows = await it.sql`select company_name, status from partner_submissions where email = 'ana@velto.example'`;
  expect([...rows]).toEqual([{ company_name: "Velto Sport", status: "pending" }]);
  const { data } = await visitor.from("partner_submissions").select("*");
  expect(data ?? []).toEqual([]);
});

test("a proposal that the table refuses is an error, not a silence", async () => {
  const empty = { company_name: " ", contact_name: "A", email: "a@b.c", phone: null, website: null, proposal: "x" };
  await expect(sendProposal(visitor, empty)).rejects.toMatchObject({ code: "23514" });
});

test("of two people who take a request at once one has it, and the other hears of it", async () => {
  const staff = await it.createClient("staff");
  const [proposal] = await it.sql`select id from partner_submissions limit 1`;
  const people = await it.sql<{ user_id: string }[]>`select user_id from staff limit 1`;
  const me = people[0]?.user_id ?? null;
  // Both have looked at it while it was nobody's.
  const seen = { id: String(proposal?.id), kind: "proposal", assigned_to: null } as const;
  await changeRequest(staff, seen, { assigned_to: me });
  expect(await changeRequest(staff, seen, { assigned_to: null })).toBe(false);
  const [kept] = await it.sql`select assigned_to from partner_submissions where id = ${seen.id}`;
  expect(kept).toEqual({ assigned_to: me });
  await changeRequest(staff, { ...seen, assigned_to: me }, { assigned_to: null });
});
