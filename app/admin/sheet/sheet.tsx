import { useEffect, useState } from "react";
import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { type ManyForm, manyForm, type Whole } from "../many/planned-row.ts";
import type { LongList } from "../resource/listed.ts";
import type { ListDescription } from "../resource/resource.ts";
import { readShown } from "../spreadsheet/file-commands.ts";
import { SheetGrid } from "./sheet-grid.tsx";

interface SheetProps {
  resource: ListDescription<StoredRow>;
  /** What the list shows; of a long one, its page. */
  found: readonly StoredRow[];
  long?: LongList<StoredRow> | undefined;
  onEnd: () => void;
}

/** The rows of a list as a sheet: its cells are typed into, looked at together and saved together. */
export function Sheet({ resource, found, long, onEnd }: SheetProps) {
  const form = manyForm(resource);
  const { rows, readAnew } = useWhole(form, found, long, onEnd);
  if (!form || !rows) return <PanelLoading />;
  return <SheetGrid resource={resource} form={form} rows={rows} readAnew={readAnew} />;
}

/** The rows that the list shows, whole; read anew whenever the list was. */
function useWhole(
  form: ManyForm | null,
  found: readonly StoredRow[],
  long: LongList<StoredRow> | undefined,
  onFail: () => void,
) {
  const [rows, setRows] = useState<readonly Whole[] | null>(null);
  const read = () => (form ? readShown(form, found, long) : Promise.resolve([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: talks to the database, once for each list that is shown
  useEffect(() => {
    let isOver = false;
    read().then(
      (all) => !isOver && setRows(all),
      (error) => {
        if (isOver) return;
        showToast(toastOf(error, (why) => destructive("No se ha podido leer la tabla", why)));
        onFail();
      },
    );
    return () => {
      isOver = true;
    };
  }, [found, long?.view]);
  const readAnew = async () => {
    const all = await read();
    setRows(all);
    return all;
  };
  return { rows, readAnew };
}
