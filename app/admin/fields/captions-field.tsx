import { readWebVtt, webVttLength } from "#domain/captions/web-vtt.ts";
import { columnOf, type FormHandle } from "../form/form-handle.ts";
import { DropZone } from "../uploads/drop-zone.tsx";
import { TextArea } from "./text-area.tsx";

/** A letter has four bytes at most. */
const mostBytes = 4 * webVttLength;

/** Captions as text, which a file brings: it is read here and says at once what is wrong with it. */
export function CaptionsField({ form, hint }: { form: FormHandle<{ video_captions: string }>; hint: string }) {
  const take = async (file: File): Promise<boolean> => {
    const typed = file.size > mostBytes ? null : await file.text().catch(() => null);
    const read = typed === null ? { message: unreadable(file.name) } : readWebVtt(typed);
    if ("message" in read) form.fault("video_captions", read.message);
    else form.set("video_captions", read.value);
    return "value" in read;
  };
  return (
    <>
      <TextArea form={form} name="video_captions" note="opcional" rows={5} hint={hint} />
      <DropZone
        label={columnOf(form.columns, "video_captions").label}
        accept=".vtt,text/vtt"
        words="Un archivo VTT"
        onFiles={([file]) => file && form.waitFor(take(file))}
      />
    </>
  );
}

const unreadable = (name: string) => `«${name}» no se puede leer, o es demasiado grande para ser unos subtítulos.`;
