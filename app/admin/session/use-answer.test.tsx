// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAnswer } from "./use-answer.ts";

/** Questions that are answered when the test says so. */
function asked() {
  const questions = new Map<string, PromiseWithResolvers<string>>();
  const ask = (of: string) => {
    const question = Promise.withResolvers<string>();
    questions.set(of, question);
    return question.promise;
  };
  return { ask, question: (of: string) => questions.get(of) };
}

it("gives what the latest question is answered, and not what comes late to an earlier one", async () => {
  const { ask, question } = asked();
  const { result, rerender } = renderHook(({ of }) => useAnswer(() => ask(of), of), { initialProps: { of: "a" } });
  expect(result.current).toBeUndefined();
  question("a")?.resolve("first");
  await waitFor(() => expect(result.current).toBe("first"));
  rerender({ of: "b" });
  rerender({ of: "c" });
  expect(result.current).toBe("first");
  question("c")?.resolve("third");
  await waitFor(() => expect(result.current).toBe("third"));
  await act(async () => question("b")?.resolve("second"));
  expect(result.current).toBe("third");
});

it("tells of a failure while somebody is there to hear it", async () => {
  const { ask, question } = asked();
  const onFail = vi.fn();
  const { rerender, unmount } = renderHook(({ of }) => useAnswer(() => ask(of), of, onFail), {
    initialProps: { of: "a" },
  });
  question("a")?.reject(new Error("away"));
  await waitFor(() => expect(onFail).toHaveBeenCalledWith(new Error("away")));
  rerender({ of: "b" });
  unmount();
  await act(async () => question("b")?.reject(new Error("too late")));
  expect(onFail).toHaveBeenCalledTimes(1);
});
