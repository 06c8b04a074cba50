import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

let it: TestBackend;
let site: TestSite;
let starts: string[];
beforeAll(async () => {
  it = await openTestBackend();
  site = await openTestSite(it);
});
afterAll(() => site.close());
beforeEach(async () => {
  const { sql } = it;
  await sql`delete from requests where kind = 'visit'`;
  await sql`update clubs set is_internal = true, is_under_construction = false, hours_weekdays = '7:00-23:00',
    hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00'`;
  await sql`update visit_settings set is_open = true, slot_minutes = 30, capacity = 9, notice_hours = 0,
    horizon_days = 14, change_hours = 0, hours_mon_thu = '7:00-23:00', hours_friday = '7:00-23:00',
    hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00'`;
  // As where somebody sends it; here nobody does, so it leaves when a test says so.
  await sql`update mail_service set seen_at = now()`;
  const rows = await sql<{ starts_at: Date }[]>`
    select starts_at from visit_slots('acacias') where state = 'free' and starts_at > now() + interval '1 day'`;
  starts = rows.map(({ starts_at }) => starts_at.toISOString());
});

let forms = 0;
const newSecret = () => {
  forms += 1;
  return `s${forms}`.padEnd(40, "x");
};

async function book(at: number, email: string, secret = newSecret()): Promise<string> {
  const [row] = await it.sql<{ said: { result: string } }[]>`
    select book_visit('acacias', ${starts[at] ?? ""}, 'Ana', ${email}, ${`6${10_000_000 + forms}`}, ${secret}, '2026-11') as said`;
  return row?.said.result ?? "";
}

async function move(secret: string, at: number): Promise<string> {
  const [row] = await it.sql<{ said: { result: string } }[]>`select move_visit(${secret}, ${starts[at] ?? ""}) as said`;
  return row?.said.result ?? "";
}

const cancel = (secret: string) => it.sql`select cancel_visit(${secret})`;
/** Everything that is due leaves. */
const send = () => it.sql`update outbox set state = 'sent' where state = 'waiting' and due_at <= now()`;

async function mails(): Promise<{ kind: string; before: string | null; state: string }[]> {
  return it.sql`
    select kind, data ->> 'before_at' as before, state from outbox
    where kind like 'visit_%' and kind <> 'visit_reminder' and state <> 'dropped' order by created_at`;
}

const kinds = async () => (await mails()).map(({ kind }) => kind);

test("a visit that is moved back and forth is moved five times, and its person hears of it once", async () => {
  const secret = newSecret();
  await book(0, "victima@correo.example", secret);
  await send();
  const said: string[] = [];
  for (let round = 0; round < 60; round += 1) {
    said.push(await move(secret, (round + 1) % 2));
    await send();
  }
  expect(said).toEqual([...Array(5).fill("moved"), ...Array(55).fill("too_often")]);
  // The second is due in two minutes and may still become none.
  expect(await kinds()).toEqual(["visit_booked", "visit_moved"]);
  const [visit] = await it.sql`select starts_at from visits`;
  expect(visit?.starts_at.toISOString()).toBe(starts[1]);
});

test("what was moved before its mail left is told once, as it is now, and what came back not at all", async () => {
  const secret = newSecret();
  await book(0, "ana@correo.example", secret);
  await move(secret, 1);
  // The mail of the booking says the new hour when it leaves.
  expect(await kinds()).toEqual(["visit_booked"]);
  await send();
  await move(secret, 2);
  await move(secret, 3);
  expect(await mails()).toMatchObject([{ kind: "visit_booked" }, { kind: "visit_moved", state: "waiting" }]);
  const [, moved] = await mails();
  expect(new Date(moved?.before ?? "").toISOString()).toBe(starts[1]);
  await move(secret, 1);
  expect(await kinds()).toEqual(["visit_booked"]);
});

test("no mailbox is written to more than eight times an hour, however its address is written", async () => {
  const said: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const secret = newSecret();
    said.push(await book(round, `v.ictima+${round}@Correo.example`, secret));
    await send();
    await cancel(secret);
    await send();
  }
  expect(await kinds()).toHaveLength(8);
  expect(said).toEqual([...Array(4).fill("booked"), ...Array(8).fill("too_many_mails")]);
  // An hour later there are seven more that day.
  await it.sql`update outbox set created_at = created_at - interval '61 minutes'`;
  for (let round = 0; round < 12; round += 1) {
    const secret = newSecret();
    await book(round, "victima@correo.example", secret);
    await cancel(secret);
    await send();
    await it.sql`update outbox set created_at = created_at - interval '61 minutes'`;
  }
  expect((await kinds()).length).toBeLessThanOrEqual(15);
});

test("a visit is cancelled also when its mailbox has been written to enough, and what the desk does is always told", async () => {
  const secret = newSecret();
  await book(0, "ana@correo.example", secret);
  await it.sql`insert into outbox (kind, recipient, state)
    select 'visit_moved', 'ana@correo.example', 'sent' from generate_series(1, 8)`;
  expect(await move(secret, 1)).toBe("too_many_mails");
  const before = (await mails()).length;
  await cancel(secret);
  expect(await it.sql`select from visits where status = 'cancelled'`).toHaveLength(1);
  expect((await mails()).length).toBeLessThan(before);
  const staff = await it.createClient("staff", "in-process");
  const { data } = await staff
    .rpc("book_visit", {
      ...{ club: "acacias", start_at: starts[3], person_name: "Ana", person_email: "ana@correo.example" },
      ...{ person_phone: "", secret: newSecret(), notice_version: "2026-11" },
    })
    .throwOnError();
  expect(data).toMatchObject({ result: "booked" });
  expect((await mails()).at(-1)).toMatchObject({ kind: "visit_booked", state: "waiting" });
});

test("one visitor changes visits ten times in ten minutes, and the page says kindly why no more", async () => {
  const secrets = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const secret = newSecret();
      await book(at, `ana-${at}x@correo.example`, secret);
      return secret;
    }),
  );
  const change = async (secret: string, at: number) => {
    const start = starts[at] ?? "";
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(new Date(start));
    return fetch(`${site.origin}/visita/${secret}/cambiar`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: "https://www.ninefitness.test", accept: "text/html" },
      body: new URLSearchParams({ dia: day, [`hora-${day}`]: start }),
    });
  };
  const [first = "", second = "", third = ""] = secrets;
  const answers: Response[] = [];
  for (const secret of [...Array<string>(6).fill(first), ...Array<string>(4).fill(second), third, third])
    answers.push(await change(secret, 10 + answers.length));
  const moved = (times: number) => Array<number>(times).fill(303);
  expect(answers.map(({ status }) => status)).toEqual([...moved(5), 429, ...moved(4), 429, 429]);
  expect(await answers[5]?.text()).toMatch(/No se ha cambiado.*Ya has cambiado esta visita varias veces\./s);
  expect(await answers[11]?.text()).toContain("Espera unos minutos");
});
