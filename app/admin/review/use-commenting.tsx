import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paragraphFinder, paragraphsOf } from "#domain/review/paragraphs.ts";
import { laterPart } from "../form/later-part.tsx";
import { useRested } from "../resource/use-rested.ts";
import type { Commenting } from "./comment-context.ts";
import { showParagraph } from "./paragraph-place.ts";
import type { ReviewedRow } from "./review-commands.ts";
import { useComments } from "./use-comments.ts";

// It comes after the form that it stands beside.
const CommentRail = laterPart(async () => (await import("./comment-rail.tsx")).CommentRail, { isBeside: true });

interface CommentingParts {
  /** How many wait for an answer. */
  open: number;
  /** For what is written in the form. */
  context: Commenting;
  rail: ReactNode;
  readAgain: () => void;
}

/** What colleagues say of a row, beside the form that holds it; null until it is read, and where nobody comments. */
export function useCommenting(
  of: ReviewedRow | null,
  draft: object,
  onShow: (isShown: boolean) => void,
): CommentingParts | null {
  const comments = useComments(of);
  const held = useDeferredValue(useRested(draft));
  const paragraphs = useMemo(() => paragraphsOf(held), [held]);
  // The paragraph that is being commented, empty: the whole.
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const open = useMemo(() => comments?.threads.filter(({ first }) => !first.is_resolved), [comments]);
  const quotes = useMemo(() => (open ?? []).flatMap(({ first }) => first.quote || []), [open]);
  const choose = (paragraph: string) => {
    flushSync(() => {
      onShow(true);
      setChosen(paragraph);
    });
    words.current?.focus();
  };
  const lead = (paragraph: string) => {
    flushSync(() => onShow(false));
    showParagraph(paragraph);
  };
  // A hundred of them are not drawn anew for every letter that is typed beside them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this row, and `lead` does the same at each render
  const rail = useMemo(
    () =>
      of &&
      comments && (
        <Suspense>
          <CommentRail
            of={of}
            comments={comments}
            paragraphs={paragraphs}
            chosen={chosen && (paragraphFinder(paragraphs)(chosen) ?? "")}
            onChoose={setChosen}
            onShow={lead}
            words={words}
          />
        </Suspense>
      ),
    [of?.table, of?.row, comments, paragraphs, chosen],
  );
  if (!rail || !comments || !open) return null;
  return { open: open.length, context: { quotes, onComment: choose }, rail, readAgain: comments.readAgain };
}
