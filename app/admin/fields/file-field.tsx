import { useState } from "react";
import { flushSync } from "react-dom";
import { Field, type FieldWords } from "../../ui/field.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";
import { DropZone } from "../uploads/drop-zone.tsx";
import { FilePreview } from "../uploads/file-preview.tsx";
import { type FileWish, fileWishes, prepareFile } from "../uploads/prepare-file.ts";
import { UploadBar } from "../uploads/upload-bar.tsx";
import { fieldOf } from "./field-of.ts";

interface FileFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  /** Folder of the bucket `public-assets`. */
  folder: string;
  accepts?: FileWish;
  /** The ground that a logo is made for. */
  ground?: "light" | "dark";
}

/** A picture by its address or as a file: picking a file clears the address and closes its field (admin §4). */
export function FileField<Draft extends object>(props: FileFieldProps<Draft>) {
  const { form, name, folder, accepts = "picture", ground = "light", ...words } = props;
  const [isPreparing, setPreparing] = useState(false);
  const [note, setNote] = useState("");
  const chosen = form.files.get(name);
  const { value: address, set } = typedIn<Draft, string>(form, name);
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
        <div className="file-field">
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
            label={columnOf(form.columns, name).label}
            {...fileWishes[accepts]}
            chosen={chosen?.file.name}
            isBusy={isPreparing}
            onFiles={([file]) => file && form.waitFor(prepare(file))}
            onRemove={chosen && (() => form.choose(name, null))}
          />
          <div role="status">{chosen && note && <p className="field__hint">{note}</p>}</div>
          <UploadBar share={form.progress.get(name)} name={chosen?.file.name ?? ""} />
        </div>
      )}
    </Field>
  );
}
