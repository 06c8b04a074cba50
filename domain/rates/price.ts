import { inSpanish, type Translate } from "#texts/translate.ts";
import { perLocale } from "../text/per-locale.ts";

const noBreak = "\u00a0";
const euros = perLocale((locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }));
const wholeEuros = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" }),
);

/** A rate's price in its two sizes of type: `39` and `,90`; a price without cents has none. */
export type PriceParts = { whole: string; cents: string };

/** The price of a rate or an extra, cut at the decimals. Euros in, euros out. */
export function priceParts(price: number): PriceParts {
  const [whole = "0", cents = "00"] = price.toFixed(2).split(".");
  return { whole: grouped(whole), cents: cents === "00" ? "" : `,${cents}` };
}

/** The price of a rate or an extra with the euro sign, unbreakable: `39,90 €`, `175 €` (public-site §9). */
export function ratePrice(price: number, t: Translate = inSpanish): string {
  if (t.language !== "es") return wholeEuros(t.locale).format(price);
  const { whole, cents } = priceParts(price);
  return `${whole}${cents}${noBreak}€`;
}

/** From the least to the most of some prices: `39,90 € – 79,90 €`; null without any. */
export function priceRangeOf(prices: readonly number[], t: Translate = inSpanish): string | null {
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? ratePrice(least, t) : `${ratePrice(least, t)} – ${ratePrice(most, t)}`;
}

/** The price of a product in a language's way for euros: `49,00 €` (public-site §9). */
export function productPrice(price: number, t: Translate = inSpanish): string {
  return euros(t.locale).format(price);
}

/** The price before, to be struck through, or null: one that is not higher than today's is no reduction. */
export function struckPrice(price: number, before: number | null): number | null {
  return before !== null && before > price ? before : null;
}

/** A price in the panel's lists, whatever it is of: they stand below each other, so each has its cents. */
export function listedPrice(price: number): string {
  return euros(inSpanish.locale).format(price);
}

// Intl leaves 1234 ungrouped in Spanish and so do we: only from five digits on.
function grouped(digits: string): string {
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, ".") : digits;
}
