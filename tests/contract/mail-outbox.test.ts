import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type QueuePace, workMailQueue } from "#backend/mail/mail-queue.ts";
import { openMailer } from "#backend/mail/open-mailer.ts";
import { actAs, addAccounts } from "#tests/fixtures/act-as.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { type Mood, openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";
import { accounts, rowFor } from "#tests/fixtures/valid-rows.ts";

const pace: Partial<QueuePace> = {
  pollSeconds: 0.5,
  superviseSeconds: 1,
  heartbeatSeconds: 10,
  retrySeconds: 1,
  longestRetrySeconds: 1,
  lookEveryMs: 300,
};
const from = "NINE FITNESS <web@ninefitness.example>";
const stops: (() => Promise<void>)[] = [];
const log = { info() {}, warn: vi.fn(), error: vi.fn() };
let database: TestDatabase;

beforeEach(async () => {
  database = await cloneDatabase();
  await addAccounts(database.sql);
  log.warn.mockClear();
  log.error.mockClear();
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await database.drop();
  expect(log.error).not.toHaveBeenCalled();
});

describe("what is sent", () => {
  let post: Awaited<ReturnType<typeof openMailServer>>;
  beforeEach(async () => {
    post = await openMailServer();
    stops.push(post.close);
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
    const kept = await database.sql`
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
    const [row] = await database.sql`
      select (select seen_at is not null from mail_service)
        and not exists (select from outbox where state in ('waiting', 'sending')) as idle`;
    return row?.idle;
  };
});

describe("a mail server that", () => {
  const failing: [Mood, { state: string; failure: string }][] = [
    ["refuses the person", { state: "failed", failure: "refused" }],
    ["refuses the words", { state: "failed", failure: "refused" }],
    ["not now", { state: "waiting", failure: "later" }],
    ["refuses the login", { state: "waiting", failure: "login" }],
    ["never answers", { state: "waiting", failure: "cut" }],
    ["cuts in the middle", { state: "waiting", failure: "unreachable" }],
    ["cuts before it answers", { state: "waiting", failure: "cut" }],
  ];

  test.each(failing)("«%s» is told apart, and the mail goes when it mends", async (mood, expected) => {
    const post = await openUnrulyMailServer();
    stops.push(post.close);
    post.be(mood);
    await work(post.url, 500);
    const mail = await answer(await quietRequest(), "Re: Parking", "Sí.");
    await vi.waitFor(async () => expect(await read(mail)).toMatchObject(expected), { timeout: 20_000, interval: 20 });
    expect(log.warn.mock.calls.flat().join()).not.toMatch(/@correo\.example|no such mailbox/);
    post.be("takes");
    const before = post.taken.length;
    if (expected.state === "failed") {
      expect(post.taken).toHaveLength(0);
      expect((await read(mail))?.failure_words).toMatch(/^5\d\d/);
      await actAs(database.sql, "staff", (tx) => tx`select retry_mail(${mail})`);
    }
    await vi.waitFor(async () => expect(await read(mail)).toMatchObject({ state: "sent" }), { timeout: 30_000 });
    expect(post.taken).toHaveLength(before + 1);
    // One that comes twice is the same mail.
    expect(new Set(post.taken).size).toBe(1);
  });

  test("is away is waited for, and the panel can say since when", async () => {
    const gone = await openUnrulyMailServer();
    await gone.close();
    await work(gone.url, 500);
    const mail = await answer(await quietRequest(), "Re: Parking", "Sí.");
    await vi.waitFor(async () => expect(await read(mail)).toMatchObject({ failure: "unreachable" }), {
      timeout: 20_000,
    });
    const [service] = await database.sql`select failing_since, failure from mail_service`;
    expect(service).toMatchObject({ failing_since: expect.any(Date), failure: "unreachable" });
    const back = await openUnrulyMailServer(gone.port);
    stops.push(back.close);
    await vi.waitFor(async () => expect(await read(mail)).toMatchObject({ state: "sent" }), { timeout: 30_000 });
    // Noted right after the mail itself.
    const isWell = async () =>
      expect(await database.sql`select failing_since from mail_service`).toMatchObject([{ failing_since: null }]);
    await vi.waitFor(isWell);
  });
});

test("however many processes work one outbox, each mail leaves once, also a slow one", async () => {
  const post = await openUnrulyMailServer();
  stops.push(post.close);
  post.be("is slow");
  await Promise.all([work(post.url), work(post.url), work(post.url)]);
  await writeMany(40);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 50_000, interval: 200 });
  expect(post.taken).toHaveLength(40);
  expect(new Set(post.taken).size).toBe(40);
});

test("what is too late is not sent: an answer is shown as failed, the rest is dropped", async () => {
  const post = await openUnrulyMailServer();
  stops.push(post.close);
  await database.sql`
    insert into outbox (kind, recipient, subject, words, expires_at) values
      ('answer', 'javier@correo.example', 'Re', 'Sí', now() - interval '1 minute'),
      ('digest', null, null, null, now() - interval '1 minute')`;
  await work(post.url);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 20_000 });
  expect(await database.sql`select kind, state, failure from outbox order by kind`).toEqual([
    { kind: "answer", state: "failed", failure: "late" },
    { kind: "digest", state: "dropped", failure: "late" },
  ]);
  expect(post.taken).toEqual([]);
});

test("where nobody sends mail nothing is written, and an answer is refused", async () => {
  const id = await ask();
  expect(await database.sql`select from outbox`).toHaveLength(0);
  await expect(answer(id, "Re", "Sí", false)).rejects.toMatchObject({ code: "PT409" });
});

test("a flood of requests is told sixty times an hour", async () => {
  await database.sql`update mail_service set seen_at = now()`;
  for (let index = 0; index < 70; index += 1) await ask({ email: `persona${index}@correo.example` });
  expect(await database.sql`select from outbox where kind = 'request_notice'`).toHaveLength(60);
});

test("mails go with the request that they answer", async () => {
  const id = await ask();
  await answer(id, "Re", "Sí");
  await database.sql`delete from requests where id = ${id}`;
  expect(await database.sql`select from outbox`).toHaveLength(0);
});

test("strangers and people without a place answer nobody", async () => {
  const id = await ask();
  for (const actor of ["anon", "stranger"] as const) {
    const trying = actAs(database.sql, actor, (tx) => tx`select send_answer(${id}, 'Re', 'Hola')`);
    await expect(trying, actor).rejects.toMatchObject({ code: "42501" });
  }
});

async function work(smtpUrl: string, waitMs?: number) {
  const mailer = openMailer({ smtpUrl, from }, waitMs);
  const { sql, target } = database;
  const site = { siteUrl: "https://ninefitness.example", house: {} };
  stops.unshift(await workMailQueue({ sql, target, mailer, from, leaseMs: 5_000, log, pace, ...site }));
  await vi.waitFor(async () =>
    expect(await sql`select seen_at from mail_service`).toMatchObject([{ seen_at: expect.any(Date) }]),
  );
}

async function ask(details = {}): Promise<string> {
  const [row] = await database.sql`
    insert into requests ${database.sql(rowFor("public.requests", { message: crypto.randomUUID(), ...details }))} returning id`;
  return row?.id;
}

/** One that the house is not told of. */
const quietRequest = () => ask({ status: "open" });

async function answer(id: string, subject: string, words: string, isSeen = true): Promise<string> {
  if (isSeen) await database.sql`update mail_service set seen_at = now()`;
  const [row] = await actAs(database.sql, "staff", (tx) => tx`select send_answer(${id}, ${subject}, ${words}) as mail`);
  return row?.mail;
}

async function read(mail: string) {
  const [row] = await database.sql`select state, failure, failure_words, person from outbox where id = ${mail}`;
  if (row) expect(row.person).toBe(accounts.staff);
  return row;
}

async function writeMany(count: number): Promise<void> {
  await database.sql`
    insert into outbox (kind, request_id, recipient, subject, words)
    select 'answer', ${await quietRequest()}, 'persona' || n || '@correo.example', 'Re: ' || n, 'Hola'
    from generate_series(1, ${count}) as n`;
}

async function left(): Promise<number> {
  const [row] = await database.sql`select count(*)::int as left from outbox where state in ('waiting', 'sending')`;
  return row?.left;
}
