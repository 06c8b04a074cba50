// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

class Navigation {
  constructor(way: { activationStart?: number; deliveryType?: string }) {
    Object.assign(this, way);
  }
}

/** A page of its own, which says so twice. */
async function look(way?: Navigation): Promise<number> {
  const sendBeacon = vi.fn();
  vi.stubGlobal("navigator", { sendBeacon });
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(way ? ([way] as unknown as PerformanceEntryList) : []);
  vi.resetModules();
  const { tellSeen } = await import("./tell-seen.ts");
  tellSeen();
  tellSeen();
  expect(sendBeacon.mock.calls.every(([address]) => address === "/visto")).toBe(true);
  return sendBeacon.mock.calls.length;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ["opened ahead", { activationStart: 812.4, deliveryType: "" }, 1],
  ["fetched ahead", { activationStart: 0, deliveryType: "navigational-prefetch" }, 1],
  ["asked for as ever", { activationStart: 0, deliveryType: "" }, 0],
  ["from the browser's cache", { activationStart: 0, deliveryType: "cache" }, 0],
  ["of a browser that does not say", {}, 0],
])("a page %s tells that somebody looks at it as often as the server needs it", async (_, way, times) => {
  expect(await look(new Navigation(way))).toBe(times);
});

it("says nothing where a browser has no such entry", async () => {
  expect(await look()).toBe(0);
});
