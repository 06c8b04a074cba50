import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ViewCount } from "#shared/view-counts.ts";
import { PageViews } from "../http/page-views.ts";
import { writeViews } from "./write-views.ts";

const one: ViewCount = { kind: "page", name: "/clubs", views: 1 };
const error = vi.fn();
const log = { info() {}, warn() {}, error };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("writes what there is every few seconds and the rest at the end, and asks for nothing where nothing is", async () => {
  const views = new PageViews();
  const write = vi.fn(async () => {});
  const writing = writeViews(views, write, log);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(write).not.toHaveBeenCalled();
  views.add([one, one]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write.mock.calls).toEqual([[[{ ...one, views: 2 }]]]);
  views.add([one]);
  await writing.stop();
  expect(write).toHaveBeenLastCalledWith([one]);
});

test("what could not be written waits, and the log says so once a minute", async () => {
  const views = new PageViews();
  const write = vi.fn<(counts: ViewCount[]) => Promise<void>>().mockRejectedValue(new Error("no database"));
  const writing = writeViews(views, write, log);
  views.add([one]);
  await vi.advanceTimersByTimeAsync(12_000);
  views.add([one]);
  write.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write).toHaveBeenLastCalledWith([{ ...one, views: 2 }]);
  expect(error).toHaveBeenCalledOnce();
  await writing.stop();
  expect(views.take()).toEqual([]);
});
