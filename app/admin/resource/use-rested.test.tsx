// @vitest-environment happy-dom

import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { typingPause, useRested } from "./use-rested.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("follows what is typed once nobody has typed for a moment", () => {
  const { result, rerender } = renderHook(useRested, { initialProps: "" });
  rerender("y");
  pass(typingPause - 1);
  rerender("yo");
  pass(typingPause - 1);
  expect(result.current).toBe("");
  pass(1);
  expect(result.current).toBe("yo");
});

it("waits for keys too of which it has not been told yet", () => {
  const { result, rerender } = renderHook(useRested, { initialProps: "" });
  rerender("yo");
  pass(typingPause - 1);
  fireEvent.keyDown(document.body, { key: "a" });
  pass(typingPause - 1);
  expect(result.current).toBe("");
  pass(1);
  expect(result.current).toBe("yo");
});
