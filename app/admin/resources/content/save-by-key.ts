import { saveSiteContent } from "../../../data/site-contents.ts";
import { contentToasts } from "../../../texts/admin/content-toasts.ts";
import type { ToastText } from "../../../texts/toast-text.ts";
import { SaveRefused } from "../../form/save-result.ts";
import { browserClient } from "../../session/browser-client.ts";
import type { KeyedDraft } from "../../site-content/use-content-form.ts";

/** Saves the values one after the other (admin §7) and gives the toast: that of the key, or one for all of them. */
export async function saveByKey(values: KeyedDraft, keys: readonly string[]): Promise<ToastText> {
  for (const key of keys) {
    try {
      await saveSiteContent(browserClient(), key, values[key] ?? "");
    } catch (error) {
      throw new SaveRefused(contentToasts.saveFailed(key), error);
    }
  }
  return keys.length === 1 ? contentToasts.saved(keys[0] ?? "") : contentToasts.savedTogether(keys);
}
