import { UserCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral, type ToastText } from "#texts/toast-text.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import type { Review } from "../../data/record/reviews.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { InPage } from "../resource/page-places.tsx";
import { attempt } from "../session/attempt.ts";
import { AskDialog, savedAlone } from "./ask-dialog.tsx";
import { DraftLink } from "./draft-link.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { answerReview, askForReview, type ReviewedRow, readReviewOf } from "./review-commands.ts";

interface ReviewNoticeProps {
  of: ReviewedRow;
  /** As the form shows it. */
  row: StoredRow & { is_published?: boolean };
  isDirty: boolean;
}

type Found = Awaited<ReturnType<typeof readReviewOf>>;

/** On top of a form: that it waits for a colleague's eyes, what she said, and how a draft is shown to somebody. */
export function ReviewNotice({ of, row, isDirty }: ReviewNoticeProps) {
  const { found, run } = useReview(of);
  const [isAsking, setAsking] = useState(false);
  if (!found) return null;
  const { review, colleagues, link } = found;
  const me = colleagues.find((colleague) => colleague.is_me);
  const ask = async (person: string, words: string) => {
    const name = nameOf(colleagues, person);
    const isDone = await run(
      askForReview(of, person, words),
      neutral("Pasado a revisar", `Se lo has pasado a ${name}.`),
    );
    if (isDone) setAsking(false);
  };
  const answer = (verdict: "approved" | "changes", words: string) =>
    review && run(answerReview(review.id, { verdict, words, seen: row.updated_at }), said[verdict]);
  const isWaiting = review?.state === "waiting";
  const asking = (
    <Button size="compact" variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
      <Icon of={UserCheck} size={17} />
      Pasar a revisar…
    </Button>
  );
  const isDraft = row.is_published === false;
  return (
    <section className="review row wraps" aria-label="Revisión">
      {review && <ReviewState review={review} colleagues={colleagues} />}
      {isDirty && isWaiting && <p className="field__hint">{savedAlone}</p>}
      {review && isWaiting && review.asked_of === me?.user_id && <ReviewAnswer onAnswer={answer} />}
      <span className="row wraps gap-8">
        {!isWaiting && (isDraft ? <InPage at="review">{asking}</InPage> : asking)}
        {isWaiting &&
          review.asked_of !== me?.user_id &&
          (review.asked_by === me?.user_id || me?.role === "direction") && (
            <Button
              size="compact"
              variant="text"
              onClick={() => void run(answerReview(review.id, { verdict: "withdrawn" }), neutral("Petición retirada"))}
            >
              Retirar la petición
            </Button>
          )}
      </span>
      {(isDraft || link) && <DraftLink of={of} link={link} run={run} />}
      {isAsking && (
        <AskDialog colleagues={colleagues} isDirty={isDirty} onAsk={ask} onDismiss={() => setAsking(false)} />
      )}
    </section>
  );
}

const said: Record<"approved" | "changes", ToastText> = {
  approved: neutral("Visto bueno dado"),
  changes: neutral("Cambios pedidos"),
};

/** What is known, read anew after whatever is done. */
function useReview(of: ReviewedRow) {
  const [found, setFound] = useState<Found | null>(null);
  const load = async () => {
    // The form works without it.
    setFound(await readReviewOf(of).catch(() => null));
  };
  // Asks the backend, once the form is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of this row, which stays as long as its form
  useEffect(() => void load(), [of.table, of.row]);
  const run = async (work: Promise<void>, done: ToastText): Promise<boolean> => {
    const isDone = await attempt(failed, async () => {
      await work;
      await load();
      showToast(done);
      return true;
    });
    return isDone ?? false;
  };
  return { found, run };
}

export const nameOf = (colleagues: readonly Colleague[], id: string | null): string => {
  const person = colleagues.find((colleague) => colleague.user_id === id);
  if (!person) return "alguien que ya no está";
  return person.is_me ? "ti" : person.name;
};

function ReviewState({ review, colleagues }: { review: Review; colleagues: readonly Colleague[] }) {
  const { state, note, answer, created_at, updated_at } = review;
  const asker = colleagues.find((colleague) => colleague.user_id === review.asked_by);
  const reader = colleagues.find((colleague) => colleague.user_id === review.asked_of);
  const readerName = reader?.name ?? "Alguien";
  if (state === "waiting") {
    const who = reader?.is_me ? `${asker?.name ?? "Alguien"} te pide que lo revises` : `Para revisar: ${readerName}`;
    return <State title={who} when={created_at} words={note} />;
  }
  const title =
    state === "approved"
      ? `${reader?.is_me ? "Has" : `${readerName} ha`} dado el visto bueno`
      : `${reader?.is_me ? "Has pedido" : `${readerName} pide`} cambios`;
  return <State title={title} when={updated_at} words={answer} />;
}

function State({ title, when, words }: { title: string; when: string; words: string }) {
  return (
    <div className="stack gap-8">
      <p>
        <b>{title}</b>{" "}
        <time className="muted" dateTime={when}>
          {momentInWords(when)}
        </time>
      </p>
      {words && <blockquote className="quoted lines">{words}</blockquote>}
    </div>
  );
}
