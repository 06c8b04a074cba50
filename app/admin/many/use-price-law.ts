import { struckPrice } from "#domain/rates/price.ts";
import { adviseOnPriorPrice, type PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { isPriced, listPastPrices, saidOf } from "../../data/clubs/past-prices.ts";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";
import type { PlannedRow } from "./planned-row.ts";

type PriceLaw = (plan: PlannedRow) => PriorPriceAdvice | null;

/**
 * Which earlier price the law lets pages show of a row, and why, once it is as planned, now or from a moment (ISO text) on;
 * nothing where none is announced.
 */
export function usePriceLaw(table: { name: string }, plans: readonly PlannedRow[], from?: string): PriceLaw {
  const announced = isPriced(table.name) ? plans.filter(announces) : [];
  const isAsked = announced.length > 0;
  const rows = plans.map(({ row }) => row);
  // Once an earlier price is announced: the rows stay the same. Without an answer pages keep to the law all the same.
  const past = useAnswer(
    () => (isAsked && isPriced(table.name) ? listPastPrices(browserClient(), table.name, rows) : undefined),
    isAsked,
  );
  return (plan) => {
    if (!past || !announced.includes(plan)) return null;
    const [known, typed] = [past.get(plan.row.id) ?? [], saidOf({ ...plan.row, ...plan.told })];
    return adviseOnPriorPrice(known, typed, new Date(from ?? Date.now()), from !== undefined);
  };
}

function announces({ row, told }: PlannedRow): boolean {
  if (!told || !Object.keys(told).some((name) => /price$|^offer_/.test(name))) return false;
  const { price, old_price } = saidOf({ ...row, ...told });
  return struckPrice(price, old_price) !== null;
}
