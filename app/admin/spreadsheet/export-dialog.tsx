import { useState } from "react";
import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { mostCounted } from "../../data/list-page.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { saveFile } from "../files/save-file.ts";
import { manyForm } from "../many/planned-row.ts";
import type { LongList } from "../resource/listed.ts";
import { attempt } from "../session/attempt.ts";
import { readShown } from "./file-commands.ts";
import { csvFile, excelFile, tableOf } from "./write-table-file.ts";

interface ExportDialogProps {
  resource: { titles: { one: string; many: string } };
  found: readonly StoredRow[];
  long: LongList<StoredRow> | undefined;
  onClose: () => void;
}

const notExported = (why: string) => destructive("No se ha exportado", why);

/** What the list shows, as a file that can come back. */
export function ExportDialog({ resource, found, long, onClose }: ExportDialogProps) {
  const [busy, setBusy] = useState<"xlsx" | "csv" | null>(null);
  const { one, many } = resource.titles;
  const count = long ? (long.page.found ?? long.page.total) : found.length;
  const words = count > mostCounted ? many : `${count} ${count === 1 ? one : many}`;
  const save = async (kind: "xlsx" | "csv") => {
    const form = manyForm(resource);
    if (!form) return;
    setBusy(kind);
    await attempt(notExported, async () => {
      const table = tableOf(form, await readShown(form, found, long));
      const name = `${many.replaceAll(" ", "-")}-${new Date().toISOString().slice(0, 10)}.${kind}`;
      const file = kind === "csv" ? csvFile(table) : await excelFile(table);
      saveFile(name, file.type, file);
      onClose();
    });
    setBusy(null);
  };
  return (
    <Dialog title={`Exportar ${words}`} width={520} onDismiss={onClose}>
      <div className="dialog__body">
        <p>
          Se baja lo que muestra la lista, con todos sus campos. Cámbialo en Excel y vuelve a traerlo con «Importar»: la
          columna Id dice qué fila es cada una.
        </p>
      </div>
      <footer className="dialog__foot">
        <Button
          size="compact"
          variant="line"
          busy={busy === "csv"}
          onClick={busy === null ? () => void save("csv") : undefined}
        >
          CSV
        </Button>
        <Button size="compact" busy={busy === "xlsx"} onClick={busy === null ? () => void save("xlsx") : undefined}>
          Excel (.xlsx)
        </Button>
      </footer>
    </Dialog>
  );
}
