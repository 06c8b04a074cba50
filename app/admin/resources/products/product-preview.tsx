import { type SyntheticEvent, useState } from "react";
import { type ProductDraft, products } from "../../../content/publications/product.ts";
import { ProductDetail } from "../../../views/merch/product-detail.tsx";
import { ProductOptions } from "../../../views/merch/product-options.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The product's page. Half-typed numbers are left out of it rather than shown as faults. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  const [dead, setDead] = useState("");
  // A file that waits has an address of this browser's own.
  const { image_url, video_url } = draft;
  // On the site, the picture takes the place of a video that does not come.
  const onErrorCapture = ({ target }: SyntheticEvent) => {
    if ("localName" in target && target.localName === "video") setDead(video_url);
  };
  const shown = { ...products.preview(draft), image_url, video_url: video_url === dead ? "" : video_url };
  return (
    <PreviewFrame>
      <div data-surface="blanco" onErrorCapture={onErrorCapture}>
        <ProductDetail product={shown} now={new Date()} options={<ProductOptions product={shown} />} />
      </div>
    </PreviewFrame>
  );
}
