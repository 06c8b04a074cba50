// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { onceAtWork } from "./once-at-work.ts";

test("a pointer that rests over a page that opens is no hand at work, one that moves is", () => {
  let isBrought = false;
  onceAtWork(async () => {
    isBrought = true;
  });
  const move = (movementX: number) => document.dispatchEvent(new PointerEvent("pointermove", { movementX }));
  move(0);
  expect(isBrought).toBe(false);
  move(3);
  expect(isBrought).toBe(true);
});
