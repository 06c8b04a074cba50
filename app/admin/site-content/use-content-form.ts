import { showToast } from "../../ui/toast/toast.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { useDraftForm } from "../form/use-draft-form.ts";
import { type ContentForm, contentVersion, type KeyedDraft } from "./content-form.ts";
import { saveContent } from "./save-content.ts";

/** The form of some keyed values, which stays open on the page at `address`. */
export function useContentForm<Draft extends KeyedDraft>(
  form: ContentForm<Draft>,
  stored: Draft,
  address: string,
): DraftForm<Draft> {
  const { name, columns, input, saveFailed } = form;
  return useDraftForm({
    key: `site_content/${name}`,
    initial: stored,
    version: contentVersion(stored),
    isNew: false,
    columns,
    input,
    save: (sent) => saveContent(form, sent),
    saveFailed: () => saveFailed,
    onSaved: ({ toast }) => void showToast(toast),
    staysWithin: address,
  });
}
