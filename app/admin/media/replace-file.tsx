import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { enoughWidths } from "#domain/files/file-places.ts";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { FileUse, StoredFile } from "../../content/media-file.ts";
import { listFileUses, mediaAddress } from "../../data/media.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { sayWhy } from "../form/say-why.ts";
import { browserClient } from "../session/browser-client.ts";
import { useFileAddress } from "../uploads/file-preview.tsx";
import { UploadBar } from "../uploads/upload-bar.tsx";
import { type MeasuredFile, measureFile } from "./measure-file.ts";
import { replaceFile, sendFile } from "./media-commands.ts";
import { groundOf } from "./media-thumb.tsx";

interface ReplaceFileProps {
  was: StoredFile;
  /** What was chosen to come in its place. */
  source: File;
  uses: number;
  onClose: () => void;
  onDone: (id: string) => void;
}

/** Both beside each other, with what will be different, before one takes the place of the other everywhere. */
export function ReplaceFile({ was, source, uses, onClose, onDone }: ReplaceFileProps) {
  const [measured, setMeasured] = useState<MeasuredFile | null>(null);
  const [fault, setFault] = useState("");
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const preview = useFileAddress(measured?.file);
  const { send, share } = useReplacing(was, onDone, setFault);
  // Talks to the browser, which reads the file, and to the server, which knows where the other one stands.
  useEffect(() => {
    let isHere = true;
    const accepts = was.kind === "video" ? "video" : "picture";
    Promise.all([measureFile(source, accepts), listFileUses(browserClient(), was.id)]).then(
      ([made, places]) => {
        if (!isHere) return;
        setMeasured(made);
        setWarnings(warningsOf(was, made, places));
      },
      (error: unknown) => isHere && setFault(sayWhy(error)),
    );
    return () => {
      isHere = false;
    };
  }, [was, source]);
  const address = mediaAddress(was);
  return (
    <Dialog title="Reemplazar" width={640} onDismiss={onClose}>
      <div className="dialog__body">
        {was.kind === "picture" && (
          <div className="replacing stack gap-16 halves">
            <figure>
              <img className={`full ${groundOf(was)}`} src={pictureUrl(address, 416, "webp") ?? address} alt="" />
              <figcaption className="fine muted">Ahora: {sizeOf(was)}</figcaption>
            </figure>
            <figure>
              {preview && <img className={`full ${groundOf({ mime: source.type })}`} src={preview} alt="" />}
              <figcaption className="fine muted">
                {measured ? `Después: ${sizeOf(measured.facts)}` : "Preparando…"}
              </figcaption>
            </figure>
          </div>
        )}
        <p className="strong breaks">{source.name}</p>
        {[...warnings, measured?.note].map((words) => words && <p key={words}>{words}</p>)}
        <p className="field__error" role="alert">
          {fault}
        </p>
        <UploadBar share={share} name={source.name} />
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button
          size="compact"
          busy={share !== undefined}
          aria-disabled={measured === null}
          onClick={() => measured && share === undefined && send(measured)}
        >
          {uses === 0 ? "Reemplazar" : `Reemplazar en ${uses} ${uses === 1 ? "sitio" : "sitios"}`}
        </Button>
      </footer>
    </Dialog>
  );
}

/** Sends a file and puts it in the place of another. What was sent and could not take its place stays in the library. */
export function useReplacing(was: StoredFile, onDone: (id: string) => void, onFault: (sentence: string) => void) {
  const [share, setShare] = useState<number>();
  const { revalidate } = useRevalidator();
  const send = async (measured: MeasuredFile, isEverywhere = true) => {
    setShare(0);
    onFault("");
    try {
      const id = await sendFile(measured, setShare, isEverywhere ? besides(was, measured.file.name) : undefined);
      if (isEverywhere) {
        const done = await replaceFile(was, id);
        showToast(mediaTexts.replaced(done));
      } else showToast(mediaTexts.cropped);
      await revalidate();
      onDone(id);
    } catch (error) {
      onFault(toastOf(error, mediaTexts.replaceFailed).description);
    }
    setShare(undefined);
  };
  return { send, share };
}

/** In a gallery the new file stands where the other one stood: its folder is ordered by name. Elsewhere the library's folder does. */
function besides({ bucket, path }: StoredFile, name: string): { bucket: string; path: string } | undefined {
  if (bucket !== "media_assets") return undefined;
  const [, folder = "", moment = `${Date.now()}`] = /^([^/]+)\/(?:(\d{13})_)?/.exec(path) ?? [];
  const wanted = `${folder}/${moment}_${safeFileName(name)}`;
  return { bucket, path: wanted === path ? wanted.replace(/(\.\w+)?$/, "-2$1") : wanted };
}

const sizeOf = ({ width, height }: { width?: number | null; height?: number | null }) =>
  width && height ? `${width} × ${height} px` : "tamaño desconocido";

function warningsOf(was: StoredFile, { facts }: MeasuredFile, uses: readonly FileUse[]): string[] {
  const { width, height } = facts;
  if (!width || !height) return [];
  const least = Math.max(
    0,
    ...uses.flatMap(({ place, table_name, column_name }) =>
      place === "row" ? [enoughWidths[`${table_name}.${column_name}`] ?? 0] : [],
    ),
  );
  const shapes = was.width && was.height ? width / height / (was.width / was.height) : 1;
  return [
    ...(width < least ? [`Es pequeña para donde se usa: mide ${width} px de ancho y haría falta ${least}.`] : []),
    ...(shapes > 1.2 || shapes < 1 / 1.2
      ? ["Tiene otra forma que la de ahora: mira después el punto de interés y los recortes."]
      : []),
  ];
}
