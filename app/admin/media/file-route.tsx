import { ChevronLeft, ChevronRight, Crop, Lock, Replace, Trash2, X } from "lucide-react";
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate, useOutletContext, useSearchParams } from "react-router";
import { sizeInWords } from "#domain/files/size-in-words.ts";
import { recentDay } from "#domain/time/recent-moment.ts";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { StoredFile } from "../../content/media-file.ts";
import { readAiState } from "../../data/inbox/ask-ai.ts";
import { listFileUses, mediaAddress, readMedia } from "../../data/media.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { IconButton } from "../../ui/pictures/icon-button.tsx";
import { focusArrived } from "../dialogs/focus-opener.ts";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { fileWishes } from "../uploads/prepare-file.ts";
import type { Route } from "./+types/file-route.ts";
import { AltTexts } from "./alt-texts.tsx";
import { DeleteFiles } from "./delete-files.tsx";
import { FileUses, keepsIt } from "./file-uses.tsx";
import { FocalPoint } from "./focal-point.tsx";
import type { MediaContext } from "./media-route.tsx";
import { ReplaceFile } from "./replace-file.tsx";

// Its weight is for those who cut.
const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }));

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const read = await attempt(mediaTexts.loadFailed, async () => {
    const client = browserClient();
    const [file, uses, ai] = await Promise.all([
      readMedia(client, params.id),
      listFileUses(client, params.id),
      readAiState(client).catch(() => null),
    ]);
    return { file, uses, hasAi: ai?.isConfigured ?? false };
  });
  return read ?? { file: null, uses: [], hasAi: false };
}

export default function FileRoute({ loaderData: { file, uses, hasAi } }: Route.ComponentProps) {
  const context = useOutletContext<MediaContext>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const go = (id?: string) =>
    navigate(`/admin/media${id ? `/${id}` : ""}${search.size > 0 ? `?${search}` : ""}`, { preventScrollReset: true });
  const heading = useOpenedFocus(file?.id);
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && !(target instanceof Element && target.closest("dialog"))) go();
  };
  if (!file) {
    return (
      <aside className="ruled-left white" aria-label="Archivo elegido">
        <div className="stack gap-16 pad-20">
          <p>Este archivo ya no está.</p>
          <Button size="compact" variant="line" onClick={() => go()}>
            Ver los demás
          </Button>
        </div>
      </aside>
    );
  }
  const at = context.rows.findIndex(({ id }) => id === file.id);
  const [before, after] = at < 0 ? [] : [context.rows[at - 1], context.rows[at + 1]];
  return (
    <aside className="ruled-left white" aria-label="Archivo elegido" onKeyDown={closeByKey}>
      {/* On a phone the list with its title waits behind it. */}
      <h1 className="sr-only only-narrow">Medios</h1>
      <header className="media-file__head row gap-4 white ruled pad">
        <h2 className="grow breaks" ref={heading} tabIndex={-1}>
          {file.name}
        </h2>
        <IconButton compact icon={ChevronLeft} label="Anterior" disabled={!before} onClick={() => go(before?.id)} />
        <IconButton compact icon={ChevronRight} label="Siguiente" disabled={!after} onClick={() => go(after?.id)} />
        <IconButton compact icon={X} label="Cerrar" onClick={() => go()} />
      </header>
      <div className="stack gap-16 pad-20" key={`${file.id}/${file.bytes}`}>
        {file.kind === "picture" && <FocalPoint file={file} />}
        {file.kind === "video" && (
          <video className="full" src={mediaAddress(file)} controls muted playsInline preload="metadata" />
        )}
        {file.kind !== "document" && <AltTexts file={file} hasAi={hasAi && file.kind === "picture"} />}
        <section aria-label="Dónde se usa">
          <h3>Dónde se usa</h3>
          {uses.length > 0 ? <FileUses uses={uses} /> : <p>En ningún sitio todavía.</p>}
        </section>
        <Facts file={file} {...context} />
        <FileActions
          file={file}
          uses={uses.filter(keepsIt).length}
          onGone={() => go(after?.id ?? before?.id)}
          onInstead={go}
        />
      </div>
    </aside>
  );
}

/** Whoever opened the file from the list goes on in it, and back to its tile once it is closed. */
function useOpenedFocus(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  // Talks to the browser's focus; before a phone hides the list, which would lose it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is what it waits for
  useLayoutEffect(() => {
    if (document.activeElement?.closest(".media__main")) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const comeBack = useEffectEvent(() => focusArrived(pathname));
  useEffect(() => () => comeBack(), []);
  return heading;
}

function Facts({ file, colleagues, clubs }: { file: StoredFile } & Pick<MediaContext, "colleagues" | "clubs">) {
  const number = (value: number) => value.toLocaleString("es-ES");
  const facts: [string, string | undefined | false][] = [
    ["Tamaño", file.width !== null && file.height !== null && `${number(file.width)} × ${number(file.height)} px`],
    ["Peso", sizeInWords(file.bytes)],
    ["Subida por", colleagues.find(({ user_id }) => user_id === file.created_by)?.name],
    ["Fecha", recentDay(file.created_at.slice(0, 10), new Date())],
    ["Club", clubs.find(({ id }) => id === file.club_id)?.name],
  ];
  return (
    <dl className="stack gap-8 fine figures halves">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="tiny">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface FileActionsProps {
  file: StoredFile;
  /** In how many places; versions are none. */
  uses: number;
  onGone: () => void;
  /** Another file has come in its place. */
  onInstead: (id: string) => void;
}

function FileActions({ file, uses, onGone, onInstead }: FileActionsProps) {
  const may = usePermissions();
  const [open, setOpen] = useState<"crop" | "delete" | File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);
  const replace = (id: string) => {
    close();
    onInstead(id);
  };
  const place = { club_id: file.club_id };
  const mayAdd = may("create", file.bucket, place);
  const isCut = file.kind === "picture" && file.mime !== "image/svg+xml" && mayAdd;
  return (
    <div className="stack gap-8">
      <input
        ref={input}
        type="file"
        hidden
        accept={fileWishes[file.kind === "video" ? "video" : "picture"].accept}
        onChange={(event) => {
          setOpen(event.target.files?.[0] ?? null);
          event.target.value = "";
        }}
      />
      <div className="stack gap-8 halves">
        {mayAdd && (
          <Button size="compact" variant="line" onClick={() => input.current?.click()}>
            <Icon of={Replace} size={17} />
            Reemplazar
          </Button>
        )}
        {isCut && (
          <Button size="compact" variant="line" onClick={() => setOpen("crop")}>
            <Icon of={Crop} size={17} />
            Recortar o girar
          </Button>
        )}
        {may("delete", file.bucket, place) && (
          <Button size="compact" variant="line" aria-describedby="media-why" onClick={() => setOpen("delete")}>
            <Icon of={Trash2} size={17} />
            Eliminar
          </Button>
        )}
      </div>
      {uses > 0 && (
        <p className="row top gap-8 fine muted" id="media-why">
          <Icon of={Lock} size={15} />
          {uses === 1
            ? "Se usa en 1 sitio y no se elimina. Quítala de él o reemplázala."
            : `Se usa en ${uses} sitios y no se elimina. Quítala de ellos o reemplázala: los ${uses} cambian a la vez.`}
        </p>
      )}
      {open === "delete" && <DeleteFiles files={[file]} onClose={close} onGone={onGone} />}
      {open instanceof File && <ReplaceFile was={file} source={open} uses={uses} onClose={close} onDone={replace} />}
      {open === "crop" && (
        <Suspense fallback={null}>
          <CropDialog file={file} uses={uses} onClose={close} onDone={replace} />
        </Suspense>
      )}
    </div>
  );
}
