import { productToasts } from "#texts/site/list-toasts.ts";
import { inSpanish, type Translate } from "#texts/translate.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { safeLink } from "../links/link-safety.ts";
import { isOutOfStock, type Size, type Stocked, sizesInStock } from "./stock.ts";

/** What a click on the buy button does. */
export type BuyClick = { kind: "notice"; notice: ToastText } | { kind: "open"; to: string };

/**
 * The rules of buying in their order (public-site §5): without an address to buy at it only informs; when any size has
 * stock and none is chosen it asks for a size; else it opens the address. A size that has sold out is none chosen.
 */
export function buyClick(product: Stocked & { purchase_url: string | null }, size: Size | null): BuyClick {
  const to = safeLink(product.purchase_url);
  if (to === null) return { kind: "notice", notice: productToasts.comingSoon };
  const inStock = sizesInStock(product);
  const isChosen = size !== null && inStock.includes(size);
  if (inStock.length > 0 && !isChosen) return { kind: "notice", notice: productToasts.sizeMissing };
  return { kind: "open", to };
}

/**
 * What the buy button is before anything is chosen: one that informs, one that nothing can be bought with since there is
 * nothing left, or the way to the shop. That it cannot be bought yet comes first, as in `buyClick`.
 */
export type Purchase = { kind: "notice"; notice: ToastText } | { kind: "sold-out" } | { kind: "on-sale"; to: string };

/** The state of a product's buy button (public-site §5, in the order of its rules). */
export function purchaseOf(product: Stocked & { purchase_url: string | null }): Purchase {
  const to = safeLink(product.purchase_url);
  if (to === null) return { kind: "notice", notice: productToasts.comingSoon };
  return isOutOfStock(product) ? { kind: "sold-out" } : { kind: "on-sale", to };
}

/** The words on the buy button: the product's own, said in the page's language where they are ours, or `Añadir al carrito` (architecture 11). */
export function buyLabel(buttonText: string | null, t: Translate = inSpanish): string {
  const own = buttonText?.trim();
  return own ? t.known(own) : t("Añadir al carrito");
}
