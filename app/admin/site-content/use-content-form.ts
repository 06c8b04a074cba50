import { useRevalidator } from "react-router";
import { showToast } from "../../ui/toast/toast.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { useDraftForm } from "../form/use-draft-form.ts";
import { type PlanningParts, usePlanning } from "../plans/use-planning.tsx";
import { type ContentForm, contentVersion, type KeyedDraft } from "./content-form.ts";
import { plansOfContent } from "./plans-of-content.ts";
import { saveContent } from "./save-content.ts";

/** The form of some keyed values, which stays open on the page at `address`, and what it keeps for later. */
export function useContentForm<Draft extends KeyedDraft>(
  form: ContentForm<Draft>,
  stored: Draft,
  address: string,
): DraftForm<Draft> & { planning: PlanningParts | null } {
  const { name, columns, input, saveFailed } = form;
  const { revalidate } = useRevalidator();
  const planning = usePlanning(plansOfContent(form, stored, revalidate));
  const draft = useDraftForm({
    key: `site_content/${name}`,
    initial: stored,
    version: contentVersion(stored),
    isNew: false,
    columns,
    input,
    save: planning.saving((sent) => saveContent(form, sent)),
    saveFailed: () => saveFailed,
    onSaved: ({ toast }) => void showToast(toast),
    staysWithin: address,
  });
  return { ...draft, planning: planning.parts(draft) };
}
