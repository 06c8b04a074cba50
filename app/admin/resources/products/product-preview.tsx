import type { ProductDraft } from "../../../content/product-input.ts";
import { sizes } from "../../../domain/merch/stock.ts";
import { parseDecimal, parseWhole } from "../../../domain/text/decimal.ts";
import { ProductDetail } from "../../../views/merch/product-detail.tsx";
import type { ShownProduct } from "../../../views/merch/shown-product.ts";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The product's page. Half-typed numbers are left out of it rather than shown as faults. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  return (
    <PreviewFrame>
      <div data-surface="blanco">
        <ProductDetail product={shownProduct(draft)} />
      </div>
    </PreviewFrame>
  );
}

function shownProduct({ stock, ...draft }: ProductDraft): ShownProduct {
  const pieces = (text: string) => Math.max(0, parseWhole(text) ?? 0);
  const [S, M, L, XL] = sizes.map((size) => pieces(stock[size]));
  return {
    ...draft,
    price: parseDecimal(draft.price) ?? 0,
    original_price: parseDecimal(draft.original_price) || null,
    stock: { S: S ?? 0, M: M ?? 0, L: L ?? 0, XL: XL ?? 0 },
    one_size_stock: draft.one_size_stock.trim() === "" ? null : pieces(draft.one_size_stock),
  };
}
