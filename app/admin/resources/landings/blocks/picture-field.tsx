import { placeOfField } from "#domain/files/file-places.ts";
import { Field, type FieldWords } from "../../../../ui/field.tsx";
import { fieldOf } from "../../../fields/field-of.ts";
import { addressOf, FromLibrary } from "../../../fields/from-library.tsx";
import { type FieldName, type FormHandle, typedIn } from "../../../form/form-handle.ts";
import { DropZone } from "../../../uploads/drop-zone.tsx";
import { FilePreview } from "../../../uploads/file-preview.tsx";
import { fileWishes } from "../../../uploads/prepare-file.ts";
import { UploadBar } from "../../../uploads/upload-bar.tsx";
import { usePictureUpload } from "../../../uploads/use-picture-upload.ts";

interface PictureFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  accepts?: "picture" | "video";
}

/** A picture or video of the library, or of another address; a picture may be sent from here, too. */
export function PictureField<Draft extends object>({
  form,
  name,
  accepts = "picture",
  ...words
}: PictureFieldProps<Draft>) {
  const { value: address, set } = typedIn<Draft, string>(form, name);
  const field = fieldOf(form, name);
  const { upload, travelling } = usePictureUpload("landings", (sentence) => form.fault(name, sentence));
  const send = async (file: File): Promise<boolean> => {
    const sent = await upload(file);
    if (sent) set(sent.src);
    return sent !== null;
  };
  return (
    <Field {...field} {...words}>
      {(control) => (
        <div className="stack gap-8">
          <FilePreview file={undefined} address={address} ground="light" />
          <FromLibrary
            place={placeOfField("landings", name)}
            accepts={accepts}
            label={field.label}
            onChoose={({ bucket, path }) => set(addressOf(bucket, path))}
          />
          <input
            className="input"
            type="text"
            inputMode="url"
            autoComplete="off"
            placeholder="https:// o elige de Medios"
            {...control}
            value={address}
            onChange={({ target }) => set(target.value)}
          />
          {accepts === "picture" && (
            <DropZone
              label={field.label}
              {...fileWishes.picture}
              isBusy={travelling !== null}
              onFiles={([file]) => file && form.waitFor(send(file))}
            />
          )}
          <UploadBar share={travelling?.share} name={travelling?.name ?? ""} />
        </div>
      )}
    </Field>
  );
}
