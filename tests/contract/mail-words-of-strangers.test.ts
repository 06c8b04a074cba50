import { expect, test } from "vitest";
import type { TakenMail } from "#backend/mail/outbox.ts";
import { writeLetter } from "#backend/mail/write-letter.ts";
import { testDatabase } from "#tests/fixtures/of-file.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const database = await testDatabase();

const house = { name: null, address: null, phone: null, email: null, taxId: null };

async function letterFor(kind: TakenMail["kind"], asked: object): Promise<string> {
  const { sql } = database;
  const row = rowFor("public.requests", { message: crypto.randomUUID(), email: "ana@correo.example", ...asked });
  const [added] = await sql`insert into requests ${sql(row)} returning id`;
  await sql`insert into visits (id, club_id, starts_at, ends_at, status) values (${added?.id}, 'acacias',
    now() + interval '2 days', now() + interval '2 days 30 minutes',
    ${kind === "visit_cancelled" ? "cancelled" : "booked"})`;
  const mail = { id: crypto.randomUUID(), kind, request_id: added?.id, data: {} } as unknown as TakenMail;
  return JSON.stringify(await writeLetter({ sql, siteUrl: "https://ninefitness.example" }, mail, house));
}

const kinds = ["visit_booked", "visit_reminder", "visit_moved", "visit_cancelled"] as const;

test.each(kinds)("a mail of %s greets by name, and nobody whose name is an address", async (kind) => {
  expect(await letterFor(kind, { kind: "visit", name: "Carmen Ridruejo" })).toContain("Hola, Carmen:");
  for (const name of ["https://evil.example/premio", "evil.example", "Ana: evil.example/premio"]) {
    const letter = await letterFor(kind, { kind: "visit", name });
    expect(letter).toContain('"Hola:"');
    expect(letter).not.toContain("evil");
  }
});

test("a notice to the club has no link but ours", async () => {
  const asked = { kind: "message", club_id: "acacias", subject: "Cobra tu premio en evil.example/premio" };
  const notice = await letterFor("request_notice", asked);
  expect(notice).toContain("ACACIAS");
  expect(notice).not.toContain("evil");
  expect(await letterFor("request_notice", { ...asked, subject: "Clases y horarios" })).toContain("Clases y horarios");
});
