import type * as z from "zod/mini";
import type { SiteContent } from "../../content/site-content.ts";
import { readSiteContent } from "../../data/site-contents.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { showToast } from "../../ui/toast.ts";
import type { FormColumns } from "../form/form-handle.ts";
import { namesOf } from "../form/same-draft.ts";
import { type DraftForm, useDraftForm } from "../form/use-draft-form.ts";
import { browserClient } from "../session/browser-client.ts";

/** What a form of keyed values says: each field is called after its key. */
export type KeyedDraft = Record<string, string>;

interface ContentFormOptions<Draft extends KeyedDraft> {
  name: string;
  stored: Draft;
  /** The draft that stored values make. */
  of: (values: readonly SiteContent[]) => Draft;
  columns: FormColumns<Draft>;
  input: z.ZodMiniType<Draft, Draft>;
  /** Stores the values of these keys and gives the toast. Throws when they were refused. */
  save: (values: Draft, keys: readonly (keyof Draft & string)[]) => Promise<ToastText>;
  /** Said of any other failure. */
  saveFailed: ToastText;
  staysWithin?: string;
}

/**
 * The form of some keyed values of the site. They are read once more before they are written: what somebody else has
 * saved meanwhile is shown, not overwritten. An upsert by key (admin §7) cannot name a version, so two saves in the
 * same instant still go one over the other.
 */
export function useContentForm<Draft extends KeyedDraft>(options: ContentFormOptions<Draft>): DraftForm<Draft> {
  const { name, stored, of, columns, input, save, saveFailed, staysWithin } = options;
  const keys = namesOf(stored);
  return useDraftForm({
    key: `site_content/${name}`,
    initial: stored,
    version: JSON.stringify(stored),
    isNew: false,
    columns,
    input,
    save: async (values, version) => {
      const now = of(await readSiteContent(browserClient(), keys));
      if (JSON.stringify(now) !== version) return { kind: "conflict", draft: now, version: JSON.stringify(now) };
      const changed = keys.filter((key) => values[key] !== now[key]);
      const toast = await save(values, changed.length > 0 ? changed : keys);
      return { kind: "saved", toast, id: name, version: JSON.stringify(of(asStored(values))) };
    },
    saveFailed: () => saveFailed,
    onSaved: ({ toast }) => void showToast(toast),
    ...(staysWithin !== undefined && { staysWithin }),
  });
}

function asStored(values: KeyedDraft): SiteContent[] {
  return Object.entries(values).map(([content_key, content_value]) => ({ content_key, content_value }));
}
