import { ImagePlus } from "lucide-react";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { filePlaces } from "#domain/files/file-places.ts";
import { insertPicture } from "#domain/markdown/insert-picture.ts";
import { tidyDescription } from "#domain/markdown/runs.ts";
import { pictureInserted } from "#texts/admin/article-admin-toasts.ts";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ArticleBody } from "../../views/news/article-body.tsx";
import type { EditorHandle } from "../editor/visual-editor.tsx";
import { type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { InPage } from "../resource/page-places.tsx";
import { usePermissions } from "../session/permissions.ts";
import { fileWishes } from "../uploads/prepare-file.ts";
import { UploadBar } from "../uploads/upload-bar.tsx";
import { usePictureUpload } from "../uploads/use-picture-upload.ts";
import { fieldOf } from "./field-of.ts";
import { addressOf } from "./from-library.tsx";
import { MarkdownArea } from "./markdown-area.tsx";

// Their weight is for those who write.
const MediaPicker = lazy(async () => ({ default: (await import("../media/media-picker.tsx")).MediaPicker }));
const VisualEditor = lazy(async () => ({ default: (await import("../editor/visual-editor.tsx")).VisualEditor }));

interface MarkdownFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  /** Of what is typed, where that is not Spanish. */
  lang?: string;
  /** Further ways to come to a text. */
  tools?: ReactNode;
  /** Shows a place in the text. */
  goTo?: RefObject<((place: TextPlace) => void) | null>;
  /** The page that the text is of, as it will look; without one the text alone is shown. */
  page?: ReactNode;
}

/** An element of the text as it looks, by its place among those of a selector. */
export interface TextPlace {
  selector: string;
  place: number;
}

/** A text as it looks; in further tabs its Markdown and the way it is read. */
export function MarkdownField<Draft extends object>(props: MarkdownFieldProps<Draft>) {
  const { form, name, lang, tools, goTo, page, ...words } = props;
  const { value, set } = typedIn<Draft, string>(form, name);
  const field = fieldOf(form, name);
  const { area, editor, put } = useCaret(form, name);
  // Two of them stand in one form: the text and its translation.
  const id = useId();
  const [view, setView] = useState("visual");
  useImperativeHandle(goTo, () => ({ selector, place }) => {
    flushSync(() => setView("visual"));
    editor.current?.goTo(selector, place);
  });
  const pictures = usePictures(form, name, put, lang);
  const tab = (key: string) => `${id}-${key}`;
  const ways = (
    <div className="row wraps gap-8">
      {view === "markdown" && pictures.button}
      {tools}
    </div>
  );
  return (
    <Field {...field} {...words}>
      {(control) => (
        <div className="markdown-field relative stack gap-8 slim">
          {pictures.input}
          {!page && ways}
          <UploadBar share={pictures.travelling?.share} name={pictures.travelling?.name ?? ""} />
          <Tabs
            label={`${field.label}: cómo se escribe`}
            {...(page && { className: "seg", place: (list) => <InPage at="modes">{list}</InPage> })}
            selected={tab(view)}
            onSelect={(text) => setView(text.slice(id.length + 1))}
            tabs={[
              {
                id: tab("visual"),
                title: "Visual",
                panel: view === "visual" && (
                  <Suspense fallback={<p className="boxed pad muted">Abriendo el editor…</p>}>
                    <VisualEditor
                      id={control.id}
                      label={field.label}
                      describedBy={control["aria-describedby"]}
                      isInvalid={control["aria-invalid"] ?? false}
                      isRequired={field.required !== undefined}
                      lang={lang}
                      value={value}
                      onChange={set}
                      onPicture={pictures.choose}
                      onFile={pictures.take}
                      bring={pictures.bring}
                      handle={editor}
                      isOfPage={page !== undefined}
                    />
                  </Suspense>
                ),
              },
              {
                id: tab("markdown"),
                title: "Markdown",
                panel: view === "markdown" && <MarkdownArea ref={area} {...{ control, lang, value }} onChange={set} />,
              },
              {
                id: tab("read"),
                title: "Vista previa",
                panel: view === "read" && (page ?? <Read text={value} lang={lang} />),
              },
            ]}
          />
          {/* On a page the text comes first. */}
          {page && ways}
        </div>
      )}
    </Field>
  );
}

/** A picture on its way into the text, and what it says to whoever does not see it. */
interface PutPicture {
  src: string;
  alt: string;
}

/** The two ways to write a text, and what puts a picture where the caret of the open one is, and the caret behind it. */
function useCaret<Draft extends object>(form: FormHandle<Draft>, name: FieldName<Draft, string>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const put = (picture: PutPicture) => {
    if (editor.current) return editor.current.insert({ ...picture, alt: tidyDescription(picture.alt) });
    // What arrives later belongs to the text of then.
    const { value, set } = typedIn<Draft, string>({ ...form, draft: form.now() }, name);
    const now = area.current?.value ?? value;
    const { text, caret } = insertPicture(now, area.current?.selectionEnd ?? now.length, picture);
    flushSync(() => set(text));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  };
  return { area, editor, put };
}

/** Pictures that are chosen, dropped or pasted: sent at once, and a save waits for them. */
function usePictures<Draft extends object>(
  form: FormHandle<Draft>,
  name: keyof Draft & string,
  put: (picture: PutPicture) => void,
  lang: string | undefined,
) {
  const [isChoosing, setChoosing] = useState(false);
  const language = lang === "en" ? "en" : "es";
  const mayLook = usePermissions()("read", "media");
  const input = useRef<HTMLInputElement>(null);
  const { upload, travelling } = usePictureUpload("articles_content", (sentence) => form.fault(name, sentence));
  const insert = async (file: File): Promise<boolean> => {
    const sent = await upload(file);
    if (sent === null) return false;
    // A file's name does not say what is seen; nothing is what the advice before publishing notices.
    put({ src: sent.src, alt: sent.known?.[`alt_${language}`] ?? "" });
    const { title, description } = pictureInserted;
    showToast({ title, description: [description, sent.note].filter(Boolean).join(". ") });
    return true;
  };
  const take = (file: File) => form.waitFor(insert(file));
  const bring = async (file: File): Promise<string | null> => {
    const sending = upload(file);
    form.waitFor(sending.then((sent) => sent !== null));
    return (await sending)?.src ?? null;
  };
  const send = () => travelling === null && input.current?.click();
  const choose = () => (mayLook ? setChoosing(true) : send());
  const picker = isChoosing && (
    <Suspense fallback={null}>
      <MediaPicker
        place={filePlaces["articles.content"]}
        kind="picture"
        words={language}
        onClose={() => setChoosing(false)}
        onUpload={() => {
          setChoosing(false);
          send();
        }}
        onChoose={(file) => {
          // Behind an open dialog nothing takes the focus.
          flushSync(() => setChoosing(false));
          put({ src: addressOf(file.bucket, file.path), alt: file[`alt_${language}`] });
        }}
      />
    </Suspense>
  );
  return {
    take,
    bring,
    choose,
    travelling,
    input: (
      <>
        <PictureInput input={input} onFile={take} />
        {picker}
      </>
    ),
    button: (
      <Button size="compact" variant="line" busy={travelling !== null} onClick={choose}>
        {travelling === null && <Icon of={ImagePlus} size={17} />}
        Insertar imagen
      </Button>
    ),
  };
}

function PictureInput({ input, onFile }: { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void }) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={fileWishes.picture.accept}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        // The same picture once more is a choice too.
        event.target.value = "";
      }}
    />
  );
}

function Read({ text, lang }: { text: string; lang: string | undefined }) {
  const shown = useDeferredValue(text);
  if (shown.trim() === "") return <p className="boxed pad muted">Todavía no hay texto.</p>;
  return (
    <div className="boxed pad" lang={lang} inert>
      <ArticleBody content={shown} />
    </div>
  );
}
