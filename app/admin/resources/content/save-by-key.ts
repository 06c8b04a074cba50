import { contentToasts } from "#texts/admin/content-toasts.ts";
import type { ToastText } from "#texts/toast-text.ts";
import { siteContentRows } from "../../../content/site/site-content-input.ts";
import { saveSiteContent } from "../../../data/site/site-contents.ts";
import { browserClient } from "../../session/browser-client.ts";
import type { KeyedDraft } from "../../site-content/content-form.ts";
import { SavedInPart } from "../../site-content/saved-in-part.ts";

/**
 * Saves the values one after the other (admin §7) and gives the toast: that of the key, or one for all of them. Throws
 * `SavedInPart` at the first that is refused.
 */
export async function saveByKey(values: KeyedDraft, keys: readonly string[]): Promise<ToastText> {
  const stored: string[] = [];
  for (const row of siteContentRows(values)) {
    const key = row.content_key;
    if (!keys.includes(key)) continue;
    try {
      await saveSiteContent(browserClient(), row);
    } catch (error) {
      throw new SavedInPart(contentToasts.saveFailed(key, stored), stored, error);
    }
    stored.push(key);
  }
  return keys.length === 1 ? contentToasts.saved(keys[0] ?? "") : contentToasts.savedTogether(keys);
}
