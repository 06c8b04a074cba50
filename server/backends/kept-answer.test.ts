import { expect, it, onTestFinished, vi } from "vitest";
import { KeptAnswer } from "./kept-answer.ts";

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

/** What is read when somebody says so: one answer after the other. */
function answers() {
  const asked: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const next = Promise.withResolvers<string>();
    asked.push(next);
    return next.promise;
  };
  return { asked, kept: new KeptAnswer("points", read, "none", log) };
}

it("tells when those know it who were answered with what was known before", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { asked, kept } = answers();
  const caughtUp = vi.fn();
  kept.onCaughtUp(caughtUp);
  const soon = kept.all();
  asked[0]?.resolve("first");
  expect(await soon).toBe("first");
  expect(caughtUp).not.toHaveBeenCalled();

  kept.forget();
  const late = kept.all();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe("first");
  asked[1]?.resolve("second");
  await vi.waitFor(() => expect(caughtUp).toHaveBeenCalledTimes(1));
  expect(await kept.all()).toBe("second");

  kept.forget();
  const failed = kept.all();
  asked[2]?.reject(new Error("away"));
  expect(await failed).toBe("second");
  const again = kept.all();
  asked[3]?.resolve("third");
  expect(await again).toBe("third");
  expect(caughtUp).toHaveBeenCalledTimes(2);
});

it("keeps the answer that knows of most changes, whichever comes last", async () => {
  const { asked, kept } = answers();
  const before = kept.all();
  kept.forget();
  asked[0]?.resolve("old");
  expect(await before).toBe("old");
  const after = kept.all();
  kept.forget();
  const last = kept.all();
  asked[2]?.resolve("newest");
  expect(await last).toBe("newest");
  asked[1]?.resolve("new");
  await after;
  expect(await kept.all()).toBe("newest");
});
