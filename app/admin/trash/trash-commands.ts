import { destructive, neutral, type ToastText } from "#texts/toast-text.ts";
import { findDeletion, purgeDeleted, restoreDeleted, restoreMany } from "../../data/record/trash.ts";
import { SaveRefused } from "../form/save-result.ts";
import { sayWhy } from "../form/say-why.ts";
import { perform } from "../session/perform.ts";

/** Brings what was deleted back, with what went with it. Throws what is in its way. */
export const restoreFromTrash = (table: string, entry: number, withOtherSlug = false): Promise<void> =>
  perform(["create", table], (client) => restoreDeleted(client, entry, withOtherSlug));

/** Brings back those that can come, and gives the others with what is in their way. */
export const restoreManyFromTrash = (entries: readonly number[]) =>
  perform(["delete", "audit_log"], (client) => restoreMany(client, entries));

/** Deletes for good, which is the direction's; gives how many were still there. */
export const purgeFromTrash = (entries: readonly number[]): Promise<number> =>
  perform(["delete", "trash"], (client) => purgeDeleted(client, entries));

/** Takes the deletion of a row back, and gives what the person reads of how it went. */
export async function undoDelete(table: string, id: string): Promise<ToastText> {
  try {
    const entry = await perform(["read", table], (client) => findDeletion(client, table, id));
    if (entry === null) throw new Error("Ya no está en la papelera.");
    await restoreFromTrash(table, entry);
    return neutral("Éxito", "Ha vuelto a su sitio.");
  } catch (error) {
    return error instanceof SaveRefused ? error.toast : notRestored(error);
  }
}

export const notRestored = (error: unknown): ToastText => destructive("No se ha restaurado", sayWhy(error));
