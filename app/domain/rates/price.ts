const noBreak = "\u00a0";
const euroFormat = new Intl.NumberFormat("es-ES", { style: "currency", currency: "EUR" });

/** A rate's price in its two sizes of type: `39` and `,90`; a price without cents has none. */
export type PriceParts = { whole: string; cents: string };

/** The price of a rate or an extra, cut at the decimals. Euros in, euros out. */
export function priceParts(euros: number): PriceParts {
  const [whole = "0", cents = "00"] = euros.toFixed(2).split(".");
  return { whole: grouped(whole), cents: cents === "00" ? "" : `,${cents}` };
}

/** The price of a rate or an extra with the euro sign, unbreakable: `39,90 €`, `175 €` (public-site §9). */
export function ratePrice(euros: number): string {
  const { whole, cents } = priceParts(euros);
  return `${whole}${cents}${noBreak}€`;
}

/** From the least to the most of some prices: `39,90 € – 79,90 €`; null without any. */
export function priceRangeOf(euros: readonly number[]): string | null {
  if (euros.length === 0) return null;
  const [least, most] = [Math.min(...euros), Math.max(...euros)];
  return least === most ? ratePrice(least) : `${ratePrice(least)} – ${ratePrice(most)}`;
}

/** The price of a product in the Spanish way for euros: `49,00 €` (public-site §9). */
export function productPrice(euros: number): string {
  return euroFormat.format(euros);
}

/** The price before, to be struck through, or null: one that is not higher than today's is no reduction. */
export function struckPrice(price: number, before: number | null): number | null {
  return before !== null && before > price ? before : null;
}

/** A price in the panel's lists, whatever it is of: they stand below each other, so each has its cents. */
export function listedPrice(euros: number): string {
  return euroFormat.format(euros);
}

// Intl leaves 1234 ungrouped in Spanish and so do we: only from five digits on.
function grouped(digits: string): string {
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, ".") : digits;
}
