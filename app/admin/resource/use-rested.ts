import { useEffect, useState } from "react";

/** How long nothing is typed before anything follows, in milliseconds: the rows of a list, or the question to the database. */
export const typingPause = 200;

/** A text once nobody has typed for a moment: what follows each letter would be in the way of the next. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  // Talks to the clock.
  useEffect(() => {
    const timer = setTimeout(setRested, typingPause, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
