import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { FilePlace } from "#domain/files/file-places.ts";
import type { MediaFile } from "../../content/media-file.ts";
import { mediaAddress } from "../../data/media.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { isTooSmall } from "./is-too-small.ts";
import { groundOf } from "./media-thumb.tsx";

interface ChosenFileProps {
  file: MediaFile;
  place: FilePlace | undefined;
  words: "es" | "en" | undefined;
  onWords: (file: MediaFile) => void;
}

export function ChosenFile({ file, place, words, onWords }: ChosenFileProps) {
  const address = mediaAddress(file);
  const shape = file.focal_x === null ? place?.shape : undefined;
  const at = `${file.focal_x ?? 50}% ${file.focal_y ?? 50}%`;
  const isSmall = isTooSmall(file, place?.least);
  return (
    <aside className="picker__chosen ruled-left stack packed gap-8 sunken pad-20" aria-label="Elegida">
      <h3>{place ? `Así se corta: ${place.words}` : "Así se ve"}</h3>
      {file.kind === "picture" && (
        <img
          className={`full ${groundOf(file)}`}
          src={pictureUrl(address, 416, "webp", shape) ?? address}
          alt={file.alt_es}
          style={{ ...(place?.shape && { aspectRatio: place.shape.replace("x", " / ") }), objectPosition: at }}
        />
      )}
      {place?.least && file.width !== null && (
        <p className={isSmall ? "fine asks" : "fine good"}>
          <Icon of={isSmall ? TriangleAlert : CircleCheck} size={16} />
          {isSmall
            ? `${file.width} × ${file.height}: aquí se verá borrosa, harían falta ${place.least} de ancho.`
            : `${file.width} × ${file.height}: tiene tamaño para este sitio.`}
        </p>
      )}
      {words ? (
        <>
          <label>
            {words === "en" ? "Texto alternativo en inglés" : "Texto alternativo"}{" "}
            <span>lo lee quien no ve la imagen</span>
            <textarea
              className="input"
              rows={2}
              maxLength={300}
              lang={words}
              value={file[`alt_${words}`]}
              onChange={({ target }) => onWords({ ...file, [`alt_${words}`]: target.value })}
            />
          </label>
          <p className="fine muted">Se guarda con la imagen en Medios. Aquí puedes cambiarlo solo para este sitio.</p>
          {words === "en" && file.alt_es && <p className="fine muted">En español: {file.alt_es}</p>}
        </>
      ) : (
        file.kind === "picture" && (
          <>
            <p className="fine muted">{file.alt_es || "Todavía no tiene texto alternativo."}</p>
            {file.alt_es && (
              <p className="fine muted">
                En inglés: {file.alt_en ? <span lang="en">{file.alt_en}</span> : "todavía nada."}
              </p>
            )}
          </>
        )
      )}
      <p className="fine muted">
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
