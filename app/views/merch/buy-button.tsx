import type { MouseEventHandler } from "react";
import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { useText } from "#app/ui/use-text.ts";
import { buyLabel, purchaseOf } from "#domain/merch/purchase.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { toastIn } from "#texts/toast-text.ts";
import type { ProductChoices } from "./shown-product.ts";
import "./product.css";

interface BuyButtonProps {
  product: ProductChoices;
  describedBy: string | undefined;
  onBuy: MouseEventHandler;
}

/** A link to the shop, which works by itself; `onBuy` may ask for a size first. */
export function BuyButton({ product, describedBy, onBuy }: BuyButtonProps) {
  const t = useText();
  const purchase = purchaseOf(product);
  const said = buyLabel(product.button_text, t);
  const label =
    said === product.button_text?.trim() ? <span lang={contentLang(product, "button_text")}>{said}</span> : said;
  if (purchase.kind === "on-sale") {
    return (
      <LinkButton href={purchase.to} external full className="above-28" data-replay onClick={onBuy}>
        {label}
      </LinkButton>
    );
  }
  if (purchase.kind === "sold-out") {
    return (
      <Button full className="above-28" disabled aria-describedby={describedBy}>
        {label}
      </Button>
    );
  }
  const notice = toastIn(t, purchase.notice);
  return (
    <>
      <Button full className="above-28 with-scripts" {...wakes("toasts")} data-toasts={JSON.stringify([notice])}>
        {label}
      </Button>
      <p className="without-scripts small muted above-28">{notice.description}</p>
    </>
  );
}
