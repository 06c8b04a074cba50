import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Trail, useDrag } from "#app/admin/resource/order/use-drag.ts";
import { galleryLimit } from "#domain/files/gallery.ts";
import type { GalleryImage } from "../../../data/clubs/galleries.ts";
import { useFileAddress } from "../../uploads/file-preview.tsx";
import { UploadBar } from "../../uploads/upload-bar.tsx";
import { GalleryTile } from "./gallery-tile.tsx";
import { useGalleryOrder } from "./use-gallery-order.ts";
import type { Upload } from "./use-gallery-uploads.ts";

interface GalleryGridProps {
  club: string;
  /** The address of the gallery: its action saves the order. */
  path: string;
  images: readonly GalleryImage[];
  uploads: readonly Upload[];
}

/** The pictures in the order of the public page, each movable; behind them those on their way. */
export function GalleryGrid({ club, path, images, uploads }: GalleryGridProps) {
  const { shown, said, isSaving, step, place } = useGalleryOrder(club, images);
  const drag = useDrag("li", trailOfTile, place);
  const { state } = useLocation();
  const grid = useRef<HTMLUListElement>(null);
  // Talks to the browser's focus: who came from a picture of the page stands before that picture.
  useEffect(() => {
    const tile = [...(grid.current?.children ?? [])].find((entry) => entry.getAttribute("data-file") === state?.field);
    tile?.querySelector("button")?.focus();
  }, [state?.field]);
  if (shown.length + uploads.length === 0) return null;
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ul ref={grid} className="media-grid cells above-16" aria-busy={isSaving || undefined}>
        {shown.map((placed, at) => (
          <GalleryTile
            key={placed.key}
            placed={placed}
            path={path}
            at={at}
            isLast={at === shown.length - 1}
            isPast={at >= galleryLimit}
            isSaving={isSaving}
            onStep={(by) => step(placed.key, by)}
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

function trailOfTile(tile: HTMLElement, start: globalThis.PointerEvent): Trail {
  let target: HTMLElement | undefined;
  const aim = (next: HTMLElement | undefined) => {
    target?.classList.remove("gallery-tile--target");
    target = next;
    target?.classList.add("gallery-tile--target");
  };
  tile.classList.add("gallery-tile--dragged");
  return {
    follow: ({ clientX, clientY }) => {
      tile.style.translate = `${clientX - start.clientX}px ${clientY - start.clientY}px`;
      aim(tileAt(clientX, clientY));
    },
    placeAt: () => {
      const place = Number(target?.dataset.place ?? Number.NaN);
      return Number.isInteger(place) ? place : null;
    },
    stop: () => {
      aim(undefined);
      tile.classList.remove("gallery-tile--dragged");
      tile.style.translate = "";
    },
  };
}

/** The dragged tile lets pointers through, so that the one below is found. */
function tileAt(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]") ?? undefined;
}

function UploadTile({ upload: { name, file, share } }: { upload: Upload }) {
  const address = useFileAddress(file);
  return (
    <li className="panel-box clip column">
      <figure className="relative centred ratio-4x3 grey pad">
        {address && <img className="covers" src={address} alt="" />}
        <UploadBar share={share} name={name} />
      </figure>
      <p className="cut muted tiny pad">{share === undefined ? `En espera: ${name}` : `Subiendo ${name}`}</p>
    </li>
  );
}
