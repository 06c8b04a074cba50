import { useRef, useState } from "react";
import { timestampedName } from "#domain/files/safe-file-name.ts";
import { uploadFailed } from "#texts/admin/upload-failed.ts";
import type { StoredFile } from "../../content/media-file.ts";
import { mediaAddress } from "../../data/media.ts";
import { sendFile } from "../media/media-commands.ts";
import { attempt } from "../session/attempt.ts";
import type { OnProgress } from "./progress-fetch.ts";

/** A picture that has its address; `known` is the file of the library that it turned out to be. */
interface SentPicture {
  src: string;
  note?: string | undefined;
  known: StoredFile | null;
}

/**
 * Sends pictures at once, for a text that names their addresses; says what went wrong with one that does not arrive. One
 * after the other: what has been sent before is not sent again.
 */
export function usePictureUpload(folder: string, refuse: (sentence: string) => void) {
  const [travelling, setTravelling] = useState<{ name: string; share: number } | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const upload = (file: File): Promise<SentPicture | null> => {
    const sent = queue.current.then(async () => {
      const tell = (share: number) => setTravelling({ name: file.name, share });
      tell(0);
      const answer = await attempt(uploadFailed, () => send(file, folder, refuse, tell));
      setTravelling(null);
      return answer ?? null;
    });
    queue.current = sent;
    return sent;
  };
  return { upload, travelling };
}

async function send(
  file: File,
  folder: string,
  refuse: (sentence: string) => void,
  onProgress: OnProgress,
): Promise<SentPicture | null> {
  // Their weight is for those who send.
  const { FileRefused, findSame, measureFile } = await import("../media/measure-file.ts");
  try {
    const measured = await measureFile(file, "picture");
    const known = await findSame(file, measured.facts.hash);
    if (known) return { src: mediaAddress(known), note: "Ya estaba en Medios", known };
    const place = { bucket: "public-assets", path: `${folder}/${timestampedName(measured.file.name, new Date())}` };
    await sendFile(measured, onProgress, place);
    return { src: mediaAddress(place), note: measured.note, known };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    refuse(error.message);
    return null;
  }
}
