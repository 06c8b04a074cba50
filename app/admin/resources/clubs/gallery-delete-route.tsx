import { useRevalidator } from "react-router";
import { galleryCaption } from "#domain/files/gallery.ts";
import { galleryToasts } from "#texts/admin/gallery-toasts.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { ConfirmDelete } from "../../dialogs/confirm-delete.tsx";
import { useWayBack } from "../../dialogs/use-way-back.ts";
import { attempt } from "../../session/attempt.ts";
import type { Route } from "./+types/gallery-delete-route.ts";
import { deleteGalleryImage } from "./gallery-commands.ts";

export default function GalleryDeleteRoute({ params: { id, image } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const close = useWayBack(`/admin/clubs/${id}/galeria`);
  const remove = () =>
    attempt(galleryToasts.deleteFailed, async () => {
      await deleteGalleryImage(id, image);
      await close();
      await revalidate();
      showToast(galleryToasts.deleted);
    });
  return <ConfirmDelete thing="la imagen" name={galleryCaption(image)} onCancel={close} onConfirm={remove} />;
}
