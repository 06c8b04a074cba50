import { Picture } from "#app/ui/pictures/picture.tsx";
import { initial, StandIn } from "#app/ui/pictures/stand-in.tsx";
import { shownSource } from "#domain/links/link-safety.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { ShownProduct } from "./shown-product.ts";

interface ProductPictureProps {
  product: ShownProduct;
  sizes: string;
  priority?: boolean;
}

/** The product alone on dark grey; without a picture, its initial. */
export function ProductPicture({ product, sizes, priority = false }: ProductPictureProps) {
  const src = shownSource(product.image_url);
  return (
    <>
      {src && (
        <Picture
          src={src}
          alt={product.name}
          lang={contentLang(product, "name")}
          width={1600}
          height={1600}
          crop="1x1"
          sizes={sizes}
          priority={priority}
        />
      )}
      <StandIn letters={initial(product.name)} />
    </>
  );
}
