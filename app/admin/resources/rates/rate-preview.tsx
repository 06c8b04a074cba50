import { isSoldOut } from "#domain/rates/rate-offer.ts";
import { type RateDraft, rates } from "../../../content/clubs/rate.ts";
import { RateCard } from "../../../views/rates/rate-card.tsx";

/** The card of the club's page. Half-typed numbers are left out of it rather than shown as faults. */
export function RatePreview({ draft }: { draft: RateDraft }) {
  const rate = rates.preview(draft);
  return <RateCard rate={rate} now={new Date()} featured={rate.claim !== null && !isSoldOut(rate)} />;
}
