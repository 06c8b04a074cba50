import { adviseOnPriorPrice, type PriorPriceAdvice } from "#domain/rates/prior-price-advice.ts";
import { isPriced, readPastPrices, saidOf } from "../../data/clubs/past-prices.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { LawNotice } from "../fields/law-notice.tsx";
import { browserClient } from "../session/browser-client.ts";
import { useAnswer } from "../session/use-answer.ts";

type PlannedPriceOf = Pick<PlannedChange, "table_name" | "row_id" | "changes" | "due_at" | "undoes">;

/** Which earlier price the law lets pages show once a planned price is there, and why; nothing of other changes. */
export function LawLine({ plan }: { plan: PlannedPriceOf }) {
  const advice = useAdvice(plan);
  return advice && <LawNotice advice={advice} />;
}

function useAdvice({ table_name: table, row_id, changes, due_at, undoes }: PlannedPriceOf): PriorPriceAdvice | null {
  const asked = undoes === null && "price" in changes && isPriced(table) ? table : null;
  // What the row has cost; without an answer pages keep to the law all the same.
  const past = useAnswer(
    () => (asked ? readPastPrices(browserClient(), asked, row_id) : undefined),
    `${asked} ${row_id}`,
  );
  if (!asked || !past) return null;
  const typed = saidOf({ ...past.at(-1), ...changes });
  return adviseOnPriorPrice(past, typed, new Date(due_at), Date.parse(due_at) > Date.now());
}
