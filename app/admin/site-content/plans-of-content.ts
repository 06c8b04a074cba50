import { siteContentRows } from "../../content/site/site-content-input.ts";
import { valueInWords } from "../form/value-in-words.ts";
import { changedColumns } from "../plans/plan-commands.ts";
import type { FormPlans } from "../plans/use-planning.tsx";
import type { ContentForm, KeyedDraft } from "./content-form.ts";

/** What a form of keyed values may keep for later: a row for each key. */
export function plansOfContent<Draft extends KeyedDraft>(
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
