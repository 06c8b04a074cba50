import { useEffect, useState } from "react";
import { isReviewed } from "../../data/record/reviews.ts";
import { listWaitingRows } from "./review-commands.ts";

const none: ReadonlySet<string> = new Set();

/** The rows of a table that wait for a colleague's answer; read anew when `of` is another. */
export function useWaitingRows(table: string, of?: string): ReadonlySet<string> {
  const [found, setFound] = useState(none);
  // Talks to the backend: a list is there without what this adds to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile may have changed it
  useEffect(() => {
    if (!isReviewed(table)) return;
    let isWanted = true;
    const keep = (rows: string[]) => {
      if (isWanted) setFound(new Set(rows));
    };
    listWaitingRows(table).then(keep, () => {});
    return () => {
      isWanted = false;
    };
  }, [table, of]);
  return found;
}
