import { useRevalidator } from "react-router";
import { done } from "#texts/admin/section-toasts.ts";
import { destructive } from "#texts/toast-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { focusHeading } from "../dialogs/focus-opener.ts";
import { usePress } from "../session/attempt.ts";
import { restoreManyFromTrash } from "./trash-commands.ts";
import { elements, type TrashRow } from "./trash-row.ts";

const notRestored = (why: string) => destructive("No se han restaurado", why);

/** Brings picked rows back and says so; those that cannot come stay picked, and what is in the way of the first is said. */
export function useRestoreMany(pick: (rows: readonly TrashRow[]) => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, press] = usePress();
  const restore = (rows: readonly TrashRow[]) =>
    press(notRestored, async () => {
      const stayed = await restoreManyFromTrash(rows.map(({ entry }) => entry.id));
      const left = rows.filter(({ entry }) => stayed.some((one) => one.entry === entry.id));
      const back = rows.length - left.length;
      pick(left);
      await revalidate();
      if (back > 0) focusHeading();
      const [first] = stayed;
      if (!first) return showToast(done(`Restaurado: ${elements(back)}.`));
      const name = rows.find(({ entry }) => entry.id === first.entry)?.title ?? "";
      const more = stayed.length > 1 ? ` Y ${stayed.length - 1} más.` : "";
      const some = back > 0 ? `Restaurado: ${elements(back)}. ` : "";
      return showToast(notRestored(`${some}${name}: ${first.obstacle}${more}`));
    });
  return [isBusy, restore] as const;
}
