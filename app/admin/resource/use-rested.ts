import { useEffect, useState } from "react";

/** How long nothing is typed before anything follows, in milliseconds: the rows of a list, or the question to the database. */
export const typingPause = 200;

/** Does something once nobody has pressed a key for a moment, wherever; unless the returned function is called before. */
export function whenRested(work: () => void): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      over.abort();
      work();
    }, typingPause);
  };
  wait();
  addEventListener("keydown", wait, { signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

/**
 * What is typed once nobody has typed for a moment: what follows each letter would be in the way of the next. A long text
 * is told later than it is typed, so all keys count.
 */
export function useRested<Typed extends string | object>(typed: Typed): Typed {
  const [rested, setRested] = useState(typed);
  // Talks to the clock and the keyboard.
  useEffect(() => whenRested(() => setRested(typed)), [typed]);
  return rested;
}
