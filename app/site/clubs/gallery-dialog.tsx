import { ArrowLeft, ArrowRight } from "lucide-react";
import type { GalleryImage } from "#app/data/galleries.ts";
import { galleryAlt } from "#app/domain/files/gallery.ts";
import { DialogClose } from "#app/ui/dialog-close.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import "./gallery-dialog.css";

const altOf = (name: string, place: string) => [place, galleryAlt(name) ?? []].flat().join(": ");

/**
 * The pictures enlarged, side by side on native scroll snap. In a template, since without scripts nothing is lazy and
 * every one of them would be fetched for a dialog that never opens.
 */
export function GalleryDialog({ clubName, images }: { clubName: string; images: readonly GalleryImage[] }) {
  return (
    <dialog
      className="dialog gallery-dialog"
      popover="auto"
      data-surface="noche"
      aria-label={`Galería del Club ${clubName}`}
    >
      <template>
        <DialogClose />
        <ul className="gallery-dialog__strip" tabIndex={-1}>
          {images.map(({ name, url }, place) => (
            <li key={name}>
              <Picture
                src={url}
                alt={altOf(name, `Club ${clubName}, imagen ${place + 1} de ${images.length}`)}
                width={2000}
                height={1500}
                sizes="100vw"
              />
            </li>
          ))}
        </ul>
        <div className="gallery-dialog__foot">
          <p role="status" data-gallery="count">
            1 / {images.length}
          </p>
          <div className="gallery-dialog__arrows">
            <IconButton icon={ArrowLeft} label="Imagen anterior" data-gallery="previous" />
            <IconButton icon={ArrowRight} label="Imagen siguiente" data-gallery="next" />
          </div>
        </div>
      </template>
    </dialog>
  );
}
