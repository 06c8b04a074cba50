import { useMemo } from "react";
import { isReviewed } from "../../data/record/reviews.ts";
import { useAnswer } from "../session/use-answer.ts";
import { listWaitingRows } from "./review-commands.ts";

/** The rows of a table that wait for a colleague's answer; read anew when `of` is another. */
export function useWaitingRows(table: string, of?: string): ReadonlySet<string> {
  // A list is there without what this adds to it.
  const rows = useAnswer(() => (isReviewed(table) ? listWaitingRows(table) : undefined), `${table} ${of}`);
  return useMemo(() => new Set(rows), [rows]);
}
