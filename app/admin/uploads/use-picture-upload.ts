import { useState } from "react";
import { uploadFailed } from "#texts/admin/upload-failed.ts";
import { attempt } from "../session/attempt.ts";
import { prepareFile } from "./prepare-file.ts";
import { uploadChosen } from "./upload-chosen.ts";

/** Sends a picture at once, for a text that names its address; says what went wrong when it does not arrive. */
export function usePictureUpload(folder: string, refuse: (sentence: string) => void) {
  const [travelling, setTravelling] = useState<{ name: string; share: number } | null>(null);
  const upload = async (file: File): Promise<{ src: string; note: string | undefined } | null> => {
    setTravelling({ name: file.name, share: 0 });
    const sent = await attempt(uploadFailed, async () => {
      const prepared = await prepareFile(file);
      if ("refused" in prepared) {
        refuse(prepared.refused);
        return null;
      }
      const addresses = await uploadChosen(new Map([["picture", { file: prepared.file, folder }]]), (_, share) =>
        setTravelling({ name: file.name, share }),
      );
      return addresses.picture ? { src: addresses.picture, note: prepared.note } : null;
    });
    setTravelling(null);
    return sent ?? null;
  };
  return { upload, travelling };
}
