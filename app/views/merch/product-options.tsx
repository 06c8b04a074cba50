import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#app/ui/toast/after-paint.ts";
import { useText } from "#app/ui/use-text.ts";
import { buyClick } from "#domain/merch/purchase.ts";
import { isOneSize, isOutOfStock, type Size, sizesInStock } from "#domain/merch/stock.ts";
import { ownLang } from "#domain/text/content-lang.ts";
import { productToasts } from "#texts/site/list-toasts.ts";
import { toastIn } from "#texts/toast-text.ts";
import { BuyButton } from "./buy-button.tsx";
import { Choice } from "./choice.tsx";
import type { ProductChoices } from "./shown-product.ts";
import { swatch } from "./swatch.ts";
import "./product.css";

/** The second half of a double click comes within this time; whoever wants another tab waits for longer. */
const doubleClickMs = 700;

/** Colour, size and the button, which asks for a size before it leads to the shop, once (public-site §5). */
export function ProductOptions({ product }: { product: ProductChoices }) {
  const t = useText();
  const [colour, setColour] = useState<string | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const askForSize = useAskForSize();
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const colours = product.colors ?? [];
  const sizes = sizesInStock(product);
  const isSoldOut = isOutOfStock(product);

  function buy(event: MouseEvent) {
    if (buyClick(product, size).kind === "notice") {
      event.preventDefault();
      askForSize.ask();
    } else if (event.timeStamp - openedAt.current < doubleClickMs) event.preventDefault();
    else openedAt.current = event.timeStamp;
  }

  return (
    <div>
      {colours.length > 0 && (
        <Choice
          name="color"
          legend={t("Color")}
          options={colours}
          lang={ownLang(t)}
          initial={colours[0]}
          chosen={colour ?? colours[0]}
          onChoose={setColour}
          mark={(name) => <Dot name={name} />}
        />
      )}
      {sizes.length > 0 && (
        <Choice
          name="talla"
          legend={t("Talla")}
          options={sizes}
          chosen={size}
          onChoose={(chosen) => {
            setSize(chosen);
            askForSize.settle();
          }}
          fault={t("Elige una talla.")}
          isAtFault={askForSize.isAsking}
          ref={askForSize.tiles}
        />
      )}
      {isOneSize(product) && !isSoldOut && (
        <p className="row spread small muted above-28 ruled-top pad-top">
          <b className="ink">{t("Talla")}</b> {t("Talla única")}
        </p>
      )}
      {isSoldOut && (
        <p className="product-options__sold-out small medium above-28" id="sin-stock">
          {t("Este producto no tiene stock disponible actualmente.")}
        </p>
      )}
      <BuyButton product={product} describedBy={isSoldOut ? "sin-stock" : undefined} onBuy={buy} />
    </div>
  );
}

/** Marks the sizes as at fault, for every way of pointing, and says so in a toast; both go once one is chosen. */
function useAskForSize() {
  const t = useText();
  const [timesAsked, setTimesAsked] = useState(0);
  const tiles = useRef<HTMLFieldSetElement>(null);
  // The toast is the document's, and there is one for all.
  useEffect(() => {
    if (timesAsked === 0) return;
    let dismiss: (() => void) | undefined;
    let isSettled = false;
    afterPaint(async () => {
      // The words beside the tiles say it too, and first.
      const toast = await import("#app/ui/toast/toast.ts").catch(() => null);
      if (!isSettled) dismiss = toast?.showToast(toastIn(t, productToasts.sizeMissing));
    });
    return () => {
      isSettled = true;
      dismiss?.();
    };
  }, [timesAsked, t]);
  return {
    tiles,
    isAsking: timesAsked > 0,
    ask() {
      // The words first: the focus has the page laid out, which they would otherwise ask for once more.
      flushSync(() => setTimesAsked((times) => times + 1));
      tiles.current?.querySelector("input")?.focus();
    },
    settle: () => setTimesAsked(0),
  };
}

function Dot({ name }: { name: string }) {
  const colour = swatch(name);
  return colour && <i className="choice__dot still" style={{ backgroundColor: colour }} />;
}
