// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { layOutAhead } from "./lay-out-ahead.ts";

const measured: string[] = [];

beforeEach(() => {
  measured.length = 0;
  document.body.innerHTML = `<div id="choice"></div><div id="one" data-ahead></div><div id="two" data-ahead></div>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    measured.push(this.id);
    return new DOMRect();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("measures what a press will show, each part in a quiet moment of its own", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (act: () => void) => idle.push(act));
  layOutAhead();
  expect(measured).toEqual([]);
  idle[0]?.();
  expect(measured).toEqual(["one"]);
  idle[1]?.();
  expect(measured).toEqual(["one", "two"]);
  expect(idle).toHaveLength(2);
});

it("leaves it to the press where the browser tells of no quiet moment", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  layOutAhead();
  expect(measured).toEqual([]);
});
