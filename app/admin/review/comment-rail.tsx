import { MessageSquarePlus } from "lucide-react";
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { paragraphFinder } from "#domain/review/paragraphs.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Select } from "../fields/select.tsx";
import { whenRested } from "../resource/use-rested.ts";
import { CommentThread } from "./comment-thread.tsx";
import { paragraphTops } from "./paragraph-place.ts";
import { addComment, type ReviewedRow } from "./review-commands.ts";
import type { Comments } from "./use-comments.ts";
import { WordsField } from "./words-field.tsx";

interface CommentRailProps {
  of: ReviewedRow;
  comments: Comments;
  /** The paragraphs of what the form holds. */
  paragraphs: readonly string[];
  /** Which of them is being commented; empty: the whole; null: none. */
  chosen: string | null;
  onChoose: (paragraph: string | null) => void;
  /** Leads to a paragraph. */
  onShow: (paragraph: string) => void;
  words: RefObject<HTMLTextAreaElement | null>;
}

/** What colleagues say beside the paragraphs of a form: open ones each at its paragraph, what is settled folded away. */
export function CommentRail({ of, comments, paragraphs, chosen, onChoose, onShow, words }: CommentRailProps) {
  const { threads, colleagues } = comments;
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef<Element | null>(null);
  const run: Comments["run"] = (work) => {
    pressed.current = document.activeElement;
    return comments.run(work);
  };
  // Talks to the browser's focus: what was pressed is often gone afterwards, and the focus with it.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  });
  // One that a colleague settles meanwhile keeps its place, or what is being written would be lost.
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const find = useMemo(() => paragraphFinder(paragraphs), [paragraphs]);
  const entries = threads.map((thread) => {
    const { quote } = thread.first;
    return { thread, paragraph: quote === "" ? "" : find(quote) };
  });
  const settled = entries.filter(({ thread: { first } }) => first.is_resolved && !answered.includes(first.id));
  const open = entries
    .filter((entry) => !settled.includes(entry))
    .toSorted((one, other) => orderOf(one.paragraph, paragraphs) - orderOf(other.paragraph, paragraphs));
  const list = useHeights(paragraphs);
  const draw = ({ thread, paragraph }: (typeof entries)[number]) => (
    <CommentThread
      key={thread.first.id}
      {...{ of, thread, colleagues, run, paragraph, onShow }}
      isAnswering={answered.includes(thread.first.id)}
      onAnswering={(isAnswering) =>
        setAnswered((ids) => (isAnswering ? [...ids, thread.first.id] : ids.filter((id) => id !== thread.first.id)))
      }
    />
  );
  return (
    <>
      <p className="field__hint" role="status" tabIndex={-1} ref={status}>
        {open.length === 1 ? "1 abierto" : `${open.length} abiertos`}
        {settled.length > 0 && (settled.length === 1 ? ", 1 resuelto" : `, ${settled.length} resueltos`)}. Los
        comentarios no salen nunca en la web.
      </p>
      <ul className="stack above-12" ref={list}>
        {open.map(draw)}
      </ul>
      {settled.length > 0 && (
        <details>
          <summary className="press pad-y">
            {settled.length === 1 ? "1 resuelto" : `${settled.length} resueltos`}
          </summary>
          <ul className="stack above-12">{settled.map(draw)}</ul>
        </details>
      )}
      <div className="comment-foot foot white above-16 pad-y">
        {chosen === null ? (
          <Button size="compact" variant="line" onClick={() => onChoose("")}>
            <Icon of={MessageSquarePlus} size={17} />
            Comentar…
          </Button>
        ) : (
          <Composer
            paragraphs={paragraphs}
            chosen={chosen}
            onChoose={onChoose}
            words={words}
            onSend={(quote, said) => run(() => addComment(of, { words: said, quote: quote.slice(0, 5000) }))}
          />
        )}
      </div>
    </>
  );
}

const orderOf = (paragraph: string | null, paragraphs: readonly string[]) =>
  paragraph === null ? paragraphs.length : paragraphs.indexOf(paragraph);

/** Keeps each entry of a list at the height of its paragraph, or below the one before it. */
function useHeights(paragraphs: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  // Talks to the browser's layout: the text beside grows and shrinks, and so do the entries.
  useLayoutEffect(() => {
    const entries = list.current;
    const form = entries?.closest(".sheet__body")?.querySelector(".sheet__form");
    if (!entries || !form) return undefined;
    const watch = new ResizeObserver(() => placeAll(entries));
    watch.observe(form);
    watch.observe(entries);
    return () => watch.disconnect();
  }, []);
  const written = useRef(paragraphs);
  // What was said may be another; where it is the text, whoever writes it goes on first.
  useLayoutEffect(() => {
    const entries = list.current;
    const isWritten = written.current !== paragraphs;
    written.current = paragraphs;
    if (!entries) return undefined;
    if (isWritten) return whenRested(() => placeAll(entries));
    return placeAll(entries);
  });
  return list;
}

function placeAll(list: HTMLElement): void {
  const entries = [...(list.children as HTMLCollectionOf<HTMLElement>)];
  // All is read before anything is written: the browser lays the page out once.
  const heights = entries.map(({ offsetHeight }) => offsetHeight);
  let end = list.getBoundingClientRect().top;
  const tops = paragraphTops(entries.map(({ dataset }) => dataset.paragraph ?? ""));
  for (const [place, entry] of entries.entries()) {
    const gap = Math.max(0, (tops[place] ?? end) - end);
    entry.style.marginTop = `${gap}px`;
    end += gap + (heights[place] ?? 0) + gapPx;
  }
}

/** Between two of them, as the style has it. */
const gapPx = 12;

interface ComposerProps {
  paragraphs: readonly string[];
  chosen: string;
  onChoose: (paragraph: string | null) => void;
  words: RefObject<HTMLTextAreaElement | null>;
  onSend: (quote: string, words: string) => Promise<boolean>;
}

function Composer({ paragraphs, chosen, onChoose, words, onSend }: ComposerProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Talks to the browser's focus: it was opened to be written in.
  useEffect(() => words.current?.focus(), [words]);
  const send = async () => {
    setError(said.trim() === "" ? "Escribe el comentario." : undefined);
    if (said.trim() === "") return;
    setBusy(true);
    if (await onSend(chosen, said)) onChoose(null);
    else setBusy(false);
  };
  return (
    <fieldset className="stack slim" aria-label="Comentar">
      <Field id={`${id}-of`} label="Párrafo">
        {(control) => (
          <Select
            {...control}
            none="Todo en general"
            value={chosen}
            options={paragraphs.map((value) => ({ value, text: cutText(value, 80) }))}
            onChoose={onChoose}
          />
        )}
      </Field>
      <WordsField id={`${id}-words`} label="Comentario" error={error} ref={words} value={said} onChange={setSaid} />
      <span className="row wraps gap-8">
        <Button size="compact" variant="line" busy={isBusy} onClick={() => void send()}>
          Comentar
        </Button>
        <Button size="compact" variant="text" onClick={() => onChoose(null)}>
          Cancelar
        </Button>
      </span>
    </fieldset>
  );
}
