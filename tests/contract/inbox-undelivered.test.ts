import { expect, test, vi } from "vitest";
import { actAs } from "#tests/fixtures/act-as.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";
import { openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";

const box = testOutbox();
const asStaff =
  () =>
  (query: string, values: string[] = []) =>
    actAs(box.sql(), "staff", (tx) => tx.unsafe(query, values));

async function first() {
  const rows = await actAs(
    box.sql(),
    "staff",
    (tx) => tx`select id, status from list_inbox(null, null, null, null, '{}', 0, 10)`,
  );
  return rows[0];
}

test("an answer that came back reopens its request, before all others, until somebody sees to it", async () => {
  const post = box.closing(await openUnrulyMailServer());
  post.be("refuses the person");
  await box.sql()`delete from requests`;
  await box.sql()`delete from partner_submissions`;
  await box.work(post.url);
  await box.ask({ status: "new", created_at: "2020-01-01" });
  const id = await box.quietRequest();
  const mail = await box.answer(id, "Re: Horarios", "Hola.");
  await box.sql()`update requests set status = 'answered' where id = ${id}`;
  await vi.waitFor(async () => expect((await box.read(mail))?.state).toBe("failed"), { timeout: 20_000 });
  expect(await first()).toMatchObject({ id, status: "undelivered" });
  const counts = await asStaff()("select status, total::int from inbox_counts() where status = 'undelivered'");
  expect([...counts]).toEqual([{ status: "undelivered", total: 1 }]);
  const [backlog] = await asStaff()("select inbox_backlog() as it");
  expect(backlog?.it.kinds).toContainEqual(expect.objectContaining({ undelivered: 1 }));

  // Tried again, it is on its way and answered as before.
  post.be("takes");
  await asStaff()("select retry_mail($1)", [mail]);
  const status = async () => (await asStaff()("select status from inbox where id = $1", [id]))[0]?.status;
  expect(await status()).toBe("answered");
});

test("whoever is called instead is answered", async () => {
  const id = await box.quietRequest();
  await box.answer(id, "Re: Horarios", "Hola.");
  await box.sql()`update outbox set state = 'failed', failure = 'refused' where request_id = ${id}`;
  const status = async () => (await asStaff()("select status from inbox where id = $1", [id]))[0]?.status;
  expect(await status()).toBe("undelivered");
  await asStaff()("insert into request_events (request_id, action, words) values ($1, 'note', 'Llamar')", [id]);
  expect(await status()).toBe("undelivered");
  await asStaff()("insert into request_events (request_id, action) values ($1, 'call')", [id]);
  expect(await status()).toBe("open");
});

test("what is put off comes back on its day, and is nobody's backlog until then", async () => {
  const id = await box.quietRequest();
  const putOff = (moment: string) =>
    asStaff()(`update requests set attention = 'reminder', attention_at = ${moment} where id = $1`, [id]);
  const waits = async () => (await asStaff()("select is_waiting from inbox where id = $1", [id]))[0]?.is_waiting;
  await putOff("now() + interval '1 day'");
  expect(await waits()).toBe(false);
  await putOff("now() - interval '1 minute'");
  expect(await waits()).toBe(true);
  await asStaff()("update requests set status = 'closed' where id = $1", [id]);
  expect(await waits()).toBe(false);
});

test("a process that ends says so, and no answer is taken that nobody will send", async () => {
  const id = await box.quietRequest();
  await box.sql()`update mail_service set seen_at = now() - interval '5 seconds', stopped_at = now()`;
  await expect(box.answer(id, "Re: Horarios", "Hola.", false)).rejects.toMatchObject({ code: "PT409" });
  await box.sql()`update mail_service set seen_at = now() - interval '2 minutes', stopped_at = null`;
  await expect(box.answer(id, "Re: Horarios", "Hola.", false)).rejects.toMatchObject({ code: "PT409" });
  await box.answer(id, "Re: Horarios", "Hola.");
});

test("a mail that was given up is not tried again while nobody sends", async () => {
  const id = await box.quietRequest();
  const mail = await box.answer(id, "Re: Horarios", "Hola.");
  await box.sql()`update outbox set state = 'failed', failure = 'refused' where id = ${mail}`;
  await box.sql()`update mail_service set seen_at = now() - interval '2 minutes'`;
  await expect(asStaff()("select retry_mail($1)", [mail])).rejects.toMatchObject({ code: "PT409" });
  expect(await box.read(mail)).toMatchObject({ state: "failed", failure: "refused" });
});
