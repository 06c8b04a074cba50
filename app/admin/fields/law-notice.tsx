import { Scale } from "lucide-react";
import type { PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

/** Which earlier price the law lets pages show, and why; a warning stands first. */
export function LawNotice({ advice }: { advice: PriorPriceAdvice }) {
  return (
    <p className={advice.warning ? "row top gold rounded pad" : "row top muted"}>
      <Icon of={Scale} size={18} className="accent" />
      <span>
        {advice.warning && <b>{advice.warning} </b>}
        {advice.text}
      </span>
    </p>
  );
}
