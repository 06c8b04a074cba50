import { Picture } from "#app/ui/pictures/picture.tsx";
import { columnWidth } from "#app/ui/titles/column-width.ts";
import { useText } from "#app/ui/use-text.ts";
import { galleryAlt } from "#domain/files/gallery.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { type BlockProps, clubNamed } from "./block-props.ts";
import { BlockSection } from "./block-section.tsx";

const mostPictures = 8;

/** Up to eight pictures side by side: those that were chosen, else those of a club's gallery. */
export function PicturesBlock({ block, sources }: BlockProps<"pictures">) {
  const t = useText();
  const club = clubNamed(sources, block.club);
  const chosen = block.images.flatMap((address, at) => {
    const src = shownSource(address);
    return src ? { src, alt: block.alts[at] ?? "" } : [];
  });
  const ofClub = club ? (sources.galleries[club.id] ?? []) : [];
  const own = ofClub.map(({ name, url, alt }) => ({ src: url, alt: alt ?? galleryAlt(name) ?? "" }));
  const pictures = (chosen.length > 0 ? chosen : own).slice(0, mostPictures);
  if (pictures.length === 0) return null;
  return (
    <BlockSection block={block}>
      <ul className="landing-pictures stack" aria-label={t("Fotos")}>
        {pictures.map(({ src, alt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be shown twice
          <li key={at} className="frame ratio-4x3">
            <Picture
              src={src}
              alt={alt}
              lang={chosen.length > 0 ? contentLang(block, "alts") : undefined}
              width={1200}
              height={900}
              crop="4x3"
              sizes={`(min-width: 64rem) ${columnWidth(6)}, ${columnWidth(12)}`}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
