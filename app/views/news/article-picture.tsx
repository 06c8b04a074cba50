import { Picture } from "#app/ui/pictures/picture.tsx";
import { StandIn } from "#app/ui/pictures/stand-in.tsx";
import { shownSource } from "#domain/links/link-safety.ts";

interface ArticlePictureProps {
  src: string | null;
  sizes: string;
  /** The cut of a lead: 21:9 on wide screens; all others are 3:2. */
  lead?: boolean;
  priority?: boolean;
}

/** The picture beside an article's title, which says what it is about; without one, the paper's own mark. */
export function ArticlePicture({ src, sizes, lead = false, priority = false }: ArticlePictureProps) {
  const picture = shownSource(src);
  return (
    <div className={`frame article-picture ${lead ? "ratio-lead" : "ratio-3x2"}`}>
      {picture && (
        <Picture
          src={picture}
          alt=""
          width={lead ? 2400 : 1600}
          height={lead ? 1029 : 1067}
          crop={lead ? "21x9" : "3x2"}
          sizes={sizes}
          priority={priority}
          {...(lead && { upright: { crop: "4x3", sizes, width: 1600 } })}
        />
      )}
      <StandIn letters="9F" />
    </div>
  );
}
