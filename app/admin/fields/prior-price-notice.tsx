import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { struckPrice } from "#domain/rates/price.ts";
import type { PastPrice, SaidPrice } from "#domain/rates/prior-price.ts";
import { adviseOnPriorPrice } from "#domain/rates/prior-price-advice.ts";
import { type PricedTable, readPastPrices } from "../../data/clubs/past-prices.ts";
import { browserClient } from "../session/browser-client.ts";
import { LawNotice } from "./law-notice.tsx";

export function PriorPriceNotice({ table, isNew, typed }: { table: PricedTable; isNew: boolean; typed: SaidPrice }) {
  const { id } = useParams();
  const [past, setPast] = useState<readonly PastPrice[]>();
  const isReduced = typed.price > 0 && struckPrice(typed.price, typed.old_price) !== null;
  const read = isReduced && !isNew ? id : undefined;
  // Talks to the database, once an earlier price is typed.
  useEffect(() => {
    if (read === undefined) return;
    let isOpen = true;
    readPastPrices(browserClient(), table, read).then(
      (found) => isOpen && setPast(found),
      // Pages keep to the law all the same.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [read, table]);
  const advice = isReduced && (isNew || past) ? adviseOnPriorPrice(past ?? [], typed, new Date()) : null;
  return <div aria-live="polite">{advice && <LawNotice advice={advice} />}</div>;
}
