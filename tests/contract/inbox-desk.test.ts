import { expect, test } from "vitest";
import { writeLetter } from "#backend/mail/write-letter.ts";
import { newVisitSecret } from "#domain/visits/visit-secret.ts";
import { actAs } from "#tests/fixtures/act-as.ts";
import { testOutbox } from "#tests/fixtures/test-outbox.ts";

const box = testOutbox();
const siteUrl = "https://ninefitness.example";
const house = { name: null, address: null, phone: null, email: null, taxId: null };

async function book(words: string) {
  const secret = newVisitSecret();
  const sql = box.sql();
  await sql`delete from visits`;
  await sql`update visit_settings set capacity = 4, horizon_days = 14, change_hours = 0, hours_mon_thu = '7:00-23:00',
    hours_friday = '7:00-23:00', hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00', slot_minutes = 30`;
  await sql`update mail_service set seen_at = now()`;
  const [hours] = await sql`
    select (current_date + 3 + time '10:00') at time zone 'Europe/Madrid' as first,
      (current_date + 3 + time '11:00') at time zone 'Europe/Madrid' as second`;
  const { first, second } = Object(hours);
  const [answer] = await actAs(
    sql,
    "anon",
    (tx) => tx`select book_visit(club => 'acacias', start_at => ${first}, person_name => 'Rosa Gil',
      person_email => 'rosa@correo.example', person_phone => '+34600999111', secret => ${secret},
      notice_version => '2026-11', words => ${words}) as it`,
  );
  expect(answer?.it.result).toBe("booked");
  return { id: String(answer?.it.visit), secret, second };
}

const statusOf = async (id: string) => (await box.sql()`select status from requests where id = ${id}`)[0]?.status;

test("a booking waits for nobody, unless it asks something; the club hears of both", async () => {
  const { id } = await book("");
  expect(await statusOf(id)).toBe("answered");
  const notices = await box.sql()`select kind from outbox where request_id = ${id} and kind = 'request_notice'`;
  expect([...notices]).toHaveLength(1);
  const asking = await book("¿Hay aparcamiento?");
  expect(await statusOf(asking.id)).toBe("new");
});

test("the club hears that a visitor moves or cancels, where it wants to, once for what has not left", async () => {
  const sql = box.sql();
  const { id, secret, second } = await book("");
  const told = () =>
    sql`select * from outbox where request_id = ${id} and kind = 'change_notice' and state = 'waiting'`;
  await actAs(sql, "anon", (tx) => tx`select move_visit(${secret}, ${second})`);
  const [moved] = await told();
  const letter = await writeLetter({ sql, siteUrl }, Object(moved), house);
  expect(letter?.subject).toMatch(/^Visita movida · /);
  expect(letter?.paragraphs.join("\n")).toMatch(/Era: .+\nAhora es: /);
  expect(JSON.stringify(letter)).not.toContain("Rosa");
  await actAs(sql, "anon", (tx) => tx`select cancel_visit(${secret})`);
  expect([...(await told())]).toMatchObject([{ data: { action: "cancelled" } }]);

  await sql`update visit_settings set tells_house = false`;
  await sql`delete from outbox`;
  const quiet = await book("");
  await actAs(sql, "anon", (tx) => tx`select cancel_visit(${quiet.secret})`);
  expect([...(await sql`select from outbox where kind = 'change_notice'`)]).toEqual([]);
});

test("colleagues are called by their names", async () => {
  const sql = box.sql();
  const mine = async () => {
    const [me] = await actAs(sql, "staff", (tx) => tx`select name from list_colleagues() where is_me`);
    return me?.name;
  };
  expect(await mine()).toBe("Staff");
  await actAs(sql, "staff", (tx) => tx`select set_my_name(' Lucía ')`);
  expect(await mine()).toBe("Lucía");
  await expect(actAs(sql, "anon", (tx) => tx`select set_my_name('X')`)).rejects.toMatchObject({ code: "42501" });
});
