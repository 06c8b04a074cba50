import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";

let it: TestBackend;
beforeEach(async () => {
  it = await openTestBackend();
  await it.sql`update clubs set hours_weekdays = '7:00-23:00', hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00',
    is_internal = true, is_under_construction = false`;
  await it.sql`update visit_settings set is_open = true, slot_minutes = 30, capacity = 4, notice_hours = 0,
    horizon_days = 14, change_hours = 0, hours_mon_thu = '7:00-23:00', hours_friday = '7:00-23:00',
    hours_saturday = '7:00-23:00', hours_sunday = '7:00-23:00'`;
});
afterEach(() => it.close());

let networks = 0;
function newNetwork(): string {
  networks += 1;
  return `198.18.${Math.floor(networks / 250)}.${networks % 250}`;
}

async function call(name: string, values: object, address = newNetwork()) {
  const began = performance.now();
  const answer = await it.backend.fetch(
    new Request(`http://x/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: it.backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(values),
    }),
    { address },
  );
  const body = await answer.text();
  return { status: answer.status, body, ms: performance.now() - began };
}

async function freeStarts(club: string): Promise<string[]> {
  const rows = await it.sql<{ starts_at: Date }[]>`
    select starts_at from visit_slots(${club}) where state = 'free' and starts_at > now() + interval '1 day'`;
  return rows.map(({ starts_at }) => starts_at.toISOString());
}

let people = 0;

function booking(club: string, start_at: string) {
  people += 1;
  return {
    ...{ club, start_at, person_name: "Carmen", person_email: `carmen-${people}x@correo.example` },
    ...{
      person_phone: `6${String(10_000_000 + people)}`,
      secret: `s${people}`.padEnd(40, "x"),
      notice_version: "2026-11",
    },
  };
}

/** The worst that JSON can say for each type that strangers send. */
const worst: Record<string, unknown[]> = {
  "timestamp with time zone": [
    "infinity",
    "-infinity",
    "9999-12-31T23:59:59Z",
    "0001-01-01T00:00:00Z",
    "4713-01-01 BC",
  ],
  date: ["infinity", "-infinity", "9999-12-31", "0001-01-01"],
  text: ["", "x".repeat(500_000), "é@.".repeat(100_000), "34".repeat(200_000)],
  integer: [2 ** 31 - 1, -(2 ** 31), 0],
  bigint: ["9223372036854775807", "-9223372036854775808", 0],
  boolean: [true, false],
  "uuid[]": [[], ["nadie"], Array.from({ length: 20_000 }, () => crypto.randomUUID())],
};

test("whatever strangers send to a function, it answers at once and without a fault", async () => {
  const functions = await it.sql<{ name: string; arguments: { name: string; type: string }[] }[]>`
    select proname as name, (
      select coalesce(json_agg(json_build_object('name', proargnames[at], 'type', format_type(type, null))), '[]')
      from unnest(proargtypes::oid[]) with ordinality as it (type, at)) as arguments
    from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
  expect(functions.length).toBeGreaterThan(5);
  const starts = await freeStarts("acacias");
  const mine = booking("acacias", starts[0] ?? "");
  expect((await call("book_visit", mine)).body).toContain("booked");
  for (const fn of functions) {
    for (const { name, type } of fn.arguments) {
      expect(worst[type], `${fn.name}(${name} ${type}): say what is the worst of it`).toBeDefined();
      for (const value of worst[type] ?? []) {
        const good = {
          ...booking("acacias", starts[1] ?? ""),
          ...(fn.name !== "book_visit" && { secret: mine.secret }),
        };
        const known = Object.fromEntries(
          fn.arguments.map((at) => [at.name, (good as Record<string, unknown>)[at.name]]),
        );
        const { status, body, ms } = await call(fn.name, { ...known, [name]: value });
        const what = `${fn.name}(${name} => ${String(value).slice(0, 20)}): ${body.slice(0, 200)}`;
        expect(status, what).toBeLessThan(500);
        expect(ms, what).toBeLessThan(1_000);
      }
    }
  }
}, 240_000);

test("twenty bookings for no day at all keep nobody waiting who books at another club", async () => {
  const noDays = ["infinity", "-infinity", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "2099-12-31T10:00:00Z"];
  const [first = "", second = ""] = await freeStarts("acacias");
  const mine = booking("acacias", first);
  await it.sql.begin(async (tx) => {
    const book = async (start_at: string) => {
      const [row] = await tx<
        { result: string }[]
      >`select book_visit(${mine.club}, ${start_at}::text::timestamptz, ${mine.person_name},
        ${mine.person_email}, ${mine.person_phone}, ${mine.secret}, ${mine.notice_version}) ->> 'result' as result`;
      return row?.result;
    };
    const locksBeyondReading = () => tx`select locktype, mode from pg_locks
      where pid = pg_backend_pid() and locktype <> 'virtualxid' and mode <> 'AccessShareLock'`;
    const readsOfVisits = () => tx`select seq_scan, idx_scan from pg_stat_xact_user_tables where relname = 'visits'`;
    const before = await readsOfVisits();

    for (const day of noDays) expect(await book(day), day).toBe("not_offered");
    expect(await locksBeyondReading()).toEqual([]);
    expect(await readsOfVisits()).toEqual(before);
    for (const club of ["retiro", "acacias"]) {
      const answer = await call("book_visit", booking(club, first));
      expect(answer.body, club).toContain("booked");
    }

    // The other way round: who has every lock of a booking, and the settings too, keeps none of them waiting.
    expect(await book(second)).toBe("booked");
    expect(await readsOfVisits()).not.toEqual(before);
    expect(await locksBeyondReading()).toContainEqual({ locktype: "advisory", mode: "ExclusiveLock" });
    await tx`select from visit_settings for update`;
    const flood = Array.from({ length: 20 }, (_, at) =>
      call("book_visit", { ...mine, start_at: noDays[at % noDays.length] }),
    );
    for (const { body } of await Promise.all(flood)) expect(body).toContain("not_offered");
  });
});

test("who holds one hour of a club keeps nobody from another, and that hour asks for patience", async () => {
  await it.sql`update visit_settings set capacity = 1`;
  const [held = "", free = ""] = (await freeStarts("acacias")).filter((start) => start.includes(":00:"));
  const isHeld = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = it.sql.begin(async (tx) => {
    await tx`select book_visit(${"acacias"}, ${held}, 'Ana', 'ana@b.example', '611 000 000', ${"a".repeat(40)}, '2026-11')`;
    isHeld.resolve();
    await over.promise;
  });
  await isHeld.promise;
  const [waits, goes] = await Promise.all([
    call("book_visit", booking("acacias", held)),
    call("book_visit", booking("acacias", free)),
  ]);
  expect(goes.body).toContain("booked");
  expect(waits.status).toBe(503);
  expect(JSON.parse(waits.body)).toMatchObject({ code: "PT503", message: expect.stringContaining("en un momento") });
  // Slots that became longer meanwhile share time with the one that is held: its place is not given again.
  await it.sql`update visit_settings set slot_minutes = 60`;
  expect((await call("book_visit", booking("acacias", held))).status).toBe(503);
  over.resolve();
  await holding;
  expect((await call("book_visit", booking("acacias", held))).body).toContain("full");
});
