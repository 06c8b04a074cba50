import { useRevalidator } from "react-router";
import { neutral } from "#texts/toast-text.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { focusHeading } from "../dialogs/focus-opener.ts";
import { SaveRefused } from "../form/save-result.ts";
import { factsOf, nameOf } from "../history/recorded-facts.ts";
import { sectionAt } from "../sections.ts";
import { notRestored, restoreFromTrash } from "./trash-commands.ts";

/** What of the trash is called how; without a name of its own by what it is. */
export function titleOf({ table_name, before }: AuditEntry): string {
  const table = factsOf(table_name);
  return (table && nameOf(table, before)) || (table?.one ?? table_name);
}

export type Restore = (entry: AuditEntry) => Promise<void>;

/** Brings a deletion back and says so. Where its address is taken, the toast says so and offers another one. */
export function useRestore(): Restore {
  const { revalidate } = useRevalidator();
  const restore = async (entry: AuditEntry, withOtherSlug: boolean) => {
    try {
      await restoreFromTrash(entry.table_name, entry.id, withOtherSlug);
    } catch (error) {
      const toast = error instanceof SaveRefused ? error.toast : notRestored(error);
      const isSlugTaken = toast.description.startsWith("La dirección");
      const run = () => void restore(entry, true);
      return showToast({ ...toast, ...(isSlugTaken && { action: { label: "Usar otra dirección", run } }) });
    }
    await revalidate();
    focusHeading();
    const section = sectionAt(factsOf(entry.table_name)?.section ?? "")?.title ?? "su sección";
    return showToast(neutral(`${titleOf(entry)} ha vuelto a ${section}`));
  };
  return async (entry) => void (await restore(entry, false));
}
