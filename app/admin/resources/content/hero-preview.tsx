import type { HeroDraft } from "../../../content/site-content-input.ts";
import { shownSource } from "../../../domain/links/link-safety.ts";
import { Hero } from "../../../views/home/hero.tsx";
import { markPictures } from "../../form/mark-pictures.ts";

/** The home page's first screen in small, with the stated words where nothing is typed. The video stays still here. */
export function HeroPreview({ draft }: { draft: HeroDraft }) {
  const { hero_main_title, hero_subtitle, hero_image_url, hero_video_url } = draft;
  return (
    <section className="hero-preview" aria-label="Vista previa del hero">
      <p>
        <span>Vista previa</span>
        <span>Se actualiza al escribir</span>
      </p>
      <div className="hero-preview__screen" inert {...markPictures}>
        <Hero
          title1={hero_main_title.trim() || "More Than"}
          title2={hero_subtitle.trim() || "FITNESS"}
          image={shownSource(hero_image_url)}
          video={null}
          titleAs="p"
        />
      </div>
      {hero_video_url.trim() !== "" && <p>En la web, el vídeo se reproduce sobre la imagen.</p>}
    </section>
  );
}

/** A file that waits has an address of this browser's own. */
