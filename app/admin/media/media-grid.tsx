import { ImageOff, Images, Minimize2, Trash2, Unlink, Weight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { sizeInWords } from "#domain/files/size-in-words.ts";
import type { MediaFile, MediaPage } from "../../content/media-file.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { openerOf } from "../dialogs/focus-opener.ts";
import { usePermissions } from "../session/permissions.ts";
import { DeleteFiles } from "./delete-files.tsx";
import { mediaPages, otherMediaView, readMediaView } from "./media-address.ts";
import { MediaThumb } from "./media-thumb.tsx";

interface MediaGridProps {
  page: MediaPage;
  search: URLSearchParams;
  opened: string | undefined;
}

/** The files of a page; each opens beside them, and several may be picked to be removed. */
export function MediaGrid({ page: { rows, found }, search, opened }: MediaGridProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isDeleting, setDeleting] = useState(false);
  const mayDelete = usePermissions()("delete", "public-assets");
  const chosen = rows.filter(({ id }) => picked.has(id));
  const pick = (id: string, isPicked: boolean) =>
    setPicked((all) => new Set(isPicked ? [...all, id] : [...all].filter((one) => one !== id)));
  if (rows.length === 0) return <EmptyState icon={Images}>No hay archivos que cumplan esto.</EmptyState>;
  return (
    <>
      <ul className="media-grid cells">
        {rows.map((file) => (
          <li key={file.id} className="media-tile relative">
            <Link
              ref={openerOf(`/admin/media/${file.id}`)}
              className="stack gap-4 full left"
              to={`/admin/media/${file.id}${otherMediaView(search, {}) && `?${search}`}`}
              preventScrollReset
              aria-current={file.id === opened ? "true" : undefined}
            >
              <MediaThumb file={file} />
              <span className="breaks fine strong">{file.name}</span>
              <FileFacts file={file} />
            </Link>
            {mayDelete && (
              <label className="media-tile__pick square centred">
                <input
                  type="checkbox"
                  checked={picked.has(file.id)}
                  onChange={({ target }) => pick(file.id, target.checked)}
                  aria-label={`Elegir ${file.name}`}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      <Pages found={found} search={search} path={opened ? `/admin/media/${opened}` : "/admin/media"} />
      {chosen.length > 0 && (
        <section className="pick-bar foot row wraps rounded pad above-16" data-surface="noche" aria-label="Elegidos">
          <p className="strong grow" role="status">
            {chosen.length === 1 ? "1 elegido" : `${chosen.length} elegidos`}
          </p>
          <Button size="compact" variant="text" onClick={() => setPicked(new Set())}>
            Soltarlos
          </Button>
          <Button size="compact" variant="danger" onClick={() => setDeleting(true)}>
            <Icon of={Trash2} size={17} />
            Eliminar
          </Button>
        </section>
      )}
      {isDeleting && (
        <DeleteFiles
          files={chosen}
          onClose={() => setDeleting(false)}
          onGone={() => {
            setPicked(new Set());
            setDeleting(false);
          }}
        />
      )}
    </>
  );
}

function FileFacts({ file }: { file: MediaFile }) {
  const isUntold = file.kind === "picture" && file.alt_es === "";
  const isHeavy = file.bytes > 5 * 1024 * 1024;
  const warning =
    isUntold && !file.is_unused
      ? { icon: ImageOff, words: "Sin texto" }
      : file.is_small
        ? { icon: Minimize2, words: `Pequeña, ${file.width} px` }
        : isHeavy
          ? { icon: Weight, words: sizeInWords(file.bytes) }
          : null;
  return (
    <span className="row spread gap-8 muted figures tiny nowrap">
      {warning ? (
        <span className="asks row inline gap-4">
          <Icon of={warning.icon} size={14} />
          {warning.words}
        </span>
      ) : (
        <span>{sizeInWords(file.bytes)}</span>
      )}
      <span className="row inline gap-4">
        {file.is_unused ? (
          <>
            <Icon of={Unlink} size={14} /> Sin usar
          </>
        ) : file.uses === 0 ? (
          "En la papelera"
        ) : (
          `${file.uses} ${file.uses === 1 ? "uso" : "usos"}`
        )}
      </span>
    </span>
  );
}

function Pages({ found, search, path }: { found: number; search: URLSearchParams; path: string }) {
  const pages = mediaPages(found);
  const { page } = readMediaView(search);
  if (pages === 1) return null;
  const to = (next: number) => path + otherMediaView(search, { desde: next > 1 ? String(next) : null });
  return (
    <nav className="row wraps above-16" aria-label="Páginas de los medios">
      {page > 1 && <Link to={to(page - 1)}>Anterior</Link>}
      <p className="muted figures">
        Página {page} de {pages}
      </p>
      {page < pages && <Link to={to(page + 1)}>Siguiente</Link>}
    </nav>
  );
}
