import { useState } from "react";
import { flushSync } from "react-dom";
import { placeOfField } from "#domain/files/file-places.ts";
import type { MediaFile } from "../../content/media-file.ts";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { DropZone } from "../uploads/drop-zone.tsx";
import { FilePreview } from "../uploads/file-preview.tsx";
import { type FileWish, fileWishes, prepareFile } from "../uploads/prepare-file.ts";
import { UploadBar } from "../uploads/upload-bar.tsx";
import { fieldOf } from "./field-of.ts";
import { addressOf, FromLibrary } from "./from-library.tsx";

interface FileFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  /** Folder of the bucket `public-assets`. */
  folder: string;
  accepts?: FileWish;
  /** The ground that a logo is made for. */
  ground?: "light" | "dark";
}

/** A picture of the library, by its address, or as a file: picking a file clears the address and closes its field (admin §4). */
export function FileField<Draft extends object>(props: FileFieldProps<Draft>) {
  const { form, name, folder, accepts = "picture", ground = "light", ...words } = props;
  const [isPreparing, setPreparing] = useState(false);
  const [note, setNote] = useState("");
  const chosen = form.files.get(name);
  const { value: address, set } = typedIn<Draft, string>(form, name);
  const { label } = columnOf(form.columns, name);
  const take = ({ bucket, path, alt_es }: MediaFile) => {
    form.choose(name, null);
    set(addressOf(bucket, path));
    offerWords(form, alt_es);
  };
  const prepare = async (file: File): Promise<boolean> => {
    setPreparing(true);
    const prepared = await prepareFile(file, accepts);
    // At once, for a save that may be waiting.
    flushSync(() => {
      setPreparing(false);
      setNote("refused" in prepared ? "" : (prepared.note ?? ""));
      if ("refused" in prepared) return form.fault(name, prepared.refused);
      set("");
      form.choose(name, { file: prepared.file, folder });
    });
    return !("refused" in prepared);
  };
  return (
    <Field {...fieldOf(form, name)} {...words}>
      {(control) => (
        <div className="stack gap-8">
          <FilePreview file={chosen?.file} address={address} ground={ground} />
          <input
            className="input"
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder={chosen ? "Se subirá el archivo elegido" : "https:// o sube un archivo"}
            {...control}
            disabled={chosen !== undefined}
            value={address}
            onChange={(event) => set(event.target.value)}
          />
          <DropZone
            label={label}
            {...fileWishes[accepts]}
            chosen={chosen?.file.name}
            isBusy={isPreparing}
            onFiles={([file]) => file && form.waitFor(prepare(file))}
            onRemove={chosen && (() => form.choose(name, null))}
          />
          <FromLibrary place={placeOfField(folder, name)} accepts={accepts} label={label} onChoose={take} />
          <div role="status">{chosen && note && <p className="field__hint">{note}</p>}</div>
          <UploadBar share={form.progress.get(name)} name={chosen?.file.name ?? ""} />
        </div>
      )}
    </Field>
  );
}

/** What the picture shows goes where the form says it, unless somebody has said something there. */
function offerWords<Draft extends object>(form: FormHandle<Draft>, words: string): void {
  const draft: Draft & { alt?: unknown } = form.draft;
  // A form with a field of this name holds a text in it.
  if (draft.alt === "" && words) form.set("alt" as keyof Draft & string, words as Draft[keyof Draft & string]);
}
