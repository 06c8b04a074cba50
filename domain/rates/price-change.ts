/** What many prices change by. */
export interface PriceChange {
  how: "percent" | "euros" | "fixed";
  amount: number;
  /** To the nearest price that ends in ,90, or to the cent. */
  isTo90: boolean;
}

/** The price after a change, in euros. Below nothing it stays as it comes out: a price's own rule refuses it. */
export function changedPrice(price: number, { how, amount, isTo90 }: PriceChange): number {
  const cents = { percent: price * (100 + amount), euros: (price + amount) * 100, fixed: amount * 100 }[how];
  if (!isTo90 || cents <= 0) return Math.round(cents) / 100;
  return Math.max(0, Math.round((cents - 90) / 100)) + 0.9;
}
