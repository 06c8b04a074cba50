import { type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from "react";
import { findParagraph, paragraphsOf } from "#domain/review/paragraphs.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { isReviewed } from "../../data/record/reviews.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { laterPart } from "../form/later-part.tsx";
import { CommentContext } from "./comment-context.ts";
import type { ReviewedRow } from "./review-commands.ts";
import { useComments } from "./use-comments.ts";

// What is done beside the writing comes after it.
const ReviewNotice = laterPart(async () => (await import("./review-notice.tsx")).ReviewNotice);
const CommentGroup = laterPart(async () => (await import("./comment-group.tsx")).CommentGroup);

interface ReviewedFormProps<Draft extends object> {
  table: string;
  /** Null while nothing is stored. */
  row: (StoredRow & { is_published?: boolean }) | null;
  form: DraftForm<Draft>;
  children: ReactNode;
}

/** Puts a second pair of eyes round the fields of a form, where its table has any: whom it waits for, and comments. */
export function ReviewedForm<Draft extends object>({ table, row, form, children }: ReviewedFormProps<Draft>) {
  if (!row || !isReviewed(table)) return children;
  return (
    <WithReview of={{ table, row: row.id }} row={row} form={form}>
      {children}
    </WithReview>
  );
}

interface WithReviewProps<Draft extends object> {
  of: ReviewedRow;
  row: StoredRow & { is_published?: boolean };
  form: DraftForm<Draft>;
  children: ReactNode;
}

function WithReview<Draft extends object>({ of, row, form, children }: WithReviewProps<Draft>) {
  const comments = useComments(of);
  const shown = useDeferredValue(form.draft);
  const paragraphs = useMemo(() => paragraphsOf(shown), [shown]);
  const [chosen, setChosen] = useState("");
  const words = useRef<HTMLTextAreaElement>(null);
  const commenting = useMemo(() => {
    if (!comments) return null;
    const open = comments.threads.filter(({ first }) => !first.is_resolved && first.quote !== "");
    return {
      quotes: open.map(({ first }) => first.quote),
      onComment: (paragraph: string) => {
        setChosen(paragraph);
        words.current?.scrollIntoView({ block: "center" });
        words.current?.focus({ preventScroll: true });
      },
    };
  }, [comments]);
  return (
    <CommentContext value={commenting}>
      {/* Whatever comes later than the form must not hide it: a dialog that is hidden closes. */}
      <Suspense>
        <ReviewNotice of={of} version={row.updated_at} isDraft={row.is_published === false} isDirty={form.isDirty} />
      </Suspense>
      {children}
      {comments && (
        <Suspense>
          <CommentGroup
            of={of}
            comments={comments}
            paragraphs={paragraphs}
            chosen={findParagraph(chosen, paragraphs) ?? ""}
            onChoose={setChosen}
            words={words}
          />
        </Suspense>
      )}
    </CommentContext>
  );
}
