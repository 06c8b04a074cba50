import { beforeEach, describe, expect, test, vi } from "vitest";
import { collectReplies } from "#backend/mail/collect-replies.ts";
import { actAs } from "#tests/fixtures/act-as.ts";
import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { openReplyMailboxServer } from "#tests/fixtures/reply-mailbox-server.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";

const box = testOutbox();
const address = "bandeja@ninefitness.example";
const patience = { timeout: 20_000 };
let post: Awaited<ReturnType<typeof openMailServer>>;
let mailbox: Awaited<ReturnType<typeof openReplyMailboxServer>>;

beforeEach(async () => {
  post = box.closing(await openMailServer());
  mailbox = box.closing(await openReplyMailboxServer());
});

function read(imapUrl = mailbox.url) {
  const close = collectReplies({
    sql: box.sql(),
    log: box.log,
    imapUrl,
    address,
    own: "web@ninefitness.example",
    lookEveryMs: 200,
  });
  box.closing({ close });
  return close;
}

/** A request that was answered, and where that answer asks to be answered at. */
async function answered() {
  await box.work(post.url, undefined, { imapUrl: mailbox.url, address });
  const id = await box.quietRequest();
  const arriving = post.next();
  await box.answer(id, "Re: Parking", "Sí, hay.");
  const { text } = await arriving;
  return {
    id,
    to: /^Reply-To: (.*)\r$/m.exec(text)?.[1] ?? "",
    name: /^Message-ID: (<.*>)\r$/m.exec(text)?.[1] ?? "",
  };
}

interface Sent {
  to: string;
  from?: string;
  subject?: string;
  id?: string;
  headers?: string;
  words?: string;
}

const mail = ({
  to,
  from = "javier@correo.example",
  subject = "Re: Parking",
  id = "<1@correo.example>",
  headers = "",
  words = "¿Y bicis?",
}: Sent) =>
  `From: Javier <${from}>\nTo: ${to}\nSubject: ${subject}\nMessage-ID: ${id}\n${headers}\n${words}\n\nEl mar, 24 nov 2026, NINE FITNESS escribió:\n> Sí, hay.\n`;

const history = (id: string) =>
  actAs(
    box.sql(),
    "staff",
    (tx) => tx`
    select words, mail, person_email from request_events where request_id = ${id} and action = 'replied' order by created_at`,
  );
const readAt = async () => (await box.sql()`select replies_seen_at from mail_service`)[0]?.replies_seen_at;
const standing = async (id: string) =>
  (await actAs(box.sql(), "staff", (tx) => tx`select status, is_waiting from inbox where id = ${id}`))[0];

describe("what somebody answers to our mail", () => {
  test("stands in the history of her request, brings it back, and is told to the house", async () => {
    const { id, to, name } = await answered();
    expect(to).toMatch(/^bandeja\+[0-9a-f]{32}@ninefitness\.example$/);
    read();
    const notice = post.next();
    mailbox.receive(mail({ to }));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), patience);
    expect(await history(id)).toEqual([
      { words: "¿Y bicis?", mail: { from: "javier@correo.example" }, person_email: "" },
    ]);
    expect(await standing(id)).toEqual({ status: "replied", is_waiting: true });
    await vi.waitFor(() => expect(mailbox.putAway()).toEqual(["Re: Parking"]), patience);
    expect(mailbox.inbox()).toEqual([]);
    const told = await notice;
    expect(told.to).toEqual(["hola@ninefitness.example"]);
    expect(told.text).toContain("Ha contestado por email quien envió un mensaje.");
    expect(told.text).not.toMatch(/Javier|bicis|bandeja\+/);
    // The next answer follows hers and quotes it, at the same address.
    const next = post.next();
    await box.answer(id, "Re: Parking", "También.");
    const { text } = await next;
    expect(text).toContain("In-Reply-To: <1@correo.example>");
    expect(text).toContain("> ¿Y bicis?");
    expect(text).toContain(`Reply-To: ${to}`);
    expect(text).not.toContain(name);
    expect((await standing(id))?.status).toBe("open");
  });

  test("from another address is noted with that address, with what came with it named", async () => {
    const { id, to } = await answered();
    read();
    const headers = "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n";
    const words =
      '--x\n\nYa está.\n--x\nContent-Type: application/pdf; name="dni.pdf"\nContent-Disposition: attachment\n\nJVBE\n--x--';
    mailbox.receive(mail({ to, from: "Lucia@otro.example", headers, words }));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), patience);
    expect((await history(id))[0]).toMatchObject({
      words: "Ya está.",
      mail: { from: "lucia@otro.example", attachments: ["dni.pdf"] },
    });
  });

  test("is read once, however many read it and whatever was cut off", async () => {
    const { id, to } = await answered();
    read();
    read();
    // As after a process that died between the history and the folder.
    mailbox.receive(mail({ to }));
    mailbox.receive(mail({ to, subject: "Otra vez" }));
    await vi.waitFor(() => expect(mailbox.putAway()).toHaveLength(2), patience);
    expect(await history(id)).toHaveLength(1);
    const [{ readers } = { readers: 0 }] = await box.sql()`
      select count(*)::int as readers from mail_service where reader_until > now()`;
    expect(readers).toBe(1);
  });
});

test("what a program answers, and what is for nobody, stays in the mailbox as it is", async () => {
  const { id, to } = await answered();
  read();
  mailbox.receive(mail({ to, subject: "Fuera de la oficina", id: "<2@c>", headers: "Auto-Submitted: auto-replied\n" }));
  mailbox.receive(mail({ to: `bandeja+${"0".repeat(32)}@ninefitness.example`, subject: "Nadie", id: "<3@c>" }));
  mailbox.receive(mail({ to: address, subject: "Publicidad", id: "<4@c>" }));
  mailbox.receive(mail({ to, subject: "Persona", id: "<5@c>" }));
  await vi.waitFor(() => expect(mailbox.putAway()).toEqual(["Persona"]), patience);
  expect(mailbox.inbox()).toEqual(["Fuera de la oficina", "Nadie", "Publicidad"]);
  expect(await history(id)).toHaveLength(1);
});

test("two programs that answer each other stop at twenty a day", async () => {
  const { id, to } = await answered();
  await box.sql()`
    insert into request_events (request_id, action, words) select ${id}, 'replied', 'Hola' from generate_series(1, 19)`;
  read();
  for (const subject of ["20", "21", "22"]) mailbox.receive(mail({ to, subject, id: `<${subject}@correo.example>` }));
  await vi.waitFor(() => expect(mailbox.putAway()).toHaveLength(1), patience);
  await vi.waitFor(async () => expect(await readAt()).toBeInstanceOf(Date), patience);
  expect(mailbox.inbox()).toHaveLength(2);
  expect(await history(id)).toHaveLength(20);
});

test("who is erased is found by no answer any more", async () => {
  const { id, to } = await answered();
  await box.sql()`delete from requests where id = ${id}`;
  expect(await box.sql()`select from private.reply_tokens`).toHaveLength(0);
  read();
  mailbox.receive(mail({ to, subject: "Tarde" }));
  mailbox.receive(mail({ to: address, subject: "Otra" }));
  await vi.waitFor(async () => expect(await readAt()).toBeInstanceOf(Date), patience);
  expect(mailbox.inbox()).toEqual(["Tarde", "Otra"]);
});

test("a mailbox that is away, or refuses the password, is said, and read again by itself", async () => {
  const { id, to } = await answered();
  const failing = async () =>
    (await box.sql()`select replies_failing_since from mail_service`)[0]?.replies_failing_since;
  const wrong = read(mailbox.url.replace("un%20secreto", "otro"));
  await vi.waitFor(async () => expect(await failing()).toBeInstanceOf(Date), patience);
  expect(box.log.warn).toHaveBeenCalledWith("The mailbox of replies was not read: login.");
  await wrong();
  const { port } = mailbox;
  await mailbox.close();
  read();
  mailbox = box.closing(await openReplyMailboxServer(port));
  mailbox.receive(mail({ to }));
  await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), patience);
  await vi.waitFor(async () => expect(await failing()).toBeNull(), patience);
});

test("nobody but who reads the mailbox writes into a history what somebody is to have answered", async () => {
  const id = await box.quietRequest();
  const write = (actor: "staff" | "anon") =>
    actAs(
      box.sql(),
      actor,
      (tx) => tx`insert into request_events (request_id, action, words) values (${id}, 'replied', 'x')`,
    );
  await expect(write("staff")).rejects.toMatchObject({ code: "42501" });
  await expect(write("anon")).rejects.toMatchObject({ code: "42501" });
  for (const actor of ["anon", "staff", "service"] as const) {
    await expect(
      actAs(box.sql(), actor, (tx) => tx`select private.receive_reply('x', 'y', 'z', '{}')`),
    ).rejects.toMatchObject({ code: "42501" });
  }
});
