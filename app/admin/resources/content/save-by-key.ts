import { saveSiteContent } from "../../../data/site-contents.ts";
import { contentToasts } from "../../../texts/admin/content-toasts.ts";
import type { ToastText } from "../../../texts/toast-text.ts";
import { showToast } from "../../../ui/toast.ts";
import { SaveRefused } from "../../form/save-result.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import type { KeyedDraft } from "../../site-content/use-content-form.ts";

/** Saves the values one after the other, each with its toast (admin §8); the last one's is given back. */
export async function saveByKey(values: KeyedDraft, keys: readonly string[]): Promise<ToastText> {
  let toast: ToastText | undefined;
  for (const key of keys) {
    if (toast) showToast(toast);
    try {
      await withSession(() => saveSiteContent(browserClient(), key, values[key] ?? ""));
    } catch {
      throw new SaveRefused(contentToasts.saveFailed(key));
    }
    toast = contentToasts.saved(key);
  }
  return toast ?? contentToasts.saved("");
}
