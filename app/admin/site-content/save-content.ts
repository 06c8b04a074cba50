import type { SiteContent } from "../../content/site-content.ts";
import { readSiteContent } from "../../data/site-contents.ts";
import { namesOf } from "../form/is-same-draft.ts";
import type { SaveResult, SentForm } from "../form/save-result.ts";
import { browserClient } from "../session/browser-client.ts";
import { refuseUnless } from "../session/permissions.ts";
import { SavedInPart } from "./saved-in-part.ts";
import { type ContentForm, contentVersion, type KeyedDraft } from "./use-content-form.ts";

/**
 * What an action does with a form of keyed values. They are read once more before they are written: what somebody else
 * has saved meanwhile is shown, not overwritten. An upsert by key (admin §7) cannot name a version, so two saves in the
 * same instant still go one over the other.
 */
export async function saveContent<Draft extends KeyedDraft>(
  { name, of, save }: ContentForm<Draft>,
  { values, version }: SentForm<Draft>,
): Promise<SaveResult<Draft>> {
  refuseUnless("update", "site_content");
  const now = of(await readSiteContent(browserClient(), namesOf(values)));
  if (contentVersion(now) !== version) return { kind: "conflict", draft: now, version: contentVersion(now) };
  const keys = namesOf(now);
  const changed = keys.filter((key) => values[key] !== now[key]);
  try {
    const toast = await save(values, changed.length > 0 ? changed : keys);
    return { kind: "saved", toast, id: name, version: contentVersion(of(asStored(values))) };
  } catch (error) {
    if (!(error instanceof SavedInPart) || error.stored.length === 0) throw error;
    // Nobody else saved these: at the next try they are no conflict.
    const draft = of(asStored({ ...now, ...pick(values, error.stored) }));
    return { kind: "partly", toast: error.toast, draft, version: contentVersion(draft) };
  }
}

function pick(values: KeyedDraft, keys: readonly string[]): KeyedDraft {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? ""]));
}

function asStored(values: KeyedDraft): SiteContent[] {
  return Object.entries(values).map(([content_key, content_value]) => ({ content_key, content_value }));
}
