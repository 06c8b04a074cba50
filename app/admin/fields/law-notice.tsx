import { Scale } from "lucide-react";
import type { PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { Icon } from "../../ui/pictures/icon.tsx";

/** Which earlier price the law lets pages show, and why; a warning stands first. */
export function LawNotice({ advice }: { advice: PriorPriceAdvice }) {
  return (
    <p className={advice.warning ? "law-notice law-notice--warns row top rounded" : "law-notice row top"}>
      <Icon of={Scale} size={18} />
      <span>
        {advice.warning && <b>{advice.warning} </b>}
        {advice.text}
      </span>
    </p>
  );
}
