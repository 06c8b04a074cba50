import type { Rate } from "#app/content/clubs/rate.ts";
import { isSoldOut } from "#domain/rates/rate-offer.ts";
import type { PurchaseLabel } from "./purchase-link.tsx";
import { RateCard } from "./rate-card.tsx";
import "./rate-card.css";

/** Rates side by side on common baselines; the first one with a claim that can be had turns to night. */
export function RateList({ rates, now, label }: { rates: readonly Rate[]; now: Date; label?: PurchaseLabel }) {
  const featured = rates.find((rate) => rate.claim && !isSoldOut(rate));
  return (
    <ul className="rate-list thirds gap-grid">
      {rates.map((rate) => (
        <li key={rate.id} className="slim">
          <RateCard rate={rate} now={now} label={label} featured={rate === featured} />
        </li>
      ))}
    </ul>
  );
}
