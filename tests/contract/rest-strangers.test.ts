import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { rowFor } from "#tests/fixtures/valid-rows.ts";

let it: TestBackend;
beforeEach(async () => {
  it = await openTestBackend();
});
afterEach(() => it.close());

const post = (path: string, body: object, address: string) =>
  it.backend.fetch(
    new Request(`http://x/rest/v1/${path}`, {
      method: "POST",
      headers: { apikey: it.backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { address },
  );

const send = (address: string, index: number, search = "") =>
  post(`partner_submissions${search}`, rowFor("public.partner_submissions", { email: `a${index}@b.example` }), address);

/** A booking of nobody's: an hour at which there is no place. */
const book = (address: string, index: number, more: object = {}) => {
  const person = { person_name: "Javier", person_email: `a${index}@b.example`, person_phone: "" };
  const secret = `s${index}`.padEnd(40, "x");
  const asked = { club: "acacias", start_at: "2030-01-01T03:00:00Z", secret, notice_version: "2026-11" };
  return post("rpc/book_visit", { ...person, ...asked, ...more }, address);
};

test("one network sends twenty proposals at the door and is then asked to wait, others are not", async () => {
  const statuses = [];
  for (let index = 0; index < 22; index += 1) statuses.push((await send("203.0.113.7", index)).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  expect((await send("203.0.113.8", 30)).status).toBe(201);
});

test("an address that names a function elsewhere opens no way past the limit", async () => {
  const statuses = [];
  for (let index = 0; index < 22; index += 1)
    statuses.push((await send("203.0.113.7", index, "?apikey=/rest/v1/rpc/")).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});

test("bookings and cancellations of one network are counted with what else it sends", async () => {
  const statuses = [];
  for (let index = 0; index < 19; index += 1) statuses.push((await book("203.0.113.7", index)).status);
  statuses.push((await post("rpc/cancel_visit", { secret: "x".repeat(40) }, "203.0.113.7")).status);
  statuses.push((await book("203.0.113.7", 30)).status, (await send("203.0.113.7", 31)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await book("203.0.113.8", 32)).status).toBe(200);
  const reads = Array.from({ length: 30 }, () => post("rpc/visit_slots", { club: "acacias" }, "203.0.113.7"));
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("no other function that strangers may call changes anything", async () => {
  const rows = await it.sql<{ name: string }[]>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and has_function_privilege('anon', oid, 'execute')
    order by proname`;
  expect(rows.map(({ name }) => name)).toEqual(["book_visit", "cancel_visit", "move_visit", "take_attempt"]);
});

test("while no booking can be written, each is told so after a second, and everybody reads", async () => {
  const [free] = await it.sql<{ starts_at: Date }[]>`select starts_at from visit_slots('acacias') where state = 'free'`;
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = it.sql.begin(async (tx) => {
    await tx`lock table visits in exclusive mode`;
    isHeld.resolve();
    await held.promise;
  });
  await isHeld.promise;
  const bookings = Array.from({ length: 4 }, (_, index) =>
    book(`203.0.113.${index}`, index, {
      club: "acacias",
      start_at: free?.starts_at.toISOString(),
      person_phone: `600 000 00${index}`,
    }),
  );
  const reader = await it.createClient("anon", "in-process");
  const reads = await Promise.all(Array.from({ length: 20 }, () => reader.from("clubs").select("id")));
  expect(reads.filter(({ error, data }) => error || data.length === 0)).toEqual([]);
  const answers = await Promise.all(bookings);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
    answers.map(() => expect.objectContaining({ code: "PT503", message: expect.stringContaining("en un momento") })),
  );
  held.resolve();
  await holding;
});

test("a flood from many networks is turned away, not queued", async () => {
  const flood = await Promise.all(Array.from({ length: 60 }, (_, index) => send(`203.0.113.${index}`, index)));
  const statuses = flood.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(32);
});

test("while every write of strangers hangs, everybody reads", async () => {
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = it.sql.begin(async (tx) => {
    await tx`lock table partner_submissions in exclusive mode`;
    isHeld.resolve();
    await held.promise;
  });
  await isHeld.promise;
  let written = 0;
  const writes = Array.from({ length: 32 }, async (_, index) => {
    const { status } = await send(`203.0.113.${index}`, index);
    written += 1;
    return status;
  });
  const reader = await it.createClient("anon", "in-process");
  const reads = await Promise.all(Array.from({ length: 200 }, () => reader.from("clubs").select("id")));
  expect(reads.filter(({ error, data }) => error || data.length === 0)).toEqual([]);
  expect(written).toBe(0);
  held.resolve();
  await holding;
  expect(new Set(await Promise.all(writes))).toEqual(new Set([201]));
});

test("a token is good no longer than its session, at every door", async () => {
  const client = await it.createClient("staff");
  const { data } = await client.auth.getSession();
  const headers = { apikey: it.backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` };
  const ask = (path: string) => it.backend.fetch(new Request(`http://x${path}`, { headers }));
  expect((await ask("/rest/v1/staff?select=user_id")).status).toBe(200);
  expect((await client.auth.signOut()).error).toBeNull();
  expect((await ask("/rest/v1/staff?select=user_id")).status).toBe(401);
  expect((await ask("/storage/v1/bucket")).status).toBe(401);
  expect((await ask("/functions/v1/generate-article")).status).toBe(401);
});

test("editors who save the same order from both ends never meet an error", async () => {
  const staff = await it.createClient("staff", "in-process");
  const ids = (await it.sql<{ id: string }[]>`select id from testimonials order by id`).map(({ id }) => id);
  const rows = ids.map((id, index) => ({ id, display_order: index }));
  const saves = Array.from({ length: 60 }, (_, index) =>
    staff.from("testimonials").upsert(index % 2 ? rows : rows.toReversed()),
  );
  expect((await Promise.all(saves)).filter(({ error }) => error)).toEqual([]);
  expect(it.problems).toEqual([]);
});

test("editors who save the same order in any order at once get their rows back as they sent them", async () => {
  const staff = await it.createClient("staff", "in-process");
  const ids = (await it.sql<{ id: string }[]>`select id from testimonials order by id limit 5`).map(({ id }) => id);
  const orders = Array.from({ length: 60 }, (_, index) => [...ids.slice(index % 5), ...ids.slice(0, index % 5)]);
  const save = async (order: string[], index: number) => {
    const rows = (index % 2 ? order : order.toReversed()).map((id, place) => ({ id, display_order: place }));
    const { data, error } = await staff.from("testimonials").upsert(rows, { onConflict: "id" }).select("id");
    return { error, isAsSent: data?.map(({ id }) => id).join() === rows.map(({ id }) => id).join() };
  };
  for (let from = 0; from < orders.length; from += 20) {
    const saves = await Promise.all(orders.slice(from, from + 20).map(save));
    expect(saves.filter(({ error, isAsSent }) => error || !isAsSent)).toEqual([]);
  }
  expect(it.problems).toEqual([]);
});

test("no answer of a door is taken for something else than it says", async () => {
  for (const path of ["/rest/v1/clubs", "/auth/v1/user", "/storage/v1/bucket", "/functions/v1/x", "/nowhere"]) {
    const { headers } = await it.backend.fetch(new Request(`http://x${path}`));
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});

test("somebody without rights moves no revision, however she writes", async () => {
  const stranger = await it.createClient("stranger", "in-process");
  const read = async () => (await it.sql`select revision from content_revision`)[0]?.revision;
  const before = await read();
  await stranger.from("clubs").update({ subtitle: "x" }).eq("id", "acacias");
  await stranger.from("partners").delete().neq("name", "");
  expect(await read()).toBe(before);
});
