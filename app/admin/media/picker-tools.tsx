import { Search, Upload } from "lucide-react";
import type { FilePlace } from "#domain/files/file-places.ts";
import type { MediaPage } from "../../content/media-file.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";

/** Of which files one is chosen; null for all of the kind. */
export type Wanted = "fits" | "unused" | null;

interface PickerToolsProps {
  place: FilePlace | undefined;
  kind: "picture" | "video";
  words: string;
  onWords: (words: string) => void;
  wanted: Wanted;
  onLook: (wanted: Wanted) => void;
  found: MediaPage | undefined;
  onUpload: (() => void) | undefined;
}

export function PickerTools({ words, onWords, wanted, onLook, found, place, kind, onUpload }: PickerToolsProps) {
  const filters: [string, Wanted, keyof MediaPage["counts"]][] = [
    ...(place?.least ? [["Valen aquí", "fits", "fits"] as [string, Wanted, "fits"]] : []),
    [kind === "video" ? "Todos" : "Todas", null, kind],
    ["Sin usar", "unused", "unused_of_kind"],
  ];
  return (
    <div className="row wraps gap-8 pad">
      <label className="search-bar__field relative muted">
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
      <fieldset className="pills row gap-8" aria-label="Filtros">
        {filters.map(([text, value, of]) => (
          <button key={text} type="button" aria-pressed={wanted === value} onClick={() => onLook(value)}>
            {text} <b className="figures">{found?.counts[of].toLocaleString("es-ES")}</b>
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
