import { preload } from "react-dom";
import type { PictureRatio } from "#shared/picture-sizes.ts";
import { pictureSet, pictureUrl } from "./picture-url.ts";

interface PictureProps {
  /** Address of a stored file, `videoStill(id)`, or any address (then shown as it is). */
  src: string;
  alt: string;
  /** Of the alternative text, where that is not the page's. */
  lang?: string | undefined;
  /** Shape of the picture, and with `width` the most pixels it is ever worth. */
  width: number;
  height: number;
  /** How wide it stands in the layout, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: preloaded and never lazy. At most one or two. */
  priority?: boolean;
  /** Lets the server cut it, so that nothing is sent that the layout hides. */
  crop?: PictureRatio;
  /** Another cut and size for screens that stand upright. */
  upright?: { crop: PictureRatio; sizes: string; width: number };
}

/** AVIF or WebP in the right width, without moving the layout. Until it is there the server gives it colours (ui/pictures/pictures.css). */
export function Picture({ src, alt, lang, width, height, sizes, priority, crop, upright }: PictureProps) {
  const lying = upright && "(orientation: landscape)";
  const sources = [
    ...(upright ? sourcesOf(src, upright.width, upright.sizes, upright.crop, "(orientation: portrait)") : []),
    ...sourcesOf(src, width, sizes, crop, lying),
  ];
  if (priority) sources.filter(({ type }) => type === "image/avif").forEach(preloadSource);
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src={pictureUrl(src, fallbackWidth, "webp", crop) ?? src}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        sizes={sizes}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
      />
    </picture>
  );
}

/** One of the ladder's widths, for the few browsers that know WebP and no `<picture>`. */
const fallbackWidth = 678;

interface Source {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string;
}

function sourcesOf(src: string, width: number, sizes: string, crop?: PictureRatio, media?: string): readonly Source[] {
  return (["avif", "webp"] as const).flatMap((format) => {
    const srcSet = pictureSet(src, width, format, crop);
    return srcSet ? [{ type: `image/${format}`, srcSet, sizes, ...(media && { media }) }] : [];
  });
}

/** In the head, before the styles. A browser without AVIF passes it over and finds the picture a moment later. */
function preloadSource({ type, srcSet, sizes, media }: Source): void {
  const [first = ""] = srcSet.split(" ");
  preload(first, {
    as: "image",
    type,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: "high",
    ...(media && { media }),
  });
}
