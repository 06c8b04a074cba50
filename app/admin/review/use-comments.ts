import { useEffect, useMemo, useRef, useState } from "react";
import { failed } from "#texts/admin/section-toasts.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import type { Comment } from "../../data/record/comments.ts";
import { attempt } from "../session/attempt.ts";
import { type ReviewedRow, readComments } from "./review-commands.ts";

export interface Thread {
  first: Comment;
  answers: Comment[];
}

export interface Comments {
  threads: Thread[];
  colleagues: readonly Colleague[];
  /** One thing at a time, after which they are read anew; false when it failed, which a toast has said. */
  run: (work: () => Promise<void>) => Promise<boolean>;
  /** Shows what others have said meanwhile. */
  readAgain: () => void;
}

/** The comments of a row; null until they are read, and where nothing is stored to comment on. */
export function useComments(of: ReviewedRow | null): Comments | null {
  const [found, setFound] = useState<Pick<Comments, "threads" | "colleagues"> | null>(null);
  const reads = useRef(0);
  const load = async () => {
    if (!of) return;
    reads.current += 1;
    const read = reads.current;
    const { all, colleagues } = await readComments(of);
    // One that was asked for earlier may know less.
    if (read !== reads.current) return;
    const threads = all
      .filter(({ parent }) => parent === null)
      .map((first) => ({ first, answers: all.filter(({ parent }) => parent === first.id) }));
    setFound({ threads, colleagues });
  };
  const readAgain = () => void load().catch(() => {});
  // Asks the backend, once the form is there; it works without.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this row, which stays as long as its form
  useEffect(() => readAgain(), [of?.table, of?.row]);
  const isBusy = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    const isDone = await attempt(failed, async () => {
      await work();
      await load();
      return true;
    });
    isBusy.current = false;
    return isDone ?? false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is run is of the same row
  return useMemo(() => found && { ...found, run, readAgain }, [found]);
}
