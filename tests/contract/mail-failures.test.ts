import { describe, expect, test, vi } from "vitest";
import { actAs } from "#tests/fixtures/act-as.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";
import { type Mood, openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";

const { log, sql, closing, work, quietRequest, answer, read, left } = testOutbox();

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
    const post = closing(await openUnrulyMailServer());
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
      await actAs(sql(), "staff", (tx) => tx`select retry_mail(${mail})`);
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
    const [service] = await sql()`select failing_since, failure from mail_service`;
    expect(service).toMatchObject({ failing_since: expect.any(Date), failure: "unreachable" });
    closing(await openUnrulyMailServer(gone.port));
    await vi.waitFor(async () => expect(await read(mail)).toMatchObject({ state: "sent" }), { timeout: 30_000 });
    // Noted right after the mail itself.
    const isWell = async () =>
      expect(await sql()`select failing_since from mail_service`).toMatchObject([{ failing_since: null }]);
    await vi.waitFor(isWell);
  });
});

test("however many processes work one outbox, each mail leaves once, also a slow one", async () => {
  const post = closing(await openUnrulyMailServer());
  post.be("is slow");
  await Promise.all([work(post.url), work(post.url), work(post.url)]);
  await writeMany(40);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 50_000, interval: 200 });
  expect(post.taken).toHaveLength(40);
  expect(new Set(post.taken).size).toBe(40);
});

async function writeMany(count: number): Promise<void> {
  await sql()`
    insert into outbox (kind, request_id, recipient, subject, words)
    select 'answer', ${await quietRequest()}, 'persona' || n || '@correo.example', 'Re: ' || n, 'Hola'
    from generate_series(1, ${count}) as n`;
}
