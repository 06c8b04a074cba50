import { useRevalidator } from "react-router";
import { siteContentRows } from "../../content/site/site-content-input.ts";
import { showToast } from "../../ui/toast/toast.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { useDraftForm } from "../form/use-draft-form.ts";
import { valueInWords } from "../form/value-in-words.ts";
import { changedColumns } from "../plans/plan-commands.ts";
import { type FormPlans, type PlanningParts, usePlanning } from "../plans/use-planning.tsx";
import { type ContentForm, contentVersion, type KeyedDraft } from "./content-form.ts";
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

/** What a form of keyed values may keep for later: a row for each key. */
function plansOfContent<Draft extends KeyedDraft>(
  { of, columns }: ContentForm<Draft>,
  stored: Draft,
  onApplied: () => Promise<void>,
): FormPlans<Draft, Draft> {
  return {
    table: "site_content",
    rows: siteContentRows(stored).map(({ content_key }) => content_key),
    draftOf: ({ row_id, changes }, base) =>
      of(siteContentRows(base).map((row) => (row.content_key === row_id ? { ...row, ...changes } : row))),
    changesOf: async (values, base) => {
      const before = new Map(siteContentRows(base).map((row) => [row.content_key, row]));
      return siteContentRows(values).map(({ content_key, ...after }) => ({
        row: content_key,
        changes: changedColumns(before.get(content_key) ?? {}, after),
      }));
    },
    wordsOf: ({ row_id, seen, changes }) => {
      const label = Object.entries(columns).find(([name]) => name === row_id)?.[1]?.label ?? row_id;
      if (!("content_value" in changes)) return label;
      return `${label} ${valueInWords(seen.content_value)} → ${valueInWords(changes.content_value)}`;
    },
    onApplied,
  };
}
