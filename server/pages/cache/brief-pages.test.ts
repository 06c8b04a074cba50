import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Rendering } from "../render-report.ts";
import { BriefPages } from "./brief-pages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages that say how often they were asked for. */
function counting(state: Rendering["state"] = "whole") {
  let asked = 0;
  const source = (text: string) => ({ status: 200, headers: [], body: Buffer.from(text), expiresAt: Infinity });
  return new BriefPages(async (path) => ({ state, source: source(`${path} ${++asked}`) }));
}

const textOf = async (pages: BriefPages, path = "/a") =>
  (await pages.get(path, 1_000)).variants.identity.body.toString();

test("who asks within the moment shares a page, who asks after it has a new one", async () => {
  const pages = counting();
  expect(await Promise.all([textOf(pages), textOf(pages)])).toEqual(["/a 1", "/a 1"]);
  vi.advanceTimersByTime(999);
  expect(await textOf(pages)).toBe("/a 1");
  vi.advanceTimersByTime(1);
  expect(await textOf(pages)).toBe("/a 2");
  expect(await textOf(pages, "/b")).toBe("/b 3");
});

test("who asks after somebody has booked has a new one", async () => {
  const pages = counting();
  await textOf(pages);
  pages.clear();
  expect(await textOf(pages)).toBe("/a 2");
});

test("a page of which something is missing is nobody's but theirs who waited for it", async () => {
  const pages = counting("broken");
  expect(await Promise.all([textOf(pages), textOf(pages)])).toEqual(["/a 1", "/a 1"]);
  expect(await textOf(pages)).toBe("/a 2");
});

test("what could not be rendered is tried again by the next who asks", async () => {
  const render = vi.fn<() => Promise<Rendering>>().mockRejectedValue(new Error("no"));
  const pages = new BriefPages(render);
  await expect(pages.get("/a", 1_000)).rejects.toThrow("no");
  await expect(pages.get("/a", 1_000)).rejects.toThrow("no");
  expect(render).toHaveBeenCalledTimes(2);
});
