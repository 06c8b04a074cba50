import type { Product } from "../../../content/product.ts";
import { safeSource } from "../../../domain/links/link-safety.ts";
import { Picture } from "../../../ui/picture.tsx";

/** The picture in small; its initial where there is none, as in the shop. */
export function ProductThumbnail({ product: { name, image_url } }: { product: Product }) {
  const src = safeSource(image_url);
  return (
    <i className="thumbnail" aria-hidden="true">
      {src ? (
        <Picture src={src} alt="" width={96} height={96} crop="1x1" sizes="48px" />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </i>
  );
}
