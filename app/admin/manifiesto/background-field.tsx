import type { ManifiestoDraft } from "../../content/manifiesto-input.ts";
import { FileField } from "../fields/file-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FieldName, FormHandle } from "../form/form-handle.ts";

interface BackgroundFieldProps {
  form: FormHandle<ManifiestoDraft>;
  src: FieldName<ManifiestoDraft, string>;
  alt: FieldName<ManifiestoDraft, string>;
}

/** What stands behind a part of the page: a picture, or a video that plays without sound. */
export function BackgroundField({ form, src, alt }: BackgroundFieldProps) {
  return (
    <>
      <FileField
        form={form}
        name={src}
        folder="manifiesto"
        accepts="picture or video"
        help="Una imagen, o un vídeo MP4 o WEBM que se reproduce sin sonido."
      />
      <TextField form={form} name={alt} note="opcional" help="Describe el fondo para quien no lo ve." />
    </>
  );
}
