import { inSpanish, type Translate } from "#texts/translate.ts";
import { struckPrice } from "./price.ts";
import { type CurrentPrice, type PastPrice, priorPrice, type SaidPrice, saidPrice } from "./prior-price.ts";

/** The parts of a rate that say what it costs now and whether it can be had. Prices in euros, times as ISO text. */
export type OfferedRate = SaidPrice & {
  available_slots: number | null;
  is_sold_out: boolean;
  /** What was said of its price before, where an earlier price is announced. */
  past?: readonly PastPrice[];
};

/**
 * The price that counts at this moment: while an offer runs, its price, the struck old one and its end; before and
 * after, the old price (architecture 6). An offer without start runs already, one without end runs on. An old price
 * that is not higher is none, and none is struck that is higher than the lowest of the 30 days before.
 */
export function currentPrice(rate: Pick<OfferedRate, keyof SaidPrice | "past">, now: Date): CurrentPrice {
  const said = saidPrice(rate, now);
  if (said.oldPrice === null) return said;
  const most = priorPrice(rate.past ?? [], now) ?? said.oldPrice;
  return { ...said, oldPrice: struckPrice(said.price, Math.min(said.oldPrice, most)) };
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
