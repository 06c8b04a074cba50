import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { askForDigest } from "#backend/mail/ask-for-digest.ts";
import { workMailQueue } from "#backend/mail/mail-queue.ts";
import { openMailer } from "#backend/mail/open-mailer.ts";
import { writeDigest } from "#backend/mail/write-digest.ts";
import { cloneDatabase, type TestDatabase } from "#tests/fixtures/database.ts";
import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { openUnrulyMailServer } from "#tests/fixtures/unruly-mail-server.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

const from = "NINE FITNESS <web@ninefitness.example>";
const siteUrl = "https://ninefitness.example";
const log = { info() {}, warn() {}, error: vi.fn() };
const stops: (() => Promise<void>)[] = [];
let database: TestDatabase;

beforeEach(async () => {
  database = await cloneDatabase();
  await database.sql`update clubs set email = 'acacias@ninefitness.example' where id = 'acacias'`;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await database.drop();
  expect(log.error).not.toHaveBeenCalled();
});

describe("a new request", () => {
  test.each([
    ["the club that has an address", { club_id: "acacias" }, "acacias@ninefitness.example"],
    ["a club that has none", { club_id: "valdebebas" }, "hola@ninefitness.example"],
    ["no club", { club_id: null }, "hola@ninefitness.example"],
  ])("for %s is told there", async (_for, asked, address) => {
    const post = await openMailServer();
    stops.push(post.close);
    await work(post.url);
    const arriving = post.next();
    await ask(asked);
    expect((await arriving).to).toEqual([address]);
  });

  test("comes to the company where the club's address takes nothing", async () => {
    const post = await openUnrulyMailServer();
    stops.push(post.close);
    post.be("refuses the person");
    await work(post.url);
    await ask({ club_id: "acacias" });
    const notice = async () => (await database.sql`select state, recipient from outbox`)[0];
    const next = "hola@ninefitness.example";
    await vi.waitFor(async () => expect(await notice()).toMatchObject({ recipient: next }), { timeout: 20_000 });
    post.be("takes");
    await vi.waitFor(async () => expect(await notice()).toEqual({ state: "sent", recipient: next }), {
      timeout: 20_000,
    });
    expect(post.taken).toHaveLength(1);
  });
});

describe("the digest", () => {
  const digest = () => writeDigest({ sql: database.sql, siteUrl });
  beforeEach(async () => {
    await database.sql`delete from requests`;
    await database.sql`delete from partner_submissions`;
  });

  test("counts what waits by kind and club, the latest of all first, and names nobody", async () => {
    const old = new Date(Date.now() - 26 * 3_600_000);
    await ask({ club_id: "acacias", name: "Lucía" });
    await ask({ club_id: "acacias" });
    await ask({ kind: "application", club_id: null, created_at: old });
    await ask({ kind: "opening_notice", club_id: "retiro" });
    await ask({ status: "answered" });
    await database.sql`insert into partner_submissions ${database.sql(rowFor("public.partner_submissions", { created_at: old }))}`;
    const letter = await digest();
    expect(letter?.subject).toBe("Bandeja: 4 sin contestar, 1 fuera de plazo");
    expect(letter?.paragraphs[0]).toMatch(
      /^Hoy, (lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+ de \w+, esperan/,
    );
    expect(letter?.paragraphs[1]).toBe(
      "1 solicitud de empleo (1 fuera de plazo)\n2 mensajes · ACACIAS\n1 propuesta de partner",
    );
    expect(letter?.link?.url).toBe("https://ninefitness.example/admin/inbox?estado=new");
    expect(JSON.stringify(letter)).not.toMatch(/Lucía|Nuria|correo\.example/);
  });

  test("says nothing where nothing waits", async () => {
    await ask({ status: "closed" });
    expect(await digest()).toBeNull();
  });
});

describe("on the days on which clocks change", () => {
  // Next year's, so that they are always to come.
  const year = new Date().getUTCFullYear() + 1;
  const spring = lastSunday(year, 3);
  const autumn = lastSunday(year, 10);

  test.each([
    ["on the day of the short night", spring, "06:00"],
    ["the day after the short night", dayAfter(spring), "06:00"],
    ["on the day of the long night", autumn, "07:00"],
    ["the day after the long night", dayAfter(autumn), "07:00"],
  ])("%s the digest is asked for at eight in Madrid, once", async (_when, day, utc) => {
    const { sql } = database;
    const eight = Date.parse(`${day}T${utc}Z`);
    const asked = async (minutes: number) => {
      await askForDigest(sql, new Date(eight + minutes * 60_000));
      return (await sql`select once from outbox where kind = 'digest'`).map(({ once }) => once);
    };
    await sql`update mail_service set seen_at = ${new Date(eight - 60_000)}`;
    expect(await asked(-1)).toEqual([]);
    // A machine that slept until noon says nothing of the morning.
    expect(await asked(240)).toEqual([]);
    expect(await asked(0)).toEqual([`digest ${day}`]);
    expect(await asked(239)).toEqual([`digest ${day}`]);
  });

  test("who looks again, or for the first time, after eight asks for no digest", async () => {
    const { sql } = database;
    const eight = Date.parse(`${spring}T06:00Z`);
    await askForDigest(sql, new Date(eight + 60_000));
    await sql`update mail_service set seen_at = ${new Date(eight)}`;
    await askForDigest(sql, new Date(eight + 60_000));
    expect([...(await sql`select from outbox where kind = 'digest'`)]).toEqual([]);
  });

  test.each([
    ["on the day of the short night", spring, `${dayAfter(spring, -1)}T08:00`],
    ["the day after the short night", dayAfter(spring), `${spring}T07:00`],
    ["on the day of the long night", autumn, `${dayAfter(autumn, -1)}T07:00`],
    ["the day after the long night", dayAfter(autumn), `${autumn}T08:00`],
  ])("who comes %s is reminded at nine in Madrid the day before", async (_when, day, utc) => {
    const { sql } = database;
    await sql`update mail_service set seen_at = now()`;
    const id = await ask({ kind: "visit", status: "answered", email: "carmen@correo.example" });
    await sql`
      insert into visits (id, club_id, starts_at, ends_at) values (${id}, 'acacias',
        ${`${day} 11:00`}::timestamp at time zone 'Europe/Madrid', ${`${day} 11:30`}::timestamp at time zone 'Europe/Madrid')`;
    await sql`
      insert into visit_events (visit_id, action, starts_at, club_name)
      select id, 'booked', starts_at, 'ACACIAS' from visits where id = ${id}`;
    const due = await sql`
      select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as due from outbox where kind = 'visit_reminder'`;
    expect([...due]).toEqual([{ due: utc }]);
  });
});

async function ask(details: object): Promise<string> {
  const row = rowFor("public.requests", { message: crypto.randomUUID(), ...details });
  const [added] = await database.sql`insert into requests ${database.sql(row)} returning id`;
  return added?.id;
}

async function work(smtpUrl: string): Promise<void> {
  const { sql } = database;
  const pace = { retrySeconds: 1, longestRetrySeconds: 1, lookEveryMs: 300 };
  const mailer = openMailer({ smtpUrl, from });
  stops.unshift(await workMailQueue({ sql, mailer, from, leaseMs: 5_000, log, pace, siteUrl, house: {} }));
  const seen = async () => (await sql`select seen_at from mail_service`)[0]?.seen_at;
  await vi.waitFor(async () => expect(await seen()).toBeInstanceOf(Date), { timeout: 20_000 });
}

function lastSunday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0));
  return new Date(last.getTime() - last.getUTCDay() * 86_400_000).toISOString().slice(0, 10);
}

function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
