import { Images } from "lucide-react";
import type { ReactNode } from "react";
import type { GalleryImage } from "#app/data/galleries.ts";
import { wakes } from "#app/islands/wakes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { GalleryDialog } from "./gallery-dialog.tsx";
import { gallerySizes } from "./gallery-sizes.ts";
import { sectionIds } from "./index-entries.ts";
import "./gallery.css";

interface GalleryProps {
  clubName: string;
  /** Null when they could not be read. */
  images: readonly GalleryImage[] | null;
}

/** The club's pictures; each is a link to itself that `enhanceGallery` turns into the enlarged dialog. */
export function Gallery({ clubName, images }: GalleryProps) {
  if (images === null) {
    return (
      <GalleryFrame>
        <LoadFailure of="la galería" />
      </GalleryFrame>
    );
  }
  if (images.length === 0) {
    return (
      <GalleryFrame>
        <EmptyState icon={Images}>La galería de este club está vacía.</EmptyState>
      </GalleryFrame>
    );
  }
  return (
    <GalleryFrame>
      <div {...wakes("gallery")}>
        <ul className="gallery">
          {images.map(({ name, url }, place) => (
            <li key={name}>
              <a
                href={url}
                aria-label={`Ampliar imagen ${place + 1} de ${images.length}`}
                aria-haspopup="dialog"
                data-replay
              >
                <Picture src={url} alt="" width={1600} height={1200} sizes={gallerySizes(images.length, place)} />
              </a>
            </li>
          ))}
        </ul>
        <GalleryDialog clubName={clubName} images={images} />
      </div>
    </GalleryFrame>
  );
}

/** The frame while the pictures are on their way. */
export function GalleryLoading() {
  return (
    <GalleryFrame>
      <Loading className="loading--block">Cargando galería...</Loading>
    </GalleryFrame>
  );
}

function GalleryFrame({ children }: { children: ReactNode }) {
  return (
    <section className="gallery-section" id={sectionIds.gallery} aria-labelledby="galeria-titulo">
      <div className="wrap">
        <Titular id="galeria-titulo">Galería del Club</Titular>
        {children}
      </div>
    </section>
  );
}
