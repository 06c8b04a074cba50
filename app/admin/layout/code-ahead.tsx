import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { onceAtWork } from "../session/once-at-work.ts";

/** The code of a page that is likely to be opened next, once there is time for it. */
export function CodeAhead({ page }: { page: string }) {
  const [isTime, setTime] = useState(false);
  // Talks to the browser's idle time.
  useEffect(() => onceAtWork(async () => setTime(true)), []);
  return isTime ? <PrefetchPageLinks page={page} /> : null;
}
