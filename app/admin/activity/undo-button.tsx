import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { neutral } from "#texts/toast-text.ts";
import { undoEntry } from "../../data/record/activity.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { focusHeading } from "../dialogs/focus-opener.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { takeBack } from "../many/take-back.ts";
import { perform } from "../session/perform.ts";
import type { Permissions } from "../session/permissions.ts";
import { useRestore } from "../trash/use-restore.ts";
import type { ActivityItem } from "./activity-items.ts";

/** What was made goes into the trash, as from its section. */
const operations = { insert: "delete", update: "update", delete: "create", purge: "delete" } as const;

/** Whether a line offers to take back what it tells; that nothing of later is in the way the database has said (`undoable`). */
export function mayUndo(may: Permissions, { entry }: ActivityItem): boolean {
  if (entry.kind === "purge" || factsOf(entry.table_name)?.hasNoHistory) return false;
  const row = { id: entry.row_id, ...(entry.club !== null && { club_id: entry.club }) };
  return may(operations[entry.kind], entry.table_name, row);
}

/** Takes a deed back: one deletion as the trash does it, everything else as the record says it was. */
export function UndoButton({ deed, what }: { deed: ActivityItem; what: string }) {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const restore = useRestore();
  const { entry, more } = deed;
  const undo = async () => {
    if (entry.kind === "delete" && more === 0) return restore(entry);
    const now =
      entry.kind === "insert" ? "Está 30 días en la papelera" : "Se ha guardado como un cambio nuevo, con tu nombre";
    let isDone = false;
    return takeBack(
      async (theRest) => {
        await perform([operations[entry.kind], entry.table_name], (client) => undoEntry(client, entry.id, theRest));
        isDone = true;
      },
      neutral("Cambio deshecho", `${now}: ${what}.`),
      async () => {
        await revalidate();
        if (isDone) focusHeading();
      },
    );
  };
  const press = () => {
    setBusy(true);
    void undo().finally(() => setBusy(false));
  };
  return (
    <Button size="compact" variant="text" busy={isBusy} aria-label={`Deshacer: ${what}`} onClick={press}>
      <Icon of={Undo2} size={16} />
      Deshacer
    </Button>
  );
}
