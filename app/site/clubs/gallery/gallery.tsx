import { Images } from "lucide-react";
import type { ReactNode } from "react";
import type { GalleryImage } from "#app/data/clubs/galleries.ts";
import { Island } from "#app/islands/island.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { galleryAlt } from "#domain/files/gallery.ts";
import { LoadFailure } from "../../load-failure.tsx";
import { sectionIds } from "../index-entries.ts";
import { gallerySizes } from "./gallery-sizes.ts";
import { GalleryViewer } from "./gallery-viewer.tsx";
import "./gallery.css";

interface GalleryProps {
  clubName: string;
  /** Null when they could not be read. */
  images: readonly GalleryImage[] | null;
}

/** The club's pictures; each is a link to itself, which the viewer enlarges. */
export function Gallery({ clubName, images }: GalleryProps) {
  const t = useText();
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
        <EmptyState icon={Images}>{t("La galería de este club está vacía.")}</EmptyState>
      </GalleryFrame>
    );
  }
  return (
    <GalleryFrame>
      <Island
        name="gallery-viewer"
        of={GalleryViewer}
        props={{
          clubName,
          images: images.map((image, place) =>
            enlarged(
              image,
              t("Club {clubName}, imagen {place} de {length}", { clubName, place: place + 1, length: images.length }),
            ),
          ),
        }}
        slots={{ links: <Links images={images} /> }}
      />
    </GalleryFrame>
  );
}

function enlarged({ name, url, alt }: GalleryImage, words: string) {
  return { url, alt: [words, alt ?? galleryAlt(name) ?? []].flat().join(": ") };
}

function Links({ images }: { images: readonly GalleryImage[] }) {
  const t = useText();
  return (
    <ul className="gallery stack gap-8 above-block">
      {images.map(({ name, url }, place) => (
        <li key={name} className="zooms">
          <a
            className="frame own-line tall ratio-1x1"
            href={url}
            aria-label={t("Ampliar imagen {place} de {length}", { place: place + 1, length: images.length })}
            aria-haspopup="dialog"
            data-replay
          >
            <Picture src={url} alt="" width={1600} height={1200} sizes={gallerySizes(images.length, place)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The frame while the pictures are on their way. */
export function GalleryLoading() {
  const t = useText();
  return (
    <GalleryFrame>
      <Loading className="above-block">{t("Cargando galería...")}</Loading>
    </GalleryFrame>
  );
}

function GalleryFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <section className="section-end" id={sectionIds.gallery} aria-labelledby="galeria-titulo">
      <div className="wrap">
        <Titular id="galeria-titulo">{t("Galería del Club")}</Titular>
        {children}
      </div>
    </section>
  );
}
