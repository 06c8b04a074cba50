import { randomBytes } from "node:crypto";
import ICAL from "ical.js";
import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { madridWords } from "#backend/mail/madrid-words.ts";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openMailServer, type ReceivedMail } from "#tests/fixtures/mail-server.ts";

let it: TestBackend;
let post: Awaited<ReturnType<typeof openMailServer>>;
let sql: Sql;
beforeAll(async () => {
  post = await openMailServer();
  const mail = { smtpUrl: post.url, from: "NINE FITNESS <web@ninefitness.example>" };
  it = await openTestBackend({ mail, siteUrl: "https://ninefitness.example" });
  sql = it.sql;
  await vi.waitFor(
    async () => expect((await sql`select seen_at from mail_service`)[0]?.seen_at).not.toBeNull(),
    20_000,
  );
});
afterAll(async () => {
  await it.close();
  await post.close();
});
beforeEach(async () => {
  await sql`delete from requests where kind = 'visit'`;
  await sql`update clubs set is_under_construction = false where id = 'acacias'`;
  await sql`
    update visit_settings set is_open = true, slot_minutes = 30, capacity = 4, notice_hours = 0, horizon_days = 14,
      change_hours = 0, hours_mon_thu = '7:00-23:00', hours_friday = '7:00-23:00', hours_saturday = '7:00-23:00',
      hours_sunday = '7:00-23:00' where club_id = 'acacias'`;
  post.mails.length = 0;
});

test("a visit is confirmed with an appointment and a link that opens it; moved and cancelled are told too", async () => {
  const [first, second] = await freeSlots();
  const id = await book(first);
  const booked = await mailAbout("Tu visita a");
  expect(booked.to).toEqual(["carmen@correo.example"]);
  const { day, hour } = madridWords(first);
  expect(booked.text).toContain("Hola, Carmen:");
  expect(booked.text.toLowerCase()).toContain(`${day}, ${hour}`);
  expect(booked.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const secret = secretOf(booked);
  const { data: visit } = await (await it.createClient("anon", "in-process"))
    .rpc("read_visit", { secret })
    .throwOnError();
  expect(visit).toMatchObject([{ status: "booked", name: "Carmen Ridruejo" }]);
  expect(eventOf(booked)).toMatchObject({ start: first.getTime(), method: "PUBLISH", status: "CONFIRMED" });
  // What is kept of it opens nothing.
  const [kept] = await sql`select row_to_json(outbox)::text as row from outbox where kind = 'visit_booked'`;
  expect(kept?.row).not.toContain(secret);

  await staffCalls("move_visit_at_desk", { visit: id, start_at: second, tell: true });
  const moved = await mailAbout("cambia");
  expect(moved.text).toContain(`Tu visita del ${day}, ${hour} pasa a ser:`);
  expect(eventOf(moved)).toMatchObject({ uid: eventOf(booked).uid, start: second.getTime() });
  expect(eventOf(moved).sequence).toBeGreaterThan(eventOf(booked).sequence);

  await staffCalls("set_visit_status", { visit: id, new_status: "cancelled", tell: true });
  const cancelled = await mailAbout("anulada");
  expect(eventOf(cancelled)).toMatchObject({ uid: eventOf(booked).uid, method: "CANCEL", status: "CANCELLED" });
  expect(await sql`select from outbox where request_id = ${id} and state = 'waiting'`).toHaveLength(0);
}, 60_000);

test("the reminder is due at nine in Madrid the day before, follows the visit and goes with it", async () => {
  const [first, second] = await freeSlots();
  const id = await book(first);
  const due = async () => {
    const rows = await sql<{ clock: string }[]>`
      select to_char(due_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as clock from outbox
      where request_id = ${id} and kind = 'visit_reminder' and state = 'waiting'`;
    return rows.map(({ clock }) => clock);
  };
  expect(await due()).toEqual([nineBefore(first)]);
  await staffCalls("move_visit_at_desk", { visit: id, start_at: second, tell: false });
  expect(await due()).toEqual([nineBefore(second)]);
  await staffCalls("move_visit_at_desk", { visit: id, start_at: first, tell: false });
  expect(await due()).toEqual([nineBefore(first)]);
  await sql`update outbox set due_at = now(), queued_at = null where request_id = ${id} and kind = 'visit_reminder' and state = 'waiting'`;
  const reminder = await mailAbout("te esperamos");
  expect(reminder.text).not.toContain("text/calendar");
  expect(secretOf(reminder)).toMatch(/^\w{32,}$/);
}, 60_000);

test("who booked in English hears all of it in English, whatever the desk does, with links to English pages", async () => {
  const [first, second] = await freeSlots();
  const id = await book(first, { language: "en" });
  const { day, hour } = madridWords(first, "en");
  expect(day).toMatch(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+$/);
  const booked = await mailAbout("Your visit to");
  expect(booked.text).toContain(`${day}, ${hour}`);
  expect(booked.text).toContain("Hello Carmen,");
  expect(booked.text).toContain('<html lang="en">');
  expect(booked.text).toMatch(/https:\/\/ninefitness\.example\/en\/visita\/[\w-]{32,}/);
  expect(eventOf(booked)).toMatchObject({ summary: "Visit to NINE FITNESS ACACIAS", start: first.getTime() });
  await sql`update outbox set due_at = now(), queued_at = null where request_id = ${id} and kind = 'visit_reminder'`;
  const reminder = await mailAbout("See you tomorrow at");
  await staffCalls("move_visit_at_desk", { visit: id, start_at: second, tell: true });
  const moved = await mailAbout("has moved");
  expect(moved.text).toContain(`Your visit on ${day}, ${hour} is now on:`);
  await staffCalls("set_visit_status", { visit: id, new_status: "cancelled", tell: true });
  const cancelled = await mailAbout("is cancelled");
  expect(cancelled.text).toContain("https://ninefitness.example/en/clubs");
  for (const { text } of [booked, reminder, moved, cancelled]) {
    expect(text).not.toMatch(/Hola,|reservada|anulada|anular|Teléfono|recepción|visita\.ics|martes|jueves|viernes/);
  }
}, 90_000);

test("who is not to hear of it hears nothing, and who left no address is no fault", async () => {
  const [first, second] = await freeSlots();
  await staffCalls("book_visit", { ...form(first), tell: false });
  await staffCalls("book_visit", { ...form(second), person_email: "" });
  expect(await sql`select from outbox where kind like 'visit_%'`).toHaveLength(0);
});

const form = (start: Date) => ({
  club: "acacias",
  start_at: start,
  person_name: "Carmen Ridruejo",
  person_email: "carmen@correo.example",
  person_phone: `600 ${Math.floor(100_000 + Math.random() * 899_999)}`,
  secret: randomBytes(32).toString("base64url"),
  notice_version: "2026-11",
});

async function book(start: Date, more: object = {}): Promise<string> {
  const visitor = await it.createClient("anon", "in-process");
  const { data } = await visitor.rpc("book_visit", { ...form(start), ...more }).throwOnError();
  expect(data).toMatchObject({ result: "booked" });
  return (data as { visit: string }).visit;
}

async function staffCalls(name: string, values: object): Promise<void> {
  const staff = await it.createClient("staff", "in-process");
  await staff.rpc(name, values).throwOnError();
}

/** Two places at least two days ahead, so that their reminders are still to come. */
async function freeSlots(): Promise<[Date, Date]> {
  const visitor = await it.createClient("anon", "in-process");
  const { data } = await visitor.rpc("visit_slots", { club: "acacias" }).throwOnError();
  const later = (data as { starts_at: string; state: string }[])
    .filter(({ state }) => state === "free")
    .map(({ starts_at }) => new Date(starts_at))
    .filter((start) => start.getTime() > Date.now() + 49 * 3_600_000);
  const [first] = later;
  const second = later.find((start) => first && start.getTime() > first.getTime() + 30 * 3_600_000);
  if (!first || !second) throw new Error("no free places");
  return [first, second];
}

const mailAbout = (words: string) =>
  vi.waitFor(
    () => {
      const found = post.mails.find((mail) => subjectOf(mail).includes(words));
      expect(found, post.mails.map(subjectOf).join()).toBeDefined();
      return found as ReceivedMail;
    },
    { timeout: 25_000, interval: 100 },
  );

const subjectOf = ({ text }: ReceivedMail) =>
  (/^Subject: ([\s\S]*?)\r?\n?Message-ID/m.exec(text)?.[1] ?? "").replace(/_/g, " ").replace(/\s+/g, " ");

const secretOf = ({ text }: ReceivedMail) => /https:\/\/ninefitness\.example\/visita\/([\w-]+)/.exec(text)?.[1] ?? "";

function eventOf({ text }: ReceivedMail) {
  const part = /Content-Type: text\/calendar[\s\S]*?\r\n\r\n([\s\S]*?)\r\n-{4}/.exec(text);
  const encoded = /Content-Transfer-Encoding: base64/.test(text.slice(part?.index, (part?.index ?? 0) + 300));
  const content = encoded ? Buffer.from(part?.[1] ?? "", "base64").toString("utf8") : (part?.[1] ?? "");
  const calendar = new ICAL.Component(ICAL.parse(content.trim()));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
  return {
    uid: event.uid,
    summary: event.summary,
    start: event.startDate.toJSDate().getTime(),
    sequence: event.sequence ?? 0,
    method: calendar.getFirstPropertyValue("method"),
    status: event.component.getFirstPropertyValue("status"),
  };
}

function nineBefore(start: Date): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(start);
  return `${new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)} 09:00`;
}
