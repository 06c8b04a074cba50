import { useRevalidator } from "react-router";
import { removeGalleryImage } from "../../../data/galleries.ts";
import { galleryCaption } from "../../../domain/files/gallery.ts";
import { galleryToasts } from "../../../texts/admin/gallery-toasts.ts";
import { showToast } from "../../../ui/toast.ts";
import { ConfirmDelete } from "../../dialogs/confirm-delete.tsx";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { sayWhy } from "../../form/say-why.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import type { Route } from "./+types/gallery-delete-route.ts";

export default function GalleryDeleteRoute({ params: { id, image } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const close = useWayBack(`/admin/clubs/${id}/galeria`);
  const remove = async () => {
    try {
      const isGone = await withSession(() => removeGalleryImage(browserClient(), id, image));
      if (!isGone) throw new Error("Ya no existe.");
    } catch (error) {
      showToast(galleryToasts.deleteFailed(sayWhy(error)));
      return;
    }
    await close();
    await revalidate();
    showToast(galleryToasts.deleted);
  };
  return <ConfirmDelete thing="la imagen" name={galleryCaption(image)} onCancel={close} onConfirm={remove} />;
}
