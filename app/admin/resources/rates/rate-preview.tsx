import type { RateDraft } from "../../../content/rate-input.ts";
import { isSoldOut } from "../../../domain/rates/rate-offer.ts";
import { parseDecimal, parseWhole } from "../../../domain/text/decimal.ts";
import { parseLines } from "../../../domain/text/text-list.ts";
import { fromMadridLocal } from "../../../domain/time/madrid-time.ts";
import { RateCard, type ShownRate } from "../../../views/rates/rate-card.tsx";

/** The card of the club's page. Half-typed numbers are left out of it rather than shown as faults. */
export function RatePreview({ draft }: { draft: RateDraft }) {
  const rate = shownRate(draft);
  return <RateCard rate={rate} now={new Date()} featured={rate.claim !== "" && !isSoldOut(rate)} />;
}

function shownRate(draft: RateDraft): ShownRate {
  const { title, subtitle, claim, price_period, description, starter_pack_details, url, is_sold_out } = draft;
  return {
    ...{ title, subtitle, claim, price_period, description, starter_pack_details, url, is_sold_out },
    price: parseDecimal(draft.price) ?? 0,
    old_price: parseDecimal(draft.old_price),
    included_services: parseLines(draft.included_services),
    not_included_services: parseLines(draft.not_included_services),
    available_slots: parseWhole(draft.available_slots),
    offer_ends_at: fromMadridLocal(draft.offer_ends_at),
  };
}
