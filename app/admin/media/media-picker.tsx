import { Check, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { FilePlace } from "#domain/files/file-places.ts";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { MediaFile, MediaPage } from "../../content/media-file.ts";
import { listMedia, type MediaView } from "../../data/media.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useRested } from "../resource/use-rested.ts";
import { tellFailed } from "../session/attempt.ts";
import { perform } from "../session/perform.ts";
import { useAnswer } from "../session/use-answer.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { isTooSmall } from "./is-too-small.ts";
import { MediaThumb } from "./media-thumb.tsx";
import { PickerTools, type Wanted } from "./picker-tools.tsx";
import { useChosenTile } from "./use-chosen-tile.ts";

interface MediaPickerProps {
  /** What the file is for. */
  place: FilePlace | undefined;
  kind: "picture" | "video";
  /** The language of the text that it will stand in: what it shows is said there, and may be said otherwise. */
  words?: "es" | "en";
  onClose: () => void;
  onChoose: (file: MediaFile) => void;
  /** Another one from this device. */
  onUpload?: () => void;
}

/** Chooses a file of the library: Intro chooses, a double press chooses and closes. */
export function MediaPicker({ place, kind, words: language, onClose, onChoose, onUpload }: MediaPickerProps) {
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
      <div className="picker stack gap-16 scrolls pad">
        <div>
          <div className="media-grid cells" role="radiogroup" aria-label={those} ref={tiles.ref} onKeyDown={onKeyDown}>
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
          {found?.rows.length === 0 && <p className="boxed pad muted">No hay ninguna que cumpla esto.</p>}
          {found && <MorePages found={found.found} page={page} onPage={setPage} />}
        </div>
        {chosen && <ChosenFile file={chosen} place={place} words={language} onWords={setChosen} />}
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
    <div className="media-tile relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a radio cannot hold a picture and its words */}
      <button
        className="stack gap-4 full left"
        type="button"
        role="radio"
        aria-checked={isChosen}
        tabIndex={isStop ? 0 : -1}
        onClick={onPick}
        onDoubleClick={onTake}
      >
        <MediaThumb file={file} />
        {isChosen && <Icon of={Check} size={20} className="media-tile__check" />}
        <span className="breaks fine strong">{file.name}</span>
        <span className="row spread gap-8 muted figures tiny nowrap">
          {isTooSmall(file, least) ? (
            <span className="asks row inline gap-4">
              <Icon of={TriangleAlert} size={14} />
              Pequeña, {size}
            </span>
          ) : (
            size
          )}
        </span>
      </button>
    </div>
  );
}

function MorePages({ found, page, onPage }: { found: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(found / 60);
  if (pages <= 1) return null;
  return (
    <div className="row wraps above-16">
      {page > 1 && (
        <Button size="compact" variant="line" onClick={() => onPage(page - 1)}>
          Anteriores
        </Button>
      )}
      <p className="muted figures">
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
function useFound(view: MediaView): MediaPage | undefined {
  const read = () => perform(["read", "media"], (client) => listMedia(client, view));
  return useAnswer(read, JSON.stringify(view), tellFailed(mediaTexts.loadFailed));
}
