import { Check, CircleCheck, Search, TriangleAlert, Upload } from "lucide-react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import type { FilePlace } from "#domain/files/file-places.ts";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { MediaFile, MediaPage } from "../../content/media-file.ts";
import { listMedia, type MediaView, mediaAddress } from "../../data/media.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import { useRested } from "../resource/use-rested.ts";
import { perform } from "../session/perform.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { useChosenTile } from "./use-chosen-tile.ts";

interface MediaPickerProps {
  /** What the file is for. */
  place: FilePlace | undefined;
  kind: "picture" | "video";
  /** What it shows is said where it stands, and may be said otherwise there. */
  hasWords?: boolean;
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
  /** Another one from this device. */
  onUpload?: () => void;
}

type Wanted = "fits" | "unused" | null;

/** Chooses a file of the library: Intro chooses, a double press chooses and closes. */
export function MediaPicker({ place, kind, hasWords = false, onClose, onChoose, onUpload }: MediaPickerProps) {
  const [words, setWords] = useState("");
  const [wanted, setWanted] = useState<Wanted>(place?.least ? "fits" : null);
  const [page, setPage] = useState(1);
  const found = useFound({
    words: useRested(words),
    kind,
    wanted,
    club: null,
    sorting: null,
    page,
    fits: place?.least,
  });
  const [chosen, setChosen] = useState<MediaFile | null>(null);
  const rows = found?.rows ?? [];
  const tiles = useChosenTile(rows, chosen, setChosen);
  const seek = (text: string) => {
    setWords(text);
    setPage(1);
  };
  const look = (next: Wanted) => {
    setWanted(next);
    setPage(1);
  };
  const [one, those] = kind === "video" ? ["vídeo", "Vídeos"] : ["imagen", "Imágenes"];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      onChoose(chosen);
    } else tiles.onKeyDown(event);
  };
  return (
    <Dialog title={`Elegir ${one}`} width={1080} onDismiss={onClose}>
      <PickerTools words={words} onWords={seek} onLook={look} {...{ wanted, kind, place, found, onUpload }} />
      <div className="picker">
        <div>
          <div className="media-grid" role="radiogroup" aria-label={those} ref={tiles.ref} onKeyDown={onKeyDown}>
            {rows.map((file) => (
              <Tile
                key={file.id}
                file={file}
                least={place?.least}
                isChosen={file.id === chosen?.id}
                isStop={file.id === tiles.stop}
                onPick={() => setChosen(file)}
                onTake={() => onChoose(file)}
              />
            ))}
          </div>
          {found?.rows.length === 0 && <p className="markdown-field__empty">No hay ninguna que cumpla esto.</p>}
          {found && <MorePages found={found.found} page={page} onPage={setPage} />}
        </div>
        {chosen && <Chosen file={chosen} place={place} hasWords={hasWords} onWords={setChosen} />}
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          {chosen?.name}
        </p>
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" aria-disabled={chosen === null} onClick={() => chosen && onChoose(chosen)}>
          Usar {kind === "video" ? "este vídeo" : "esta imagen"}
        </Button>
      </footer>
    </Dialog>
  );
}

interface PickerToolsProps extends Pick<MediaPickerProps, "place" | "kind"> {
  words: string;
  onWords: (words: string) => void;
  wanted: Wanted;
  onLook: (wanted: Wanted) => void;
  found: MediaPage | null;
  onUpload: (() => void) | undefined;
}

function PickerTools({ words, onWords, wanted, onLook, found, place, kind, onUpload }: PickerToolsProps) {
  const filters: [string, Wanted, keyof MediaPage["counts"]][] = [
    ...(place?.least ? [["Valen aquí", "fits", "fits"] as [string, Wanted, "fits"]] : []),
    [kind === "video" ? "Todos" : "Todas", null, kind],
    ["Sin usar", "unused", "unused_of_kind"],
  ];
  return (
    <div className="picker__tools">
      <label className="search-bar__field">
        <Icon of={Search} size={17} />
        <span className="sr-only">Buscar en los medios</span>
        <input
          className="input"
          type="search"
          autoComplete="off"
          placeholder="Nombre o texto alternativo"
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      </label>
      <fieldset className="media__filters" aria-label="Filtros">
        {filters.map(([text, value, of]) => (
          <button key={text} type="button" aria-pressed={wanted === value} onClick={() => onLook(value)}>
            {text} <b>{found?.counts[of].toLocaleString("es-ES")}</b>
          </button>
        ))}
      </fieldset>
      {onUpload && (
        <Button size="compact" variant="line" onClick={onUpload}>
          <Icon of={Upload} size={17} />
          Subir otra
        </Button>
      )}
    </div>
  );
}

interface TileProps {
  file: MediaFile;
  least: number | undefined;
  isChosen: boolean;
  isStop: boolean;
  onPick: () => void;
  onTake: () => void;
}

function Tile({ file, least, isChosen, isStop, onPick, onTake }: TileProps) {
  const size = file.width === null ? "" : `${file.width} × ${file.height}`;
  return (
    <div className="media-tile">
      {/* biome-ignore lint/a11y/useSemanticElements: a radio cannot hold a picture and its words */}
      <button
        type="button"
        role="radio"
        aria-checked={isChosen}
        tabIndex={isStop ? 0 : -1}
        onClick={onPick}
        onDoubleClick={onTake}
      >
        <MediaThumb file={file} />
        {isChosen && <Icon of={Check} size={20} className="media-tile__check" />}
        <span className="media-tile__name">{file.name}</span>
        <span className="media-tile__facts">
          {isTooSmall(file, least) ? (
            <em>
              <Icon of={TriangleAlert} size={14} />
              Pequeña, {size}
            </em>
          ) : (
            size
          )}
        </span>
      </button>
    </div>
  );
}

const isTooSmall = ({ width, mime }: MediaFile, least = 0) =>
  mime !== "image/svg+xml" && width !== null && width < least;

interface ChosenProps {
  file: MediaFile;
  place: FilePlace | undefined;
  hasWords: boolean;
  onWords: (file: MediaFile) => void;
}

/** As it will be cut in this place, and what it shows. */
function Chosen({ file, place, hasWords, onWords }: ChosenProps) {
  const address = mediaAddress(file);
  const shape = file.focal_x === null ? place?.shape : undefined;
  const at = `${file.focal_x ?? 50}% ${file.focal_y ?? 50}%`;
  const isSmall = isTooSmall(file, place?.least);
  return (
    <aside className="picker__chosen" aria-label="Elegida">
      <h3>{place ? `Así se corta: ${place.words}` : "Así se ve"}</h3>
      {file.kind === "picture" && (
        <img
          src={pictureUrl(address, 416, "webp", shape) ?? address}
          alt={file.alt_es}
          style={{ ...(place?.shape && { aspectRatio: place.shape.replace("x", " / ") }), objectPosition: at }}
        />
      )}
      {place?.least && file.width !== null && (
        <p className={isSmall ? "asks" : "good"}>
          <Icon of={isSmall ? TriangleAlert : CircleCheck} size={16} />
          {isSmall
            ? `${file.width} × ${file.height}: aquí se verá borrosa, harían falta ${place.least} de ancho.`
            : `${file.width} × ${file.height}: tiene tamaño para este sitio.`}
        </p>
      )}
      {hasWords ? (
        <>
          <label>
            Texto alternativo <span>lo lee quien no ve la imagen</span>
            <textarea
              className="input"
              rows={2}
              maxLength={300}
              value={file.alt_es}
              onChange={({ target }) => onWords({ ...file, alt_es: target.value })}
            />
          </label>
          <p>Se guarda con la imagen en Medios. Aquí puedes cambiarlo solo para este sitio.</p>
        </>
      ) : (
        file.kind === "picture" && <p>{file.alt_es || "Todavía no tiene texto alternativo."}</p>
      )}
      <p>
        {file.uses === 0
          ? "Sin usar en ninguna página todavía."
          : `Se usa en ${file.uses} ${file.uses === 1 ? "sitio" : "sitios"}.`}{" "}
        <Link to={`/admin/media/${file.id}`} target="_blank">
          Ver en Medios
        </Link>
      </p>
    </aside>
  );
}

function MorePages({ found, page, onPage }: { found: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(found / 60);
  if (pages <= 1) return null;
  return (
    <div className="more-rows">
      {page > 1 && (
        <Button size="compact" variant="line" onClick={() => onPage(page - 1)}>
          Anteriores
        </Button>
      )}
      <p>
        Página {page} de {pages}
      </p>
      {page < pages && (
        <Button size="compact" variant="line" onClick={() => onPage(page + 1)}>
          Siguientes
        </Button>
      )}
    </div>
  );
}

/** What the library answers to a view; what it answered before, until then. */
function useFound(view: MediaView): MediaPage | null {
  const [found, setFound] = useState<MediaPage | null>(null);
  const asked = JSON.stringify(view);
  // Talks to the server; an answer to an earlier question is none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the view
  useEffect(() => {
    let isHere = true;
    perform(["read", "media"], (client) => listMedia(client, view)).then(
      (page) => isHere && setFound(page),
      (error: unknown) => isHere && showToast(toastOf(error, mediaTexts.loadFailed)),
    );
    return () => {
      isHere = false;
    };
  }, [asked]);
  return found;
}
