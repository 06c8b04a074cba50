import { uploadFailed } from "#texts/admin/upload-failed.ts";
import { uploadFile } from "../../data/upload-file.ts";
import { SaveRefused } from "../form/save-result.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { SignInDeclined } from "../session/sign-in-again.ts";
import { withSession } from "../session/with-session.ts";
import { watchUpload } from "./progress-fetch.ts";

/** A file that somebody chose, ready to travel, and the folder of the bucket it goes to. */
export interface ChosenFile {
  file: File;
  folder: string;
}

/**
 * Sends the files of a form, one after the other, and gives the address of each by field. Rejects with `SaveRefused`
 * and the stated toast when one does not arrive.
 */
export async function uploadChosen(
  files: ReadonlyMap<string, ChosenFile>,
  onProgress: (name: string, share: number) => void,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  for (const [name, { file, folder }] of files) {
    watchUpload(file, (share) => onProgress(name, share));
    try {
      addresses[name] = await withSession(() => uploadFile(browserClient(), folder, file));
    } catch (error) {
      if (error instanceof SignInDeclined) throw error;
      throw new SaveRefused(uploadFailed(sayWhy(error)));
    }
  }
  return addresses;
}
