import { Images } from "lucide-react";
import { Outlet, useRouteLoaderData } from "react-router";
import { useFocusNeighbour } from "#app/admin/resource/order/use-focus-neighbour.ts";
import { galleryLimit, inGalleryOrder } from "#domain/files/gallery.ts";
import { galleryToasts } from "#texts/admin/gallery-toasts.ts";
import { galleryBucket, listGalleryFiles } from "../../../data/clubs/galleries.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { useIsOpen } from "../../dialogs/use-is-open.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { useLeaveGuard } from "../../form/use-unsaved-text.ts";
import { ChangesLink } from "../../history/history-link.tsx";
import { FailedList } from "../../resource/empty-lists.tsx";
import { MissingRow } from "../../resource/missing-row.tsx";
import { usePermissions } from "../../session/permissions.ts";
import { readPage } from "../../session/read-page.ts";
import { DropZone } from "../../uploads/drop-zone.tsx";
import { fileWishes } from "../../uploads/prepare-file.ts";
import type { Route } from "./+types/gallery-route.ts";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";
import { GalleryGrid } from "./gallery-grid.tsx";
import { type FailedUpload, useGalleryUploads } from "./use-gallery-uploads.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const read = await readPage(galleryBucket, galleryToasts.loadFailed, async (client) => {
    return { images: inGalleryOrder(await listGalleryFiles(client, params.id)), isFailed: false };
  });
  return read ?? { images: [], isFailed: true };
}

export default function GalleryRoute({ loaderData: { images, isFailed }, params: { id } }: Route.ComponentProps) {
  const clubs = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route")?.clubs;
  const path = `/admin/clubs/${id}/galeria`;
  const uploads = useGalleryUploads(id);
  const may = usePermissions();
  const close = useWayBack("/admin/clubs");
  const isOpen = useIsOpen();
  const files = images.map(({ name }) => ({ id: encodeURIComponent(name) }));
  const about = useFocusNeighbour<HTMLParagraphElement>(path, files);
  useLeaveGuard(uploads.list.length > 0, { staysWithin: path, abandon: uploads.forget });
  const club = clubs?.rows.find((row) => row.id === id);
  if (!club) return clubs?.isFailed ? null : <MissingRow what="club" onClose={close} />;
  return (
    <Dialog title={`Galería de ${club.name}`} width={980} onDismiss={close}>
      <div className="dialog__body">
        {!isFailed && (
          <p className="muted below-16" ref={about} tabIndex={-1}>
            {aboutGallery(images.length)}
          </p>
        )}
        {may("create", galleryBucket) && (
          <DropZone label={`Galería de ${club.name}`} {...fileWishes.picture} multiple onFiles={uploads.add} />
        )}
        <FailedUploads failed={uploads.failed} onRetry={uploads.retry} onForget={uploads.forget} />
        {isFailed && <FailedList>La galería no se ha podido cargar.</FailedList>}
        {!isFailed && images.length + uploads.list.length === 0 && (
          <EmptyState icon={Images}>La galería de este club está vacía.</EmptyState>
        )}
        <GalleryGrid club={id} path={path} images={images} uploads={uploads.list} />
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state" role="status">
          {uploads.said}
        </p>
        <ChangesLink section="/admin/clubs" club={id} />
        <Button size="compact" onClick={close}>
          Cerrar
        </Button>
      </footer>
      {isOpen && <Outlet />}
    </Dialog>
  );
}

function aboutGallery(count: number): string {
  return `${count} ${count === 1 ? "imagen" : "imágenes"}, en el orden de la web, que muestra las ${galleryLimit} primeras.`;
}

interface FailedUploadsProps {
  failed: readonly FailedUpload[];
  onRetry: () => void;
  onForget: () => void;
}

/** Which files did not arrive and why, beyond the toast that counts them. */
function FailedUploads({ failed, onRetry, onForget }: FailedUploadsProps) {
  if (failed.length === 0) return null;
  return (
    <div className="panel-notice above-16" role="status">
      <div>
        <p>No se han subido:</p>
        <ul className="bullets">
          {failed.map(({ file, why }) => (
            <li key={`${file.name}/${file.lastModified}/${file.size}`}>
              {why.includes(file.name) ? why : `«${file.name}»: ${why}`}
            </li>
          ))}
        </ul>
      </div>
      <span className="row wraps gap-8">
        <Button size="compact" variant="line" onClick={onRetry}>
          Volver a intentarlo
        </Button>
        <Button size="compact" variant="text" onClick={onForget}>
          Descartar
        </Button>
      </span>
    </div>
  );
}
