import { isOneSize, isOutOfStock, sizesInStock } from "#app/domain/merch/stock.ts";
import { wakes } from "#app/islands/wakes.ts";
import { BuyButton } from "./buy-button.tsx";
import { Choice } from "./choice.tsx";
import type { ShownProduct } from "./shown-product.ts";
import { swatch } from "./swatch.ts";
import "./choice.css";
import "./product-detail.css";

/** Colour, size and the button; the rules behind it are `domain/purchase`'s, here and in `enhancePurchase`. */
export function ProductOptions({ product }: { product: ShownProduct }) {
  const { stock, one_size_stock, purchase_url } = product;
  const colours = product.colors ?? [];
  const sizes = sizesInStock(product);
  const isSoldOut = isOutOfStock(product);
  return (
    <div
      className="product-options"
      {...wakes("purchase")}
      data-product={JSON.stringify({ stock, one_size_stock, purchase_url })}
    >
      {colours.length > 0 && (
        <Choice
          name="color"
          legend="Color"
          options={colours}
          chosen={colours[0]}
          mark={(name) => <Dot name={name} />}
        />
      )}
      {sizes.length > 0 && <Choice name="talla" legend="Talla" options={sizes} fault="Elige una talla." />}
      {isOneSize(product) && !isSoldOut && (
        <p className="product-options__one-size">
          <b>Talla</b> Talla única
        </p>
      )}
      {isSoldOut && (
        <p className="product-options__sold-out" id="sin-stock">
          Este producto no tiene stock disponible actualmente.
        </p>
      )}
      <BuyButton product={product} describedBy={isSoldOut ? "sin-stock" : undefined} />
    </div>
  );
}

function Dot({ name }: { name: string }) {
  const colour = swatch(name);
  return colour && <i className="choice__dot" style={{ backgroundColor: colour }} />;
}
