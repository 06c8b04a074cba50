import { Images } from "lucide-react";
import { Outlet, useRouteLoaderData } from "react-router";
import { listGalleryFiles } from "../../../data/galleries.ts";
import { galleryLimit, inGalleryOrder } from "../../../domain/files/gallery.ts";
import { galleryToasts } from "../../../texts/admin/gallery-toasts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { showToast } from "../../../ui/toast.ts";
import { PanelDialog } from "../../dialogs/panel-dialog.tsx";
import { useIsOpen } from "../../dialogs/use-is-open.ts";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { sayWhy } from "../../form/say-why.ts";
import { useLeaveGuard } from "../../form/use-leave-guard.ts";
import { FailedList } from "../../resource/empty-lists.tsx";
import { MissingRow } from "../../resource/missing-row.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { DropZone } from "../../uploads/drop-zone.tsx";
import { fileWishes } from "../../uploads/prepare-file.ts";
import type { Route } from "./+types/gallery-route.ts";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";
import { FailedUploads } from "./failed-uploads.tsx";
import { GalleryGrid } from "./gallery-grid.tsx";
import { useGalleryUploads } from "./use-gallery-uploads.ts";

/** The pictures in the order of the public page. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return { images: inGalleryOrder(await listGalleryFiles(browserClient(), params.id)), isFailed: false };
  } catch (error) {
    showToast(galleryToasts.loadFailed(sayWhy(error)));
    return { images: [], isFailed: true };
  }
}

export default function GalleryRoute({ loaderData: { images, isFailed }, params: { id } }: Route.ComponentProps) {
  const clubs = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route")?.clubs;
  const uploads = useGalleryUploads(id);
  const close = useWayBack("/admin/clubs");
  const isOpen = useIsOpen();
  useLeaveGuard(uploads.list.length > 0, { staysWithin: `/admin/clubs/${id}/galeria`, abandon: uploads.forget });
  const club = clubs?.rows.find((it) => it.id === id);
  if (!club) return clubs?.isFailed ? null : <MissingRow what="club" onClose={close} />;
  return (
    <PanelDialog title={`Galería de ${club.name}`} width={980} onClose={close}>
      <div className="panel-dialog__body">
        {!isFailed && <p className="gallery-about">{aboutGallery(images.length)}</p>}
        <DropZone label={`Galería de ${club.name}`} {...fileWishes.picture} multiple onFiles={uploads.add} />
        <FailedUploads failed={uploads.failed} onRetry={uploads.retry} onForget={uploads.forget} />
        {isFailed && <FailedList>La galería no se ha podido cargar.</FailedList>}
        {!isFailed && images.length + uploads.list.length === 0 && (
          <EmptyState icon={Images}>La galería de este club está vacía.</EmptyState>
        )}
        <GalleryGrid clubId={id} images={images} uploads={uploads.list} />
      </div>
      <footer className="panel-dialog__foot">
        <p className="panel-dialog__state" role="status">
          {uploads.said}
        </p>
        <button type="button" className="panel-button" onClick={close}>
          Cerrar
        </button>
      </footer>
      {isOpen && <Outlet />}
    </PanelDialog>
  );
}

function aboutGallery(count: number): string {
  return `${count} ${count === 1 ? "imagen" : "imágenes"}, en el orden de la web, que muestra las ${galleryLimit} primeras.`;
}
