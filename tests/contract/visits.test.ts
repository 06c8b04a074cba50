import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { setVisitStatus } from "#app/data/inbox/visits-desk.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridMinute } from "#domain/time/madrid-time.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";

const it = await testBackend();
const sql = it.sql;
const visitor = await it.createClient("anon", "in-process");
const staff = await it.createClient("staff", "in-process");
beforeEach(async () => {
  await sql`delete from requests where kind = 'visit'`;
  await sql`delete from club_days`;
  await sql`update clubs set hours_weekdays = '7:00-23:00', hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00',
    is_under_construction = false where id = 'acacias'`;
  await sql`update visit_settings set is_open = true, slot_minutes = 30, capacity = 4, notice_hours = 0,
    horizon_days = 14, change_hours = 0, hours_mon_thu = '7:00-23:00', hours_friday = '7:00-23:00',
    hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00' where club_id = 'acacias'`;
});

type Slot = { on_date: string; minute: number; starts_at: string; ends_at: string; free: number; state: string };

const newSecret = () => randomBytes(32).toString("base64url");

async function slots(): Promise<Slot[]> {
  const { data } = await visitor.rpc("visit_slots", { club: "acacias" }).throwOnError();
  return data as Slot[];
}

/** A free one that is not today. */
async function freeSlot(index = 0): Promise<Slot> {
  const all = (await slots()).filter(({ state }) => state === "free");
  const later = all.filter(({ on_date }) => on_date !== all[0]?.on_date);
  const slot = later[index];
  if (!slot) throw new Error("no free slot");
  return slot;
}

let people = 0;

async function book(start: string, details: object = {}, client = visitor) {
  people += 1;
  const { data } = await client
    .rpc("book_visit", {
      club: "acacias",
      start_at: start,
      person_name: "Carmen Ridruejo",
      person_email: `carmen-${people}@correo.example`,
      person_phone: `600 ${100_000 + people}`,
      secret: newSecret(),
      notice_version: "2026-11",
      ...details,
    })
    .throwOnError();
  return data as { result: string; visit?: string; free?: { starts_at: string; free: number }[] };
}

test("visitors read when there is a place, and nobody's name", async () => {
  const slot = await freeSlot();
  await book(slot.starts_at);
  const after = (await slots()).find(({ starts_at }) => starts_at === slot.starts_at);
  expect(after).toEqual({ ...slot, free: 3, state: "free" });
  for (const table of ["visits", "visit_settings", "visit_events", "visit_secrets", "agenda"]) {
    const { error } = await visitor.from(table).select();
    expect(error?.code, table).toBe("42501");
  }
});

test("two hundred ask for ten places at the same moment: ten have one, the others hear what is free", async () => {
  await sql`update visit_settings set capacity = 10 where club_id = 'acacias'`;
  const slot = await freeSlot(3);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      sql<{ said: { result: string; free?: { starts_at: string }[] } }[]>`
        select public.book_visit('acacias', ${slot.starts_at}, 'Ana', ${`a${index}@b.example`}, ${`611 ${100_000 + index}`},
          ${newSecret()}, '2026-11') as said`.then(([row]) => row?.said),
    ),
  );
  expect(answers.filter((said) => said?.result === "booked")).toHaveLength(10);
  const refused = answers.filter((said) => said?.result === "full");
  expect(refused).toHaveLength(190);
  expect(refused.every((said) => (said?.free?.length ?? 0) > 10)).toBe(true);
  expect(await sql`select from visits where starts_at = ${slot.starts_at}`).toHaveLength(10);
});

test("the same form twice, even at once, is one visit", async () => {
  const slot = await freeSlot();
  const secret = newSecret();
  const twice = await Promise.all([
    book(slot.starts_at, { secret, person_phone: "600 000 001" }),
    book(slot.starts_at, { secret, person_phone: "600 000 001" }),
  ]);
  expect(new Set(twice.map(({ visit }) => visit)).size).toBe(1);
  expect(await sql`select from visits`).toHaveLength(1);
});

test("a form whose first press is written while its second looks hears of its visit, not of a second one", async () => {
  const slot = await freeSlot();
  const secret = newSecret();
  const person = { secret, person_email: "doble@correo.example", person_phone: "600 000 002" };
  const { visit } = await book(slot.starts_at, person);
  const rollBack = new Error("as it was");
  let answer: unknown;
  const second = sql.begin(async (transaction) => {
    // As if the first press were committed between the second's first two looks.
    await transaction`alter function private.booked_with(text) rename to booked_with_later`;
    await transaction`create sequence private.looks`;
    await transaction`create function private.booked_with(secret text) returns jsonb language sql set search_path = '' as
      $$ select case when nextval('private.looks') > 1 then private.booked_with_later(secret) end $$`;
    [answer] = await transaction`select public.book_visit('acacias', ${slot.starts_at}, 'Carmen Ridruejo',
      ${person.person_email}, ${person.person_phone}, ${secret}, '2026-11') ->> 'visit' as visit`;
    throw rollBack;
  });
  await expect(second).rejects.toBe(rollBack);
  expect(answer).toEqual({ visit });
});

test("of two people at the desk who mark one visit the later hears of the other", async () => {
  const { visit } = await book((await freeSlot()).starts_at);
  const seen = { id: String(visit), status: "booked" } as const;
  expect(await setVisitStatus(staff, seen, "came", false)).toEqual({ result: "came" });
  expect(await setVisitStatus(staff, seen, "no_show", false)).toEqual({ result: "changed" });
  // Twice the same is no quarrel.
  expect(await setVisitStatus(staff, seen, "came", false)).toEqual({ result: "came" });
  expect(await sql`select status from visits where id = ${seen.id}`).toMatchObject([{ status: "came" }]);
});

test("one person has three visits ahead and none twice at the same hour", async () => {
  const person = { person_email: "eva@correo.example", person_phone: "600 555 555" };
  const starts = await Promise.all([0, 1, 2, 3].map(freeSlot));
  expect((await book(starts[0]?.starts_at ?? "", person)).result).toBe("booked");
  expect((await book(starts[0]?.starts_at ?? "", person)).result).toBe("twice");
  await book(starts[1]?.starts_at ?? "", {
    ...person,
    person_email: "otra@correo.example",
    person_phone: "+34600555555",
  });
  await book(starts[2]?.starts_at ?? "", { person_email: "E.va+gym@correo.example" });
  expect((await book(starts[3]?.starts_at ?? "", person)).result).toBe("too_many");
});

test("what is no place of the agenda is refused: a past hour, one between two, one beyond the horizon", async () => {
  const { starts_at, on_date } = await freeSlot();
  const past = new Date(Date.now() - 86_400_000).toISOString();
  const between = new Date(Date.parse(starts_at) + 60_000).toISOString();
  expect((await book(madridMinute(past.slice(0, 10), 600).toISOString())).result).toBe("late");
  expect((await book(between)).result).toBe("not_offered");
  expect((await book(madridMinute(on_date, 5 * 60).toISOString())).result).toBe("not_offered");
  expect((await book(madridMinute(addDays(on_date, 20), 600).toISOString())).result).toBe("not_offered");
  expect(await sql`select from visits`).toHaveLength(0);
});

test("a club without notice time, under construction, switched off or gone says so", async () => {
  const slot = await freeSlot();
  await sql`update visit_settings set notice_hours = 168 where club_id = 'acacias'`;
  expect((await book(slot.starts_at)).result).toBe("late");
  await sql`update visit_settings set notice_hours = 0, is_open = false where club_id = 'acacias'`;
  expect((await book(slot.starts_at)).result).toBe("closed");
  expect(await slots()).toEqual([]);
  // The desk still adds who calls.
  expect((await book(slot.starts_at, {}, staff)).result).toBe("booked");
  await sql`update visit_settings set is_open = true where club_id = 'acacias'`;
  await sql`update clubs set is_under_construction = true where id = 'acacias'`;
  expect((await book(slot.starts_at)).result).toBe("closed");
  expect((await book(slot.starts_at, { club: "cerrado" })).result).toBe("no_club");
});

test("a link opens one visit until it is over, and with a letter changed none", async () => {
  const { starts_at } = await freeSlot();
  const [secret, next] = [newSecret(), await freeSlot(3)];
  const { visit } = await book(starts_at, { secret });
  const tryAll = async (asked: string) => {
    const read = await visitor.rpc("read_visit", { secret: asked }).throwOnError();
    const moved = await visitor.rpc("move_visit", { secret: asked, start_at: next.starts_at }).throwOnError();
    const cancelled = await visitor.rpc("cancel_visit", { secret: asked }).throwOnError();
    return [read.data.length, moved.data.result, cancelled.data.result];
  };
  const swapped = `${secret.startsWith("a") ? "b" : "a"}${secret.slice(1)}`;
  for (const asked of [swapped, secret.slice(1), `${secret}a`, "", "' or true --"])
    expect(await tryAll(asked), asked).toEqual([0, "gone", "gone"]);
  await sql`update visits set starts_at = now() - interval '1 hour', ends_at = now() - interval '1 second'`;
  expect(await tryAll(secret)).toEqual([0, "gone", "gone"]);
  expect([...(await sql`select id, status from visits`)]).toEqual([{ id: visit, status: "booked" }]);
  await sql`update visits set starts_at = ${starts_at}, ends_at = ${starts_at}::timestamptz + interval '30 minutes'`;
  expect(await tryAll(secret)).toEqual([1, "moved", "cancelled"]);
});

test("who has booked at a club that is deleted finds the visit cancelled, and nobody books there any more", async () => {
  await sql`insert into clubs (id, name, hours_weekdays, hours_saturday, hours_sunday)
    values ('efimero', 'EFÍMERO', '7:00-23:00', '7:00-23:00', '7:00-23:00')`;
  await sql`update visit_settings set is_open = true, notice_hours = 0 where club_id = 'efimero'`;
  const { data } = await visitor.rpc("visit_slots", { club: "efimero" }).throwOnError();
  const start = (data as Slot[]).filter(({ state }) => state === "free").at(-1)?.starts_at ?? "";
  const secret = newSecret();
  expect((await book(start, { club: "efimero", secret })).result).toBe("booked");
  await sql`delete from clubs where id = 'efimero'`;
  expect((await book(start, { club: "efimero" })).result).toBe("no_club");
  const { data: read } = await visitor.rpc("read_visit", { secret }).throwOnError();
  expect(read).toMatchObject([{ status: "cancelled" }]);
});

test("a holiday has the hours of Sundays, a closed day none", async () => {
  const { on_date } = await freeSlot();
  await sql`update visit_settings set hours_sunday = '10:00-11:00' where club_id = 'acacias'`;
  await sql`insert into club_days (on_date, kind) values (${on_date}, 'festivo')`;
  expect((await slots()).filter((slot) => slot.on_date === on_date).map(({ minute }) => minute)).toEqual([600, 630]);
  await sql`update club_days set kind = 'cerrado'`;
  expect((await slots()).filter((slot) => slot.on_date === on_date)).toEqual([]);
});

test.each([
  // Summer begins: between 2:00 and 3:00 there is nothing.
  ["2027-03-28", ["0:00", "0:30", "1:00", "1:30", "3:00", "3:30"]],
  // It ends: 2:00 and 2:30 come twice and are offered once, the first time.
  ["2027-10-31", ["0:00", "0:30", "1:00", "1:30", "2:00", "2:30", "3:00", "3:30"]],
])("in the night of %s each place is a moment of its own", async (day, clocks) => {
  await sql`update clubs set hours_sunday = '0:00-4:00' where id = 'acacias'`;
  await sql`update visit_settings set hours_sunday = '0:00-24:00' where club_id = 'acacias'`;
  const { data } = await staff.rpc("visit_agenda", { club: "acacias", first_day: day, last_day: day }).throwOnError();
  const night = data as Slot[];
  expect(night.map(({ minute }) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`)).toEqual(
    clocks,
  );
  for (const { starts_at, minute } of night) {
    expect(Date.parse(starts_at)).toBe(madridMinute(day, minute).getTime());
    expect((await book(starts_at, {}, staff)).result).toBe("booked");
  }
  expect(new Set(night.map(({ starts_at }) => starts_at)).size).toBe(clocks.length);
  const hourThatIsNot = new Date(Date.parse(`${day}T02:15:00Z`)).toISOString();
  expect((await book(hourThatIsNot, {}, staff)).result).toBe("not_offered");
});

test("visits run until midnight, and the next day begins with its own", async () => {
  await sql`update clubs set hours_weekdays = '0:00-24:00', hours_saturday = '0:00-24:00', hours_sunday = '0:00-24:00'`;
  await sql`update visit_settings set hours_mon_thu = '0:00-24:00', hours_friday = '0:00-24:00',
    hours_saturday = '0:00-24:00', hours_sunday = '0:00-24:00' where club_id = 'acacias'`;
  const { on_date } = await freeSlot();
  const day = (await slots()).filter((slot) => slot.on_date === on_date);
  expect(day.at(-1)).toMatchObject({ minute: 1410, ends_at: expect.stringContaining("T") });
  const next = (await slots()).find((slot) => slot.on_date === addDays(on_date, 1));
  expect(next).toMatchObject({ minute: 0, starts_at: day.at(-1)?.ends_at });
  expect((await book(day.at(-1)?.starts_at ?? "")).result).toBe("booked");
});

test("settings that change leave booked visits and count them by their time", async () => {
  const slot = await freeSlot();
  await book(slot.starts_at);
  await sql`update visit_settings set slot_minutes = 60, capacity = 1 where club_id = 'acacias'`;
  const covering = (await slots()).filter(
    (other) => other.starts_at <= slot.starts_at && other.ends_at > slot.starts_at && other.on_date === slot.on_date,
  );
  expect(covering.map(({ state }) => state)).toEqual(["full"]);
});
