import { type Ref, type RefObject, useId, useState } from "react";
import { findParagraph } from "#domain/review/paragraphs.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { FieldGroup } from "../fields/field-group.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { addComment, type ReviewedRow } from "./review-commands.ts";
import { showParagraph } from "./show-paragraph.ts";
import type { Comments } from "./use-comments.ts";
import { WordsField } from "./words-field.tsx";

interface CommentGroupProps {
  of: ReviewedRow;
  comments: Comments;
  /** The paragraphs of what the form holds. */
  paragraphs: readonly string[];
  /** Which of them is to be commented; empty: the whole. */
  chosen: string;
  onChoose: (paragraph: string) => void;
  words: RefObject<HTMLTextAreaElement | null>;
}

/** What colleagues say beside the paragraphs of a form: open ones first, what is settled folded away. */
export function CommentGroup({ of, comments, paragraphs, chosen, onChoose, words }: CommentGroupProps) {
  const { threads, colleagues, run } = comments;
  const open = threads.filter(({ first }) => !first.is_resolved);
  const settled = threads.filter(({ first }) => first.is_resolved);
  const thread = (entry: (typeof threads)[number]) => (
    <CommentThread
      key={entry.first.id}
      of={of}
      thread={entry}
      colleagues={colleagues}
      run={run}
      paragraph={entry.first.quote === "" ? "" : findParagraph(entry.first.quote, paragraphs)}
      onShow={showParagraph}
    />
  );
  return (
    <FieldGroup title="Comentarios">
      <p className="field__hint" role="status">
        {open.length === 1 ? "1 abierto" : `${open.length} abiertos`}
        {settled.length > 0 && (settled.length === 1 ? ", 1 resuelto" : `, ${settled.length} resueltos`)}. Los
        comentarios no salen nunca en la web.
      </p>
      {open.length > 0 && <ul className="comments">{open.map(thread)}</ul>}
      {settled.length > 0 && (
        <details className="comments-settled">
          <summary>{settled.length === 1 ? "1 resuelto" : `${settled.length} resueltos`}</summary>
          <ul className="comments">{settled.map(thread)}</ul>
        </details>
      )}
      <Composer
        paragraphs={paragraphs}
        chosen={chosen}
        onChoose={onChoose}
        ref={words}
        onSend={(quote, said) => run(addComment(of, { words: said, quote: quote.slice(0, 5000) }))}
      />
    </FieldGroup>
  );
}

interface ComposerProps {
  paragraphs: readonly string[];
  chosen: string;
  onChoose: (paragraph: string) => void;
  ref: Ref<HTMLTextAreaElement>;
  onSend: (quote: string, words: string) => Promise<boolean>;
}

function Composer({ paragraphs, chosen, onChoose, ref, onSend }: ComposerProps) {
  const id = useId();
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setError(words.trim() === "" ? "Escribe el comentario." : undefined);
    if (words.trim() === "") return;
    setBusy(true);
    if (await onSend(chosen, words)) {
      setWords("");
      onChoose("");
    }
    setBusy(false);
  };
  return (
    <fieldset className="comment-composer" aria-label="Comentar">
      <Field id={`${id}-of`} label="Párrafo">
        {(control) => (
          <select {...control} className="input" value={chosen} onChange={(event) => onChoose(event.target.value)}>
            <option value="">Todo en general</option>
            {paragraphs.map((paragraph) => (
              <option key={paragraph} value={paragraph}>
                {cutText(paragraph, 80)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <WordsField id={`${id}-words`} label="Comentario" error={error} ref={ref} value={words} onChange={setWords} />
      <Button size="compact" variant="line" busy={isBusy} onClick={() => void send()}>
        Comentar
      </Button>
    </fieldset>
  );
}
