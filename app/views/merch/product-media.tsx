import { wakes } from "#app/islands/wakes.ts";
import { PauseButton } from "#app/ui/pictures/pause-button.tsx";
import { pictureUrl } from "#app/ui/pictures/picture-url.ts";
import { useText } from "#app/ui/use-text.ts";
import { shownSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { ownLanguage } from "#shared/language.ts";
import { ProductPicture } from "./product-picture.tsx";
import type { ShownProduct } from "./shown-product.ts";
import "./product.css";

const sizes = "(min-width: 64rem) max(58vw, 92vh), max(100vw, min(125vw, 72vh))";

/**
 * The product's video if it has one, else its picture (public-site §2), which also takes the place of a video that is
 * dead.
 */
export function ProductMedia({ product, captions }: { product: ShownProduct; captions?: string | undefined }) {
  const video = shownSource(product.video_url);
  return (
    <div className="frame full product-media" {...(video && wakes("video"))}>
      {video ? (
        <>
          <ProductVideo
            src={video}
            poster={shownSource(product.image_url)}
            name={product.name}
            lang={contentLang(product, "name")}
            captions={captions}
          />
          <template>
            <ProductPicture product={product} sizes={sizes} />
          </template>
        </>
      ) : (
        <ProductPicture product={product} sizes={sizes} priority />
      )}
    </div>
  );
}

/** One of the picture's widths, near to what a large screen shows. */
const posterWidth = 1250;

/** With the browser's own controls until `enhanceVideo` plays it and shows ours. */
interface ProductVideoProps {
  src: string;
  poster: string | null;
  name: string;
  /** Of the name, where that is not the page's. */
  lang: string | undefined;
  /** Where they are. On from the start: the video is seen muted. */
  captions: string | undefined;
}

function ProductVideo({ src, poster, name, lang, captions }: ProductVideoProps) {
  const t = useText();
  const still = poster && (pictureUrl(poster, posterWidth, "webp", "1x1") ?? poster);
  return (
    <>
      <video
        src={src}
        {...(still && { poster: still })}
        preload={still ? "none" : "metadata"}
        aria-label={name}
        lang={lang}
        controls
        muted
        loop
        playsInline
      >
        {captions && <track kind="captions" src={captions} srcLang={ownLanguage} label={t("Subtítulos")} default />}
      </video>
      <PauseButton className="product-media__pause" />
    </>
  );
}
