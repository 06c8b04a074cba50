import { useParams } from "react-router";
import { struckPrice } from "#domain/rates/price.ts";
import type { SaidPrice } from "#domain/rates/prior-price.ts";
import { adviseOnPriorPrice } from "#domain/rates/prior-price-advice.ts";
import { type PricedTable, readPastPrices } from "../../data/clubs/past-prices.ts";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";
import { LawNotice } from "./law-notice.tsx";

export function PriorPriceNotice({ table, isNew, typed }: { table: PricedTable; isNew: boolean; typed: SaidPrice }) {
  const { id } = useParams();
  const isReduced = typed.price > 0 && struckPrice(typed.price, typed.old_price) !== null;
  const read = isReduced && !isNew ? id : undefined;
  // Once an earlier price is typed; without an answer pages keep to the law all the same.
  const past = useAnswer(
    () => (read === undefined ? undefined : readPastPrices(browserClient(), table, read)),
    `${table} ${read}`,
  );
  const advice = isReduced && (isNew || past) ? adviseOnPriorPrice(past ?? [], typed, new Date()) : null;
  return <div aria-live="polite">{advice && <LawNotice advice={advice} />}</div>;
}
