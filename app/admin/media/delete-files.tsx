import { useRevalidator } from "react-router";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { FileUse, StoredFile } from "../../content/media-file.ts";
import { listFileUses } from "../../data/media.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { attempt, tellFailed } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";
import { FileUses, keepsIt } from "./file-uses.tsx";
import { deleteFiles } from "./media-commands.ts";

interface DeleteFilesProps {
  files: readonly StoredFile[];
  onClose: () => void;
  /** Some are gone. */
  onGone: (ids: ReadonlySet<string>) => void;
}

type Asked = { file: StoredFile; uses: readonly FileUse[] };

/** Asks before files are removed; what is used stays, with the list and the way there. */
export function DeleteFiles({ files, onClose, onGone }: DeleteFilesProps) {
  const { revalidate } = useRevalidator();
  // Where each of them is used now.
  const asked = useAnswer<readonly Asked[]>(
    () => Promise.all(files.map(async (file) => ({ file, uses: await listFileUses(browserClient(), file.id) }))),
    null,
    (error) => {
      tellFailed(mediaTexts.loadFailed)(error);
      onClose();
    },
  );
  const remove = (free: readonly StoredFile[]) =>
    attempt(mediaTexts.removeFailed, async () => {
      const gone = await deleteFiles(free);
      await revalidate();
      showToast(
        gone.size < free.length ? mediaTexts.stillUsed(free.length - gone.size) : mediaTexts.removed(gone.size),
      );
      onGone(gone);
    });
  if (!asked) {
    return (
      <Dialog title="Eliminar" onDismiss={onClose}>
        <Loading>Mirando dónde se usan…</Loading>
      </Dialog>
    );
  }
  const kept = asked.filter(({ uses }) => uses.some(keepsIt));
  const free = asked.filter(({ uses }) => !uses.some(keepsIt));
  if (kept.length === 0) {
    const versions = free.reduce((sum, { uses }) => sum + uses.reduce((all, { many }) => all + many, 0), 0);
    return (
      <ConfirmDelete
        thing={free.length === 1 ? "el archivo" : `${free.length} archivos`}
        name={free.map(({ file }) => file.name).join(", ")}
        {...(versions > 0 && { also: seenBefore(versions) })}
        onCancel={onClose}
        onConfirm={() => remove(free.map(({ file }) => file))}
      />
    );
  }
  return (
    <Dialog
      title={kept.length === 1 ? "Se usa y no se elimina" : `${kept.length} se usan y no se eliminan`}
      width={560}
      onDismiss={onClose}
    >
      <div className="dialog__body">
        <p className="fine muted">
          Quítalos antes de donde están, o reemplázalos: cambian en todos sus sitios a la vez.
        </p>
        {kept.map(({ file, uses }) => (
          <section key={file.id} aria-label={file.name}>
            <h3 className="strong breaks">{file.name}</h3>
            <FileUses uses={uses.filter(keepsIt)} />
          </section>
        ))}
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" onClick={onClose}>
          Cerrar
        </Button>
        {free.length > 0 && (
          <Button size="compact" variant="danger" onClick={() => remove(free.map(({ file }) => file))}>
            {free.length === 1 ? "Eliminar el que no se usa" : `Eliminar los ${free.length} que no se usan`}
          </Button>
        )}
      </footer>
    </Dialog>
  );
}

const seenBefore = (versions: number): string =>
  versions === 1
    ? "Lo enseña una versión guardada: si la recuperas, saldrá sin él."
    : `Lo enseñan ${versions} versiones guardadas: si recuperas una, saldrá sin él.`;
