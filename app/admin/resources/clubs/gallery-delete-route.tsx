import { useRevalidator } from "react-router";
import { galleryBucket } from "../../../data/galleries.ts";
import { removeGalleryImage } from "../../../data/gallery-changes.ts";
import { galleryCaption } from "../../../domain/files/gallery.ts";
import { galleryToasts } from "../../../texts/admin/gallery-toasts.ts";
import { showToast } from "../../../ui/toast.ts";
import { ConfirmDelete } from "../../dialogs/confirm-delete.tsx";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { toastOf } from "../../form/save-result.ts";
import { answering, useSend } from "../../form/use-send.ts";
import { browserClient } from "../../session/browser-client.ts";
import { refuseUnless } from "../../session/permissions.ts";
import type { Route } from "./+types/gallery-delete-route.ts";

export const clientAction = answering({
  delete: async (_: null, { params: { id = "", image = "" } }) => {
    refuseUnless("delete", galleryBucket);
    const isGone = await removeGalleryImage(browserClient(), id, image);
    if (!isGone) throw new Error("Ya no existe.");
  },
});

export default function GalleryDeleteRoute({ params: { id, image } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const close = useWayBack(`/admin/clubs/${id}/galeria`);
  const send = useSend<null, void>();
  const remove = async () => {
    try {
      await send(null, "delete");
    } catch (error) {
      showToast(toastOf(error, galleryToasts.deleteFailed));
      return;
    }
    await close();
    await revalidate();
    showToast(galleryToasts.deleted);
  };
  return <ConfirmDelete thing="la imagen" name={galleryCaption(image)} onCancel={close} onConfirm={remove} />;
}
