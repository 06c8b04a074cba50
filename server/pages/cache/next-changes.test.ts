import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "#server/process/log.ts";
import { NextChanges } from "./next-changes.ts";

const now = Date.parse("2026-11-27T22:00:00Z");
const said: string[] = [];
const log = createLog("json", (_, line) => said.push(line));
/** What the database says, and how often it was asked. */
const database = { answer: {} as object, status: 200, asked: 0 };
const fetch = async () => {
  database.asked += 1;
  return Response.json(database.answer, { status: database.status });
};
const open = (onMoment = () => {}) =>
  new NextChanges({ backend: { url: "http://backend.test", key: "key", fetch }, log, onMoment });

beforeEach(() => {
  vi.useFakeTimers({ now });
  Object.assign(database, { answer: {}, status: 200, asked: 0 });
});
afterEach(() => void vi.useRealTimers());

it("says of each table when it next changes, and the soonest of what concerns all", async () => {
  database.answer = { precios: "2026-11-27T23:00:00+00:00", events: "2026-11-28T00:00:00+01:00" };
  const next = await open().read();
  expect([next("precios"), next("events"), next("site")]).toEqual([now + 3_600_000, now + 3_600_000, now + 3_600_000]);
  expect(next("clubs")).toBe(Number.POSITIVE_INFINITY);
});

it("asks once until the content or the hour changes it, and then says that what is under way may be old", async () => {
  database.answer = { precios: "2026-11-27T23:00:00Z" };
  const onMoment = vi.fn();
  const changes = open(onMoment);
  await Promise.all([changes.read(), changes.read()]);
  vi.setSystemTime(now + 3_599_999);
  await changes.read();
  expect([database.asked, onMoment.mock.calls.length]).toEqual([1, 0]);
  vi.setSystemTime(now + 3_600_000);
  await changes.read();
  expect([database.asked, onMoment.mock.calls.length]).toEqual([2, 1]);
  changes.forget();
  database.answer = {};
  expect((await changes.read())("site")).toBe(Number.POSITIVE_INFINITY);
  expect(database.asked).toBe(3);
});

it("keeps pages for seconds only when it cannot be known, and says so in the log", async () => {
  database.status = 503;
  const changes = open();
  expect((await changes.read())("clubs")).toBe(now + 5_000);
  expect(said.at(-1)).toContain("could not read when the content next changes by itself");
  vi.setSystemTime(now + 5_000);
  database.status = 200;
  expect((await changes.read())("clubs")).toBe(Number.POSITIVE_INFINITY);
});
