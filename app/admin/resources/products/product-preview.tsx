import { type ProductDraft, products } from "../../../content/product.ts";
import { ProductDetail } from "../../../views/merch/product-detail.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The product's page. Half-typed numbers are left out of it rather than shown as faults. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  // A file that waits has an address of this browser's own.
  const { image_url, video_url } = draft;
  return (
    <PreviewFrame>
      <div data-surface="blanco">
        <ProductDetail product={{ ...products.preview(draft), image_url, video_url }} />
      </div>
    </PreviewFrame>
  );
}
