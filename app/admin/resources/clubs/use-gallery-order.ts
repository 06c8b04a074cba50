import { useState } from "react";
import { useRevalidator } from "react-router";
import { type GalleryImage, saveGalleryOrder } from "../../../data/galleries.ts";
import { orderToasts } from "../../../domain/messages/admin/order-toasts.ts";
import { showToast } from "../../../ui/toast.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";

/**
 * The pictures in the order that people see while a move is being saved. One move at a time: it renames files, and the
 * next one has to start from their new names.
 */
export function useGalleryOrder(clubId: string, images: readonly GalleryImage[]) {
  const [moved, setMoved] = useState<readonly GalleryImage[] | null>(null);
  const [said, setSaid] = useState("");
  const { revalidate } = useRevalidator();
  const place = async (name: string, at: number) => {
    const from = images.findIndex((it) => it.name === name);
    const image = images[from];
    if (moved !== null || !image || at === from || at < 0 || at >= images.length) return;
    const next = images.toSpliced(from, 1).toSpliced(at, 0, image);
    setMoved(next);
    try {
      const names = next.map((it) => it.name);
      await withSession(() => saveGalleryOrder(browserClient(), clubId, names, new Date()));
      setSaid(`Imagen en la posición ${at + 1} de ${next.length}.`);
      showToast(orderToasts.reordered);
    } catch {
      setSaid("No se ha movido: la galería vuelve a estar como estaba.");
      showToast(orderToasts.reorderFailed);
    }
    await revalidate();
    setMoved(null);
  };
  return { shown: moved ?? images, said, isSaving: moved !== null, place };
}
