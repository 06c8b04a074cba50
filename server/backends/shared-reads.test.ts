import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareReads } from "./shared-reads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A backend that hangs as long as it is told to; what hung once is never answered. */
function open() {
  const it = { hangs: false, status: 200, asked: 0, recoveries: 0 };
  const reads = shareReads(async () => {
    it.asked += 1;
    if (it.hangs) await new Promise(() => {});
    return new Response("[]", { status: it.status });
  });
  reads.onRecovery(() => {
    it.recoveries += 1;
  });
  const read = (path: string) => reads.fetch(`http://backend.test/rest/v1/${path}`).then(({ status }) => status);
  return Object.assign(it, { read });
}

test("a read that hangs is given up, and one asked later does not wait for it", async () => {
  const it = open();
  it.hangs = true;
  const hung = expect(it.read("clubs")).rejects.toThrow("no answer within 5000 ms");
  await vi.advanceTimersByTimeAsync(2_100);
  it.hangs = false;
  expect(await it.read("clubs")).toBe(200);
  await vi.advanceTimersByTimeAsync(3_000);
  await hung;
});

test("a backend that answers nothing is asked now and then only, and all is let through once it does", async () => {
  const it = open();
  it.hangs = true;
  const first = Array.from({ length: 8 }, (_, index) => it.read(`table_${index}`).catch(() => 0));
  await vi.advanceTimersByTimeAsync(5_100);
  expect(await Promise.all(first)).toEqual(Array(8).fill(0));
  for (let index = 0; index < 100; index += 1) {
    it.read(`table_${index}`).catch(() => 0);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(it.asked - 8).toBeLessThanOrEqual(10);
  it.hangs = false;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await it.read("clubs")).toBe(200);
  expect(await it.read("events")).toBe(200);
  expect(it.recoveries).toBe(1);
});

test("one read that fails among others that do not stops nothing", async () => {
  const it = open();
  for (let index = 0; index < 20; index += 1) {
    it.status = 500;
    await it.read("broken_table");
    it.status = 200;
    expect(await it.read("clubs")).toBe(200);
  }
  expect(it.asked).toBe(40);
});
