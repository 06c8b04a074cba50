// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { onceAtWork } from "./once-at-work.ts";

test("a pointer that rests over a page that opens is no hand at work, one that moves is", async () => {
  let isBrought = false;
  onceAtWork(async () => {
    isBrought = true;
  });
  const move = (movementX: number) => document.dispatchEvent(new PointerEvent("pointermove", { movementX }));
  move(0);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isBrought).toBe(false);
  move(3);
  await vi.waitFor(() => expect(isBrought).toBe(true));
});

test("parts come one after another, and one that fails holds up none", async () => {
  const brought: string[] = [];
  const first = Promise.withResolvers<void>();
  onceAtWork(() => {
    brought.push("first");
    return first.promise;
  });
  onceAtWork(async () => brought.push("second"));
  await vi.waitFor(() => expect(brought).toEqual(["first"]));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(brought).toEqual(["first"]);
  first.reject(new Error("offline"));
  await vi.waitFor(() => expect(brought).toEqual(["first", "second"]));
});
