import { ImagePlus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { insertPicture } from "#domain/markdown/insert-picture.ts";
import { pictureInserted } from "#texts/admin/article-admin-toasts.ts";
import { uploadFailed } from "#texts/admin/upload-failed.ts";
import type { ArticleDraft } from "../../../content/article.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { FormHandle } from "../../form/form-handle.ts";
import { toastOf } from "../../form/save-result.ts";
import { fileWishes, prepareFile } from "../../uploads/prepare-file.ts";
import { UploadBar } from "../../uploads/upload-bar.tsx";
import { uploadChosen } from "../../uploads/upload-chosen.ts";

interface InsertPictureProps {
  form: FormHandle<ArticleDraft>;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Uploads a picture at once and writes it into the text where the caret stood (admin §7). */
export function InsertPicture({ form, area }: InsertPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [travelling, setTravelling] = useState<{ name: string; share: number } | null>(null);

  const insert = async (file: File): Promise<boolean> => {
    const at = area.current?.selectionEnd ?? form.draft.content.length;
    const sent = await upload(file);
    if (sent === null) return false;
    const { text, caret } = insertPicture(form.now().content, at, { src: sent.address, name: file.name });
    flushSync(() => form.set("content", text));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
    const { title, description } = pictureInserted;
    showToast({ title, description: [description, sent.note].filter(Boolean).join(". ") });
    return true;
  };

  const upload = async (file: File): Promise<{ address: string; note: string | undefined } | null> => {
    setTravelling({ name: file.name, share: 0 });
    try {
      const prepared = await prepareFile(file);
      if ("refused" in prepared) {
        form.fault("content", prepared.refused);
        return null;
      }
      const chosen = { file: prepared.file, folder: "articles_content" };
      const addresses = await uploadChosen(new Map([["content", chosen]]), (_, share) =>
        setTravelling({ name: file.name, share }),
      );
      return addresses.content ? { address: addresses.content, note: prepared.note } : null;
    } catch (error) {
      showToast(toastOf(error, uploadFailed));
      return null;
    } finally {
      setTravelling(null);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileWishes.picture.accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) form.waitFor(insert(file));
          // The same picture once more is a choice too.
          event.target.value = "";
        }}
      />
      <Button
        size="compact"
        variant="line"
        busy={travelling !== null}
        onClick={() => travelling === null && input.current?.click()}
      >
        {travelling === null && <Icon of={ImagePlus} size={17} />}
        Insertar imagen
      </Button>
      <UploadBar share={travelling?.share} name={travelling?.name ?? ""} />
    </>
  );
}
