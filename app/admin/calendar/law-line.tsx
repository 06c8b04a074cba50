import { useEffect, useState } from "react";
import { adviseOnPriorPrice, type PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { isPriced, readPastPrices, saidOf } from "../../data/clubs/past-prices.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { LawNotice } from "../fields/law-notice.tsx";
import { browserClient } from "../session/browser-client.ts";

type PlannedPriceOf = Pick<PlannedChange, "table_name" | "row_id" | "changes" | "due_at" | "undoes">;

/** Which earlier price the law lets pages show once a planned price is there, and why; nothing of other changes. */
export function LawLine({ plan }: { plan: PlannedPriceOf }) {
  const advice = useAdvice(plan);
  return advice && <LawNotice advice={advice} />;
}

function useAdvice({ table_name: table, row_id, changes, due_at, undoes }: PlannedPriceOf): PriorPriceAdvice | null {
  const [advice, setAdvice] = useState<PriorPriceAdvice | null>(null);
  const read = undoes === null && "price" in changes;
  // Talks to the database of what the row has cost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan's changes are those of its row and moment
  useEffect(() => {
    if (!read || !isPriced(table)) return;
    let isOpen = true;
    readPastPrices(browserClient(), table, row_id).then(
      (past) => {
        const typed = saidOf({ ...past.at(-1), ...changes });
        if (isOpen) setAdvice(adviseOnPriorPrice(past, typed, new Date(due_at), Date.parse(due_at) > Date.now()));
      },
      // Pages keep to the law all the same.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [read, table, row_id, due_at]);
  return advice;
}
