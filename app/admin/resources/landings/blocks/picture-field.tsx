import { placeOfField } from "#domain/files/file-places.ts";
import { Field, type FieldWords } from "../../../../ui/field.tsx";
import { fieldOf } from "../../../fields/field-of.ts";
import { addressOf, FromLibrary } from "../../../fields/from-library.tsx";
import { type FieldName, type FormHandle, typedIn } from "../../../form/form-handle.ts";
import { FilePreview } from "../../../uploads/file-preview.tsx";

interface PictureFieldProps<Draft extends object> extends FieldWords {
  form: FormHandle<Draft>;
  name: FieldName<Draft, string>;
  accepts?: "picture" | "video";
}

/** A picture or video of the library, or of another address. */
export function PictureField<Draft extends object>({
  form,
  name,
  accepts = "picture",
  ...words
}: PictureFieldProps<Draft>) {
  const { value: address, set } = typedIn<Draft, string>(form, name);
  const field = fieldOf(form, name);
  return (
    <Field {...field} {...words}>
      {(control) => (
        <div className="file-field">
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
        </div>
      )}
    </Field>
  );
}
