import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { FileWords, StoredFile } from "../../content/media-file.ts";
import { describeMedia, removeMedia, replaceMedia, uploadMedia } from "../../data/media.ts";
import { SaveRefused } from "../form/save-result.ts";
import { perform } from "../session/perform.ts";
import { watchUpload } from "../uploads/progress-fetch.ts";
import type { MeasuredFile } from "./measure-file.ts";

/** Says something of a file: what it shows, the point it is cut round. Throws where it is gone or not hers. */
export const saveWords = (id: string, said: Partial<FileWords>): Promise<void> =>
  perform(["read", "media"], async (client) => {
    if (!(await describeMedia(client, id, said))) throw new SaveRefused(mediaTexts.notYours);
  });

/** Sends a file with what was measured of it; gives its id. `place` is another than the library's folder. */
export const sendFile = (
  { file, facts }: MeasuredFile,
  onProgress: (share: number) => void,
  place?: { bucket: string; path: string },
): Promise<string> =>
  perform(["create", place?.bucket ?? "public-assets"], async (client) => {
    watchUpload(file, onProgress);
    const id = await uploadMedia(client, file, place);
    // Without them it is a file all the same: whoever opens the library measures it.
    await describeMedia(client, id, facts).catch(() => false);
    return id;
  });

/** Puts one file in the place of another everywhere; gives in how many places. Of a gallery the other one goes. */
export const replaceFile = (was: StoredFile, becomes: string): Promise<number> =>
  perform(["read", "media"], async (client) => {
    const done = await replaceMedia(client, was.id, becomes);
    if (was.bucket === "media_assets") await removeMedia(client, [was]);
    return done;
  });

/** Removes what is not used; gives the ids of what went. */
export const deleteFiles = (files: readonly StoredFile[]): Promise<Set<string>> =>
  perform(["delete", files[0]?.bucket ?? "public-assets"], (client) => removeMedia(client, files));
