import { type FocusEvent, useLayoutEffect, useRef } from "react";
import type { GalleryImage } from "../../../data/galleries.ts";
import { notShownInGallery } from "../../../domain/gallery.ts";
import { GalleryTile } from "./gallery-tile.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useGalleryOrder } from "./use-gallery-order.ts";
import type { Upload } from "./use-gallery-uploads.ts";
import { useTileDrag } from "./use-tile-drag.ts";

interface GalleryGridProps {
  clubId: string;
  images: readonly GalleryImage[];
  uploads: readonly Upload[];
}

/** The pictures in the order of the public page, each movable; behind them those on their way. */
export function GalleryGrid({ clubId, images, uploads }: GalleryGridProps) {
  const { shown, said, isSaving, place } = useGalleryOrder(clubId, images);
  const { grid, follow, forget } = useFocusOfMoved();
  const drag = useTileDrag((name, at) => place(name, at));
  const past = notShownInGallery(images);
  if (shown.length + uploads.length === 0) return null;
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ul className="gallery-grid" ref={grid} onBlur={forget} aria-busy={isSaving || undefined}>
        {shown.map((image, at) => (
          <GalleryTile
            key={image.name}
            image={image}
            clubId={clubId}
            at={at}
            isLast={at === shown.length - 1}
            isPast={past.has(image.name)}
            isSaving={isSaving}
            onMove={(to, from) => {
              follow(to, from);
              place(image.name, to);
            }}
            onDragStart={drag}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} />
        ))}
      </ul>
    </>
  );
}

/** A picture that moves gets another place, and once saved another name: the button that moved it keeps the focus. */
function useFocusOfMoved() {
  const grid = useRef<HTMLUListElement>(null);
  const moved = useRef<{ place: number; by: string } | null>(null);
  // The browser drops the focus of an element that moves or goes.
  useLayoutEffect(() => {
    if (moved.current === null || grid.current?.contains(document.activeElement)) return;
    const { place, by } = moved.current;
    const buttons = grid.current?.querySelectorAll<HTMLButtonElement>(`[data-place="${place}"] [data-move]:enabled`);
    const enabled = [...(buttons ?? [])];
    // At an end its arrow is disabled: the other one has the focus then.
    (enabled.find((it) => it.dataset.move === by) ?? enabled.at(-1))?.focus();
  });
  return {
    grid,
    follow: (place: number, by: string) => {
      moved.current = { place, by };
    },
    /** Somebody went elsewhere on purpose. */
    forget: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) moved.current = null;
    },
  };
}
