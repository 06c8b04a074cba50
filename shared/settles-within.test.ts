import { expect, it } from "vitest";
import { settlesWithin } from "./settles-within.ts";

const never = new Promise(() => {});

it("says whether the work was over in time, however it ended", async () => {
  expect(await settlesWithin(10_000, Promise.resolve())).toBe(true);
  expect(await settlesWithin(10_000, Promise.reject(new Error("no")))).toBe(true);
  const waiting = settlesWithin(1, never);
  // Its own timer keeps no process alive, and so not this test either.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await waiting).toBe(false);
});
