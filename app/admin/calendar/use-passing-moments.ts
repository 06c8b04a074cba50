import { useEffect, useState } from "react";

const minute = 60_000;
/** So long it may take until what begins with a moment is written. */
const writtenAfter = 1_000;

/** Now, told anew every minute and when one of the moments (ISO text) has passed; `onPassed` hears of these. */
export function usePassingMoments(moments: readonly string[], onPassed: (moment: string) => void): number {
  const [now, setNow] = useState(Date.now);
  const next = moments.find((moment) => Date.parse(moment) > now);
  // A clock is outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever listens is another function at each render
  useEffect(() => {
    const left = next === undefined ? minute : Date.parse(next) + writtenAfter - now;
    const timer = setTimeout(
      () => {
        const then = Date.now();
        setNow(then);
        if (next !== undefined && Date.parse(next) <= then) onPassed(next);
      },
      Math.min(left, minute),
    );
    return () => clearTimeout(timer);
  }, [now, next]);
  return now;
}
