import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import "./cast-hero.css";

/** The microphone and the programme's name; the latest episode stands on it as soon as it is known. */
export function CastHero({ children }: { children: ReactNode }) {
  return (
    <section className="cast-hero" aria-label="NineCast">
      <div className="cast-hero__picture">
        <Picture
          src="/images/ninecast-portada.jpg"
          alt=""
          width={1600}
          height={900}
          sizes="max(100vw, 146vh)"
          upright={{ crop: "9x16", sizes: "max(100vw, 57vh)", width: 1080 }}
          priority
        />
      </div>
      <div className="wrap cast-hero__words">
        <h1>
          <span className="sr-only">NineCast</span>
          <img className="cast-hero__logo" src="/logo/ninecast-white.svg" alt="" width={533} height={100} />
        </h1>
        {children}
      </div>
    </section>
  );
}
