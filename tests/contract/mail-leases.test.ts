import { expect, test } from "vitest";
import { openMailer } from "#backend/mail/open-mailer.ts";
import { LeaseLost, noteHandover, takeMail } from "#backend/mail/outbox.ts";
import { sendMail } from "#backend/mail/send-mail.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";
import { openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";

const { log, sql, closing, ask } = testOutbox();

async function mailThat(details: object): Promise<string> {
  const mail = { kind: "answer", recipient: "javier@correo.example", subject: "Re", words: "Sí", ...details };
  const [row] = await sql()`insert into outbox ${sql()(mail)} returning id`;
  return row?.id;
}

test("nobody takes a mail before it is due, or that somebody else has", async () => {
  const id = await mailThat({ due_at: new Date(Date.now() + 3_600_000) });
  expect(await takeMail(sql(), id, 60_000)).toBe("over");
  await sql()`update outbox set due_at = now() where id = ${id}`;
  expect(await takeMail(sql(), id, 60_000)).toMatchObject({ id, attempts: 1 });
  expect(await takeMail(sql(), id, 60_000)).toBe("taken");
});

test("the last byte leaves only while the lease lasts", async () => {
  const id = await mailThat({});
  const mail = await takeMail(sql(), id, 60_000);
  if (typeof mail === "string") throw new Error(mail);
  await noteHandover(sql(), mail, "<uno@ninefitness.example>");
  await sql()`update outbox set leased_until = now() - interval '1 millisecond' where id = ${id}`;
  await expect(noteHandover(sql(), mail, "<dos@ninefitness.example>")).rejects.toThrow(LeaseLost);
  expect(await sql()`select message_id from outbox where id = ${id}`).toEqual([
    { message_id: "<uno@ninefitness.example>" },
  ]);
});

test.each([
  ["visit_booked", "cancelled", "dropped"],
  ["visit_moved", "cancelled", "dropped"],
  ["visit_reminder", "cancelled", "dropped"],
  ["visit_cancelled", "booked", "dropped"],
  ["visit_booked", "booked", "sent"],
])("a mail «%s» of a visit that is %s meanwhile is %s", async (kind, status, state) => {
  const post = closing(await openUnrulyMailServer());
  const from = "NINE FITNESS <web@ninefitness.example>";
  const visit = await ask({ kind: "visit", status: "answered", email: "carmen@correo.example" });
  await sql()`
    insert into visits (id, club_id, starts_at, ends_at, status)
    values (${visit}, 'acacias', now() + interval '2 days', now() + interval '2 days 30 minutes', ${status})`;
  const id = await mailThat({
    kind,
    request_id: visit,
    subject: null,
    words: null,
    data: sql().json({ club: "ACACIAS" }),
  });
  const mailer = openMailer({ smtpUrl: post.url, from });
  const site = { siteUrl: "https://ninefitness.example", house: {} };
  await sendMail({ sql: sql(), mailer, from, leaseMs: 60_000, log, ...site }, id);
  expect(await sql()`select state from outbox where id = ${id}`).toEqual([{ state }]);
  expect(post.taken).toHaveLength(state === "sent" ? 1 : 0);
});
