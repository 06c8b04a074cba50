import { Copy, PencilLine, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { LongList } from "../resource/listed.ts";
import { PickingContext } from "../resource/picking-context.ts";
import type { ListDescription } from "../resource/resource.ts";
import { attempt } from "../session/attempt.ts";
import { usePermissions } from "../session/permissions.ts";
import { ChangeSheet } from "./change-sheet.tsx";
import { readAllFound } from "./many-commands.ts";
import { CopyDialog, DeleteManyDialog } from "./many-dialogs.tsx";
import { PickBar } from "./pick-bar.tsx";
import { manyForm } from "./planned-row.ts";
import { usePicked } from "./use-picked.tsx";

const notPicked = (why: string) => destructive("No se han elegido", why);

interface PickingProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  found: readonly Row[];
  long?: LongList<Row>;
  onEnd: () => void;
  children: ReactNode;
}

/** A list while people pick rows of it, and the bar for what they picked. */
export function Picking<Row extends StoredRow>({ resource, found, long, onEnd, children }: PickingProps<Row>) {
  const { picked, pickAll, lead } = usePicked(resource.nameOf);
  const [action, setAction] = useState<"change" | "copy" | "delete" | null>(null);
  const [times, setTimes] = useState(0);
  // Asks the page: the button that led here is gone, and what was done with the rows took its own away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew each time that something was done
  useEffect(() => {
    [...document.querySelectorAll<HTMLElement>("main .pick")]
      .find((box) => box.offsetParent !== null)
      ?.focus({ preventScroll: true });
  }, [times]);
  const rows = [...picked.values()];
  const close = () => setAction(null);
  const dialog = { resource, rows, onClose: close, onDone: () => (close(), pickAll([]), setTimes(times + 1)) };
  const all = () =>
    attempt(notPicked, async () => {
      pickAll(long ? await readAllFound(resource.table, long.view) : found);
    });
  const total = long ? (long.page.found ?? long.page.total) : found.length;
  return (
    <>
      <PickingContext value={lead}>{children}</PickingContext>
      <PickBar count={rows.length} total={total} onAll={() => void all()} onEnd={onEnd}>
        <PickActions resource={resource} isNone={rows.length === 0} onAction={setAction} />
      </PickBar>
      {action === "change" && <ChangeSheet {...dialog} />}
      {action === "copy" && <CopyDialog {...dialog} />}
      {action === "delete" && <DeleteManyDialog {...dialog} />}
    </>
  );
}

interface PickActionsProps<Row extends StoredRow> {
  resource: ListDescription<Row>;
  isNone: boolean;
  onAction: (deed: "change" | "copy" | "delete") => void;
}

function PickActions<Row extends StoredRow>({ resource, isNone, onAction: onDeed }: PickActionsProps<Row>) {
  const may = usePermissions();
  const { name } = resource.table;
  const hasForm = manyForm(resource) !== null;
  const isBasis = bases.test(name);
  return (
    <>
      {hasForm && (
        <Button size="compact" disabled={isNone} onClick={() => onDeed("change")}>
          <Icon of={PencilLine} size={17} />
          Cambiar…
        </Button>
      )}
      {hasForm && !isBasis && may("create", name) && (
        <Button size="compact" variant="text" disabled={isNone} onClick={() => onDeed("copy")}>
          <Icon of={Copy} size={17} />
          Duplicar
        </Button>
      )}
      {!isBasis && may("delete", name) && (
        <Button size="compact" variant="text" disabled={isNone} onClick={() => onDeed("delete")}>
          <Icon of={Trash2} size={17} />
          Borrar
        </Button>
      )}
    </>
  );
}

/** What others hang on: each is copied and deleted by itself, after a look at what would go with it. */
const bases = /^(clubs|activities)$/;
