import type { MouseEventHandler } from "react";
import { buyLabel, purchaseOf } from "#app/domain/merch/purchase.ts";
import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { ProductChoices } from "./shown-product.ts";
import "./product-detail.css";

interface BuyButtonProps {
  product: ProductChoices;
  describedBy: string | undefined;
  onBuy: MouseEventHandler;
}

/** A link to the shop, which works by itself; `onBuy` may ask for a size first. */
export function BuyButton({ product, describedBy, onBuy }: BuyButtonProps) {
  const purchase = purchaseOf(product);
  const label = buyLabel(product.button_text);
  if (purchase.kind === "on-sale") {
    return (
      <LinkButton href={purchase.to} external full data-replay onClick={onBuy}>
        {label}
      </LinkButton>
    );
  }
  if (purchase.kind === "sold-out") {
    return (
      <Button full disabled aria-describedby={describedBy}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button full {...wakes("notice")} data-notice={JSON.stringify(purchase.notice)}>
        {label}
      </Button>
      <p className="product-options__soon">{purchase.notice.description}</p>
    </>
  );
}
