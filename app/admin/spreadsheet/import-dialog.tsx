import { useState } from "react";
import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { sayWhy } from "../form/say-why.ts";
import { PanelLoading } from "../layout/panel-loading.tsx";
import { type ManyForm, manyForm, type Whole } from "../many/planned-row.ts";
import type { ListDescription } from "../resource/resource.ts";
import { tellFailed } from "../session/attempt.ts";
import { useAnswer } from "../session/use-answer.ts";
import { DropZone } from "../uploads/drop-zone.tsx";
import { readAllRows } from "./file-commands.ts";
import { ImportPreview } from "./import-preview.tsx";
import { readTableFile, type TableFile } from "./read-table-file.ts";

interface ImportDialogProps {
  resource: Pick<ListDescription<StoredRow>, "table" | "titles">;
  onClose: () => Promise<void>;
}

/** A file becomes rows: first what it would do, then, at one press, all of it. */
export function ImportDialog({ resource, onClose }: ImportDialogProps) {
  const form = manyForm(resource);
  const rows = useAllRows(form, onClose);
  const [file, setFile] = useState<TableFile | null>(null);
  const [fault, setFault] = useState("");
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    setFault("");
    try {
      setFile(await readTableFile(chosen));
    } catch (error) {
      setFile(null);
      setFault(sayWhy(error));
    }
  };
  const { many } = resource.titles;
  return (
    <Dialog title={`Importar ${many}`} width={file ? 1080 : 620} onDismiss={() => void onClose()}>
      {file && form && rows ? (
        <ImportPreview
          key={file.name}
          resource={resource}
          form={form}
          file={file}
          known={rows}
          onOther={() => setFile(null)}
          onDone={onClose}
        />
      ) : (
        <div className="dialog__body">
          {form && rows ? (
            <>
              <DropZone
                label={`Archivo de ${many}`}
                accept=".xlsx,.csv,.tsv,.txt"
                words="Excel (.xlsx) o CSV, con los nombres de las columnas en la primera fila"
                onFiles={(files) => void choose(files)}
              />
              <p className="field__error" role="alert">
                {fault}
              </p>
              <p className="muted">
                Lo más fácil es empezar por «Exportar». Aquí no se guarda nada hasta que veas qué cambia y pulses
                «Importar».
              </p>
            </>
          ) : (
            <PanelLoading />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Every row of the section as it is now; undefined while they are read. */
function useAllRows(form: ManyForm | null, onFail: () => Promise<void>): readonly Whole[] | undefined {
  return useAnswer(
    () => (form ? readAllRows(form) : undefined),
    null,
    (error) => {
      void onFail();
      tellFailed((why) => destructive("No se han podido leer", why))(error);
    },
  );
}
