import { beforeEach, describe, expect, test, vi } from "vitest";
import { actAs } from "#tests/fixtures/act-as.ts";
import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";
import { openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";

const { sql, closing, work, ask, answer, left } = testOutbox();

describe("what is sent", () => {
  let post: Awaited<ReturnType<typeof openMailServer>>;
  beforeEach(async () => {
    post = closing(await openMailServer());
    await work(post.url);
  });

  test("a new request is told to the house at once, without who wrote and what", async () => {
    const arriving = post.next();
    await ask({ name: "Javier Montalbán", message: "¿Hay parking?", subject: "Tarifas y pagos", club_id: "acacias" });
    const mail = await arriving;
    expect(mail.to).toEqual(["hola@ninefitness.example"]);
    expect(mail.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail.text).toMatch(/Message-ID: <[0-9a-f-]{36}@ninefitness\.example>\r\n/);
    expect(mail.text).toContain("Ha llegado un mensaje.");
    expect(mail.text).toMatch(/https:\/\/ninefitness\.example\/admin\/inbox\/[0-9a-f-]{36}/);
    expect(mail.text).toContain("NIF B00000000");
    expect(mail.text).not.toMatch(/Javier|parking|javier@/);
  });

  test("an answer goes to whoever wrote, follows the one before it, and stays in the history", async () => {
    const id = await ask({ name: "Javier", message: "¿Hay <b>parking</b>?" });
    const first = await answerAndReceive(id, "Re: Parking", "Sí, hay.\n\nMarta");
    expect(first.to).toEqual(["javier@correo.example"]);
    expect(first.text).toMatch(/^Reply-To: hola@ninefitness\.example\r$/m);
    expect(first.text).not.toMatch(/Auto-Submitted/);
    expect(first.text).toContain("> ¿Hay <b>parking</b>?");
    expect(first.text).toContain("¿Hay &lt;b&gt;parking&lt;/b&gt;?");
    const second = await answerAndReceive(id, "Re: Parking", "Y es gratis.");
    const name = /^Message-ID: (<.*>)/m.exec(first.text)?.[1];
    expect(second.text).toContain(`In-Reply-To: ${name}`);
    const kept = await sql()`
      select state, words, person_email from outbox where kind = 'answer' order by created_at`;
    expect(kept).toMatchObject([
      { state: "sent", words: "Sí, hay.\n\nMarta" },
      { state: "sent", words: "Y es gratis." },
    ]);
  });

  test("the line above what was asked is in the language in which it was", async () => {
    const id = await ask({ name: "Liv", message: "Is there parking?", language: "en" });
    const mail = await answerAndReceive(id, "Re: Your message to NINE FITNESS", "Yes, there is.");
    expect(mail.text).toMatch(/On \d{1,2} [A-Z][a-z]+ \d{4} you wrote to us:/);
    expect(mail.text).toContain('<html lang="en">');
    expect(mail.text).not.toContain("nos escribiste");
  });

  test("nobody writes a header through a subject", async () => {
    const id = await ask();
    const mail = await answerAndReceive(id, "Hola\r\nBcc: otra@correo.example\r\n\r\nCuerpo", "Texto");
    expect(mail.to).toEqual(["javier@correo.example"]);
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.text).toMatch(/^Subject: Hola Bcc: otra@correo\.example Cuerpo/m);
  });

  async function answerAndReceive(id: string, subject: string, words: string) {
    await vi.waitFor(async () => expect(await idle()).toBe(true), { timeout: 20_000, interval: 100 });
    const arriving = post.next();
    await answer(id, subject, words);
    const mail = await arriving;
    await vi.waitFor(async () => expect(await idle()).toBe(true), { timeout: 20_000, interval: 100 });
    return mail;
  }

  const idle = async () => {
    const [row] = await sql()`
      select (select seen_at is not null from mail_service)
        and not exists (select from outbox where state in ('waiting', 'sending')) as idle`;
    return row?.idle;
  };
});

test("what is too late is not sent: an answer is shown as failed, the rest is dropped", async () => {
  const post = closing(await openUnrulyMailServer());
  await sql()`
    insert into outbox (kind, recipient, subject, words, expires_at) values
      ('answer', 'javier@correo.example', 'Re', 'Sí', now() - interval '1 minute'),
      ('digest', null, null, null, now() - interval '1 minute')`;
  await work(post.url);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 20_000 });
  expect(await sql()`select kind, state, failure from outbox order by kind`).toEqual([
    { kind: "answer", state: "failed", failure: "late" },
    { kind: "digest", state: "dropped", failure: "late" },
  ]);
  expect(post.taken).toEqual([]);
});

test("where nobody sends mail nothing is written, and an answer is refused", async () => {
  const id = await ask();
  expect(await sql()`select from outbox`).toHaveLength(0);
  await expect(answer(id, "Re", "Sí", false)).rejects.toMatchObject({ code: "PT409" });
});

test("a flood of requests is told sixty times an hour", async () => {
  await sql()`update mail_service set seen_at = now()`;
  for (let index = 0; index < 70; index += 1) await ask({ email: `persona${index}@correo.example` });
  expect(await sql()`select from outbox where kind = 'request_notice'`).toHaveLength(60);
});

test("mails go with the request that they answer", async () => {
  const id = await ask();
  await answer(id, "Re", "Sí");
  await sql()`delete from requests where id = ${id}`;
  expect(await sql()`select from outbox`).toHaveLength(0);
});

test("strangers and people without a place answer nobody", async () => {
  const id = await ask();
  for (const actor of ["anon", "stranger"] as const) {
    const trying = actAs(sql(), actor, (tx) => tx`select send_answer(${id}, 'Re', 'Hola')`);
    await expect(trying, actor).rejects.toMatchObject({ code: "42501" });
  }
});
