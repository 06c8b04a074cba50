import { Check, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { cutText } from "#domain/text/cut-text.ts";
import { momentInWords } from "#domain/time/moment-in-words.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import type { Comment } from "../../data/record/comments.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { addComment, type ReviewedRow, resolveComment } from "./review-commands.ts";
import { takeFocus } from "./take-focus.ts";
import type { Comments, Thread } from "./use-comments.ts";
import { WordsField } from "./words-field.tsx";

interface CommentThreadProps {
  of: ReviewedRow;
  thread: Thread;
  colleagues: readonly Colleague[];
  run: Comments["run"];
  /** The paragraph that it is about, as it reads now; empty: the whole; null: it is gone. */
  paragraph: string | null;
  onShow: (paragraph: string) => void;
  isAnswering: boolean;
  onAnswering: (isAnswering: boolean) => void;
}

export function CommentThread(props: CommentThreadProps) {
  const { of, thread, colleagues, run, paragraph, onShow, isAnswering, onAnswering } = props;
  const { first, answers } = thread;
  const answer = async (words: string) => {
    if (await run(() => addComment(of, { words, parent: first.id }))) onAnswering(false);
  };
  return (
    <li className="comment-thread stack gap-8 pad when-seen" data-paragraph={paragraph ?? ""}>
      {paragraph !== null && paragraph !== "" && (
        <button
          type="button"
          className="comment-thread__quote gold rounded pad-y left target"
          onClick={() => onShow(paragraph)}
        >
          <span className="sr-only">Ir al párrafo: </span>
          {cutText(paragraph, 120)}
        </button>
      )}
      {paragraph === null && (
        <p className="sunken rounded pad-y muted left target">
          <s>{cutText(first.quote, 120)}</s> El párrafo ya no está.
        </p>
      )}
      {[first, ...answers].map((entry) => (
        <Said key={entry.id} comment={entry} author={colleagues.find(({ user_id }) => user_id === entry.author)} />
      ))}
      {isAnswering ? (
        <Answer onSend={answer} onCancel={() => onAnswering(false)} />
      ) : (
        <span className="row wraps gap-8">
          <Button
            size="compact"
            variant="line"
            onClick={() => void run(() => resolveComment(first.id, !first.is_resolved))}
          >
            <Icon of={first.is_resolved ? RotateCcw : Check} size={17} />
            {first.is_resolved ? "Volver a abrir" : "Resolver"}
          </Button>
          {!first.is_resolved && (
            <Button size="compact" variant="text" onClick={() => onAnswering(true)}>
              Responder
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Said({ comment: { words, created_at }, author }: { comment: Comment; author: Colleague | undefined }) {
  return (
    <div className="next lines">
      <p className="row wraps spread">
        <b>{author ? (author.is_me ? "Tú" : author.name) : "Alguien que ya no está"}</b>
        <time className="muted" dateTime={created_at}>
          {momentInWords(created_at)}
        </time>
      </p>
      <p>{words}</p>
    </div>
  );
}

function Answer({ onSend, onCancel }: { onSend: (words: string) => Promise<void>; onCancel: () => void }) {
  const id = useId();
  const [words, setWords] = useState("");
  return (
    <>
      <WordsField id={id} label="Respuesta" ref={takeFocus} value={words} onChange={setWords} />
      <span className="row wraps gap-8">
        <Button
          size="compact"
          variant="line"
          aria-disabled={words.trim() === "" || undefined}
          onClick={() => words.trim() !== "" && void onSend(words)}
        >
          Enviar respuesta
        </Button>
        <Button size="compact" variant="text" onClick={onCancel}>
          Cancelar
        </Button>
      </span>
    </>
  );
}
