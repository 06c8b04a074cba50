import type { ReactNode } from "react";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import "./photo-hero.css";

interface PhotoHeroProps {
  title: string;
  /** The wide word on a line of its own; a short one stays beside the others. */
  stacked?: boolean;
  /** A picture that lies at least `width` × `height` pixels; what it shows is told by the words on it. */
  photo: { src: string; width: number; height: number };
  /** The photograph is dark by itself where the words stand (under 18 % luminance): it may show more. */
  isDark?: boolean;
  /** Beside the title: a sentence, or what stands in for it. */
  children?: ReactNode;
}

/** The first view of a page about one matter: a wide photograph, its title at the foot, one sentence beside it. */
export function PhotoHero({ title, stacked = true, photo, isDark = false, children }: PhotoHeroProps) {
  return (
    <section
      className={`stage photo-hero ${isDark ? "photo-hero--dark" : ""}`}
      data-surface="noche"
      aria-labelledby="titulo"
    >
      <div className="stage__picture">
        <Picture
          {...photo}
          alt=""
          sizes="max(100vw, 143vh)"
          upright={{ crop: "4x5", sizes: "max(100vw, 56vh)", width: 1080 }}
          priority
        />
      </div>
      <div className="wrap room cols cols-8-4 ends">
        <div className="measure">
          <Titular as="h1" id="titulo" size={1} stacked={stacked}>
            {title}
          </Titular>
        </div>
        {children && <div>{children}</div>}
      </div>
    </section>
  );
}
