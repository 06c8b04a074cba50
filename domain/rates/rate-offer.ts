import { inSpanish, type Translate } from "#texts/translate.ts";
import { struckPrice } from "./price.ts";

/** The parts of a rate that say what it costs now and whether it can be had. Prices in euros, times as ISO text. */
export type OfferedRate = {
  price: number;
  old_price: number | null;
  offer_starts_at: string | null;
  offer_ends_at: string | null;
  available_slots: number | null;
  is_sold_out: boolean;
};

/** What a rate costs now, what it cost before, and until when; the latter two null when they do not apply. */
export type CurrentPrice = { price: number; oldPrice: number | null; endsAt: string | null };

/**
 * The price that counts at this moment: while an offer runs, its price, the struck old one and its end; before and
 * after, the old price (architecture 6). An offer without start runs already, one without end runs on. An old price
 * that is not higher is none.
 */
export function currentPrice(rate: OfferedRate, now: Date): CurrentPrice {
  const isOver = rate.offer_ends_at !== null && Date.parse(rate.offer_ends_at) <= now.getTime();
  const isComing = rate.offer_starts_at !== null && Date.parse(rate.offer_starts_at) > now.getTime();
  const oldPrice = struckPrice(rate.price, rate.old_price);
  if (isOver || isComing) return { price: oldPrice ?? rate.price, oldPrice: null, endsAt: null };
  return { price: rate.price, oldPrice, endsAt: rate.offer_ends_at };
}

/** Whether nobody can have the rate any more: marked so, or no place left. */
export function isSoldOut(rate: OfferedRate): boolean {
  return rate.is_sold_out || rate.available_slots === 0;
}

/** What the card says of the places left; null when they are not counted or all gone (architecture 6). */
export function placesLeft(rate: OfferedRate, t: Translate = inSpanish): string | null {
  if (isSoldOut(rate) || rate.available_slots === null) return null;
  return rate.available_slots === 1 ? t("Queda 1 plaza") : t("Quedan {count} plazas", { count: rate.available_slots });
}

/** The rate that costs least now among those to be had, for "Desde …"; null when there is none. */
export function cheapestRate<T extends OfferedRate>(rates: readonly T[], now: Date): T | null {
  return rates
    .filter((rate) => !isSoldOut(rate))
    .reduce<T | null>(
      (least, rate) => (least && currentPrice(least, now).price <= currentPrice(rate, now).price ? least : rate),
      null,
    );
}
