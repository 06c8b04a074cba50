import { useLayoutEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Rename } from "#domain/files/renames-for-order.ts";
import { orderToasts } from "#texts/admin/order-toasts.ts";
import type { GalleryImage } from "../../../data/clubs/galleries.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { toastOf } from "../../form/save-result.ts";
import { orderGallery } from "./gallery-commands.ts";

/** A picture in its place. Moves rename its file: the key stays the one it was first seen under. */
export interface PlacedImage {
  key: string;
  image: GalleryImage;
}

interface Moved {
  keys: readonly string[];
  /** Null while moves are being saved; then what was shown when the last one was, until what was read since is drawn. */
  of: readonly GalleryImage[] | null;
}

/**
 * The pictures in the order that people see while their moves are being saved. Moves are taken by picture, as fast as
 * they come; one save is on its way at a time, starts from the names that the one before left, and brings the latest
 * order (decision 0010). When one fails the gallery goes back to what is stored.
 */
export function useGalleryOrder(club: string, images: readonly GalleryImage[]) {
  const [moved, setMoved] = useState<Moved | null>(null);
  const latest = useRef(images);
  useLayoutEffect(() => {
    latest.current = images;
  });
  const order = moved?.of === null || moved?.of === images ? moved.keys : null;
  const [said, setSaid] = useState("");
  const { revalidate } = useRevalidator();
  const wanted = useRef<readonly string[] | null>(null);
  const { keyOf, nameNow, renamed } = useFileNames();
  const shown = inOrder(images, order, keyOf);

  const saveAll = async () => {
    let saved: readonly string[] | null = null;
    try {
      while (wanted.current !== null && saved !== wanted.current) {
        saved = wanted.current;
        const names = saved.map(nameNow);
        renamed(await orderGallery(club, names));
        if (saved === wanted.current) await revalidate();
      }
      showToast(orderToasts.reordered);
      setMoved((last) => last && { ...last, of: latest.current });
    } catch (error) {
      wanted.current = null;
      setSaid("No se ha movido: la galería vuelve a estar como estaba.");
      showToast(toastOf(error, orderToasts.reorderFailed));
      await revalidate();
      setMoved(null);
    }
    wanted.current = null;
  };

  const place = (key: string, placeIn: (from: number) => number) => {
    const isSaving = wanted.current !== null;
    const before = wanted.current ?? shown.map((placed) => placed.key);
    const from = before.indexOf(key);
    const at = placeIn(from);
    if (from < 0 || at === from || at < 0 || at >= before.length) return;
    wanted.current = before.toSpliced(from, 1).toSpliced(at, 0, key);
    setMoved({ keys: wanted.current, of: null });
    setSaid(`Imagen en la posición ${at + 1} de ${before.length}.`);
    if (!isSaving) void saveAll();
  };
  return {
    shown,
    said,
    isSaving: moved?.of === null,
    step: (key: string, by: number) => place(key, (from) => from + by),
    place: (key: string, at: number) => place(key, () => at),
  };
}

/** Pictures that have come since the move stand behind the others. */
function inOrder(
  images: readonly GalleryImage[],
  order: readonly string[] | null,
  keyOf: (name: string) => string,
): PlacedImage[] {
  const placed = images.map((image) => ({ key: keyOf(image.name), image }));
  if (order === null) return placed;
  const place = new Map(order.map((key, at) => [key, at]));
  const placeOf = ({ key }: PlacedImage) => place.get(key) ?? order.length;
  return placed.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Which picture a file's name belongs to, and what its file is called by now. */
function useFileNames() {
  const keys = useRef(new Map<string, string>());
  const names = useRef(new Map<string, string>());
  const keyOf = (name: string) => keys.current.get(name) ?? name;
  return {
    keyOf,
    nameNow: (key: string) => names.current.get(key) ?? key,
    renamed: (renames: readonly Rename[]) => {
      for (const { from, to } of renames) {
        const key = keyOf(from);
        keys.current.set(to, key);
        names.current.set(key, to);
      }
    },
  };
}
