import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Command, EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  type RefObject,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { InPage } from "../resource/page-places.tsx";
import { CommentContext } from "../review/comment-context.ts";
import { blockOfCaret } from "./block-of-caret.ts";
import { pictureView, unknownView } from "./block-views.ts";
import { insertPicture, keys, linkRange, setLink } from "./commands.ts";
import { commentedBlocks, markCommented } from "./commented-blocks.ts";
import { LinkForm } from "./link-form.tsx";
import { readDocument } from "./read-document.ts";
import { takePasted } from "./take-pasted.ts";
import { TextLength } from "./text-length.tsx";
import { Toolbar } from "./toolbar.tsx";
import { typedMarks } from "./typed-marks.ts";
import { useToldLater } from "./use-told-later.ts";
import { writeDocument } from "./write-document.ts";

export interface EditorHandle {
  /** Puts a picture where the caret stands. */
  insert: (picture: { src: string; alt: string }) => void;
  /** Leads to the element of that place among those of a selector. */
  goTo: (selector: string, place: number) => void;
}

interface VisualEditorProps {
  id: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  lang: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Somebody wants to choose a picture. */
  onPicture: () => void;
  /** A picture was dropped or pasted. */
  onFile: (file: File) => void;
  /** Brings a picture that came with a pasted text to the site; null when it does not arrive. */
  bring: (file: File) => Promise<string | null>;
  handle: RefObject<EditorHandle | null>;
  /** Its formats stand where those of the page do. */
  isOfPage: boolean;
}

/** A text as it looks. It says in Markdown what it holds, and leaves what nobody touched as it was. */
export function VisualEditor(props: VisualEditorProps) {
  const { id, value, onPicture, handle, isOfPage } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const commenting = use(CommentContext);
  const comment = () => {
    if (view.current) commenting?.onComment(view.current.state.selection.$from.parent.textContent);
  };
  const { view, state } = useEditor(place, props, { onLink: () => setLinking(true), onComment: comment });
  const isThere = state !== undefined;
  const quotes = commenting?.quotes;
  // Talks to ProseMirror: colleagues have commented, or settled it.
  useEffect(() => {
    if (isThere && view.current && quotes) markCommented(view.current, quotes);
  }, [isThere, view, quotes]);
  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  };
  useImperativeHandle(handle, () => ({
    insert: (picture) => run(insertPicture(picture)),
    goTo: (selector, place) => view.current && goTo(view.current, selector, place),
  }));
  const link = state && linkRange(state);
  const length = <TextLength text={value} />;
  const formats = state && (
    <>
      <Toolbar
        state={state}
        controls={id}
        run={run}
        onLink={() => setLinking(true)}
        onPicture={onPicture}
        onComment={commenting ? comment : null}
      />
      {isOfPage && length}
    </>
  );
  return (
    <div className="editor boxed">
      {isOfPage ? <InPage at="formats">{formats}</InPage> : formats}
      <div ref={place} />
      {!isOfPage && length}
      {isLinking && link && (
        <LinkForm
          href={link.href}
          needsWords={link.empty}
          onClose={() => setLinking(false)}
          onSet={(href, words) => {
            // Behind an open dialog nothing takes the focus.
            flushSync(() => setLinking(false));
            run(setLink(href, words));
          }}
        />
      )}
    </div>
  );
}

function goTo(view: EditorView, selector: string, place: number): void {
  const element = view.dom.querySelectorAll<HTMLElement>(selector)[place];
  if (!element) return;
  if (element instanceof HTMLInputElement) element.focus({ preventScroll: true });
  else {
    const at = view.state.doc.resolve(view.posAtDOM(element, 0));
    view.dispatch(view.state.tr.setSelection(Selection.near(at)));
    view.focus();
  }
  element.scrollIntoView({ block: "center" });
}

function useEditor(
  place: RefObject<HTMLDivElement | null>,
  props: VisualEditorProps,
  { onLink, onComment }: { onLink: () => void; onComment: () => void },
) {
  const view = useRef<EditorView>(null);
  const [state, setState] = useState<EditorState>();
  const { change, tell, hear } = useToldLater({
    value: props.value,
    onChange: props.onChange,
    read: () => view.current && writeDocument(view.current.state.doc),
    replace: (text) => {
      if (!view.current) return;
      replaceText(view.current, text);
      setState(view.current.state);
    },
  });
  const changed = useEffectEvent((next: EditorState, isChanged: boolean) => {
    // The letter first, then what the toolbar says of it.
    startTransition(() => setState(next));
    if (isChanged) change();
  });
  const link = useEffectEvent(onLink);
  const comment = useEffectEvent(onComment);
  const takeFiles = useEffectEvent((data: DataTransfer | null) => {
    const files = filesOf(data);
    for (const file of files) props.onFile(file);
    return files.length > 0;
  });
  const bring = useEffectEvent((file: File) => props.bring(file));
  const attributes = useEffectEvent(() => attributesOf(props));
  const first = useEffectEvent(() => props.value);

  // Talks to ProseMirror, which owns what is inside the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it tells and hears does the same at each render
  useLayoutEffect(() => {
    const made = new EditorView(place.current, {
      state: EditorState.create({
        doc: readDocument(first()),
        plugins: pluginsOf({
          "Mod-k": always(link),
          "Ctrl-Alt-m": always(comment),
          "Alt-F10": always(() => focusFormats(made.dom.id)),
        }),
      }),
      attributes,
      nodeViews: { picture: pictureView, unknown: unknownView },
      handlePaste: (_, { clipboardData }) => takeFiles(clipboardData),
      handleDrop: (editorView, event, _, isMoved) => !isMoved && takeFiles(dataDroppedAt(editorView, event)),
      handleDOMEvents: { keydown: (_, event) => hear(event) },
      transformPastedHTML: (html, editorView) => takePasted(html, editorView, bring),
      dispatchTransaction(tr) {
        made.updateState(made.state.apply(tr));
        changed(made.state, tr.docChanged);
      },
    });
    view.current = made;
    setState(made.state);
    // From the words of a picture too.
    made.dom.addEventListener("focusout", tell);
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [place]);

  // Talks to ProseMirror: an error or a hint has come or gone.
  const { describedBy, isInvalid } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what `attributes` reads
  useEffect(() => view.current?.setProps({}), [describedBy, isInvalid]);
  return { view, state };
}

const pluginsOf = (wishes: Record<string, Command>) => [
  typedMarks(),
  keymap({ ...keys, ...wishes }),
  history(),
  commentedBlocks(),
  blockOfCaret(),
];

/** What was dropped; the caret goes to where it fell. */
function dataDroppedAt(view: EditorView, event: DragEvent): DataTransfer | null {
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  if (at !== undefined) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
  return event.dataTransfer;
}

function replaceText(view: EditorView, text: string): void {
  const doc = readDocument(text);
  const { tr } = view.state;
  tr.replaceWith(0, tr.doc.content.size, doc.content);
  for (const [name, value] of Object.entries(doc.attrs)) tr.setDocAttribute(name, value);
  view.updateState(view.state.apply(tr));
}

/** The files that were dropped or pasted; none beside words. */
function filesOf(data: DataTransfer | null): File[] {
  // Word sends a picture of the text along with the text.
  const words = data?.getData("text/html").replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;|\s/g, "");
  return words ? [] : [...(data?.files ?? [])];
}

/** To the format that the keyboard left last. */
const focusFormats = (text: string) =>
  document.querySelector<HTMLElement>(`[aria-controls="${text}"] [tabindex="0"]`)?.focus();

/** A command that is never left to others. */
const always =
  (act: () => void): Command =>
  () => {
    act();
    return true;
  };

function attributesOf({ id, label, describedBy, isInvalid, isRequired, lang }: VisualEditorProps) {
  return {
    id,
    class: "prose article-body editor__text",
    role: "textbox",
    tabindex: "0",
    "aria-multiline": "true",
    "aria-label": label,
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(isRequired && { "aria-required": "true" }),
    ...(lang && { lang }),
  };
}
