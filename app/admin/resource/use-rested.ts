import { useEffect, useState } from "react";

/** How long nothing is typed before anything follows, in milliseconds: the rows of a list, or the question to the database. */
export const typingPause = 200;

/** What is typed once nobody has typed for a moment: what follows each letter would be in the way of the next. */
export function useRested<Typed extends string | object>(typed: Typed): Typed {
  const [rested, setRested] = useState(typed);
  // Talks to the clock.
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
