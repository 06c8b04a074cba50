import { type FocusEvent, useLayoutEffect, useRef } from "react";
import type { GalleryImage } from "../../../data/galleries.ts";
import { galleryLimit } from "../../../domain/files/gallery.ts";
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
  const { shown, said, isSaving, step, place } = useGalleryOrder(clubId, images);
  const { grid, follow, forget } = useFocusOfMoved();
  const drag = useTileDrag(place);
  if (shown.length + uploads.length === 0) return null;
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ul className="gallery-grid" ref={grid} onBlur={forget} aria-busy={isSaving || undefined}>
        {shown.map((placed, at) => (
          <GalleryTile
            key={placed.key}
            placed={placed}
            clubId={clubId}
            at={at}
            isLast={at === shown.length - 1}
            isPast={at >= galleryLimit}
            isSaving={isSaving}
            onStep={(by, from) => {
              follow(placed.key, from);
              step(placed.key, by);
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

/** A picture that moves takes the focus of the button that moved it along. */
function useFocusOfMoved() {
  const grid = useRef<HTMLUListElement>(null);
  const moved = useRef<{ key: string; by: string } | null>(null);
  // The browser drops the focus of an element that moves in the page.
  useLayoutEffect(() => {
    if (moved.current === null || grid.current?.contains(document.activeElement)) return;
    const { key, by } = moved.current;
    const tile = grid.current?.querySelector(`[data-picture="${CSS.escape(key)}"]`);
    const enabled = [...(tile?.querySelectorAll<HTMLButtonElement>("[data-move]:enabled") ?? [])];
    // At an end its arrow is disabled: the other one has the focus then.
    (enabled.find((it) => it.dataset.move === by) ?? enabled.at(-1))?.focus();
  });
  return {
    grid,
    follow: (key: string, by: string) => {
      moved.current = { key, by };
    },
    /** Somebody went elsewhere on purpose. */
    forget: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) moved.current = null;
    },
  };
}
