import { useEffect, useRef } from "react";
import { type SubmitTarget, useFetcher } from "react-router";

/**
 * Sends something to the action of this route and resolves with its answer. Nothing is read anew by that: what is
 * shown changes once the answer has been dealt with (`useRevalidator`), so that a form outlives its own save.
 */
export function useSend<Answer>(): (what: object | null, method: "post" | "delete") => Promise<Answer> {
  const { data, state, submit } = useFetcher<Answer>();
  const settle = useRef<((answer: Answer) => void) | null>(null);
  // Talks to the router, which gives an answer to a component, not to who asked.
  useEffect(() => {
    if (state !== "idle" || data === undefined) return;
    settle.current?.(data as Answer);
    settle.current = null;
  }, [state, data]);
  return (what, method) =>
    new Promise((resolve) => {
      settle.current = resolve;
      // What is sent is made of what forms hold: plain data.
      void submit(what as SubmitTarget, { method, encType: "application/json", defaultShouldRevalidate: false });
    });
}
