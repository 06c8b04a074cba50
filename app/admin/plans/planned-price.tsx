import { listedPrice } from "#domain/rates/price.ts";
import { priceSteps, type WaitingPrice } from "#domain/rates/price-steps.ts";
import { parseDecimal } from "#domain/text/decimal.ts";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords } from "#domain/time/moment-in-words.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { Campaign } from "../../data/record/campaigns.ts";
import type { PlannedChange } from "../../data/record/planned-changes.ts";
import { LawLine } from "../calendar/law-line.tsx";
import { tellFailed } from "../session/attempt.ts";
import { useAnswer } from "../session/use-answer.ts";
import { listPlans } from "./plan-commands.ts";

interface PlannedPriceProps {
  /** `replaced`: the plan in whose place this one comes. */
  row: { table: string; id: string; replaced?: string | undefined };
  stored: object;
  draft: object;
  from: string;
  /** Null: the price stays. */
  until: string | null;
  campaigns: readonly Campaign[];
}

/** A price over time, with what waits already, once it is to change; and what the law lets pages show beside it then. */
export function PlannedPrice({ row, stored, draft, from, until, campaigns }: PlannedPriceProps) {
  const [before, after] = [stored, draft].map((state) => parseDecimal(String(Reflect.get(state, "price") ?? "")));
  const others = useOthers(row);
  if (typeof before !== "number" || typeof after !== "number" || before === after) return null;
  const own = { id: "own", price: after, name: "" };
  const waiting: WaitingPrice[] = [
    { ...own, due_at: from, undoes: null },
    ...(until === null ? [] : [{ ...own, id: "end", due_at: until, undoes: own.id }]),
    ...others.map((plan) => ({ ...plan, price: Number(plan.changes.price), name: nameOf(plan, campaigns) })),
  ];
  return (
    <>
      <ol className="planned-price row wraps gap-4 fine muted above-16" aria-label="El precio en el tiempo">
        {priceSteps(before, waiting).map(({ at, price, of }) => (
          <li
            className="pad-y"
            key={of?.id ?? ""}
            data-of={of && (of.id === own.id ? "own" : of.undoes === null ? "other" : undefined)}
          >
            {at === null ? `Ahora, ${listedPrice(price)}` : `${dateInWords(at)}: ${listedPrice(price)}`}
            {of?.name && <small>{of.name}</small>}
          </li>
        ))}
      </ol>
      <div aria-live="polite">
        <LawLine
          key={from}
          plan={{ table_name: row.table, row_id: row.id, changes: pricesIn(draft), due_at: from, undoes: null }}
        />
      </div>
    </>
  );
}

/** What waits of the row's price but for the plan that is replaced, and its end. */
function useOthers({ table, id, replaced }: PlannedPriceProps["row"]): readonly PlannedChange[] {
  const plans = useAnswer(() => listPlans(table, [id]), `${table} ${id}`, tellFailed(failed)) ?? [];
  return plans.filter(
    (plan) =>
      plan.state === "waiting" &&
      "price" in plan.changes &&
      (replaced === undefined || (plan.id !== replaced && plan.undoes !== replaced)),
  );
}

function nameOf({ campaign_id, undoes }: PlannedChange, campaigns: readonly Campaign[]): string {
  const campaign = campaigns.find(({ id }) => id === campaign_id)?.name;
  if (undoes !== null) return campaign ? `Acaba ${campaign}` : "Vuelve a como estaba";
  return campaign ?? "Otro cambio previsto";
}

/** What a form says of a price, as it is stored. */
function pricesIn(draft: object): Record<string, unknown> {
  const typed = Object.entries(draft).filter(
    ([name, value]) => /price$|^offer_/.test(name) && typeof value === "string",
  );
  return Object.fromEntries(
    typed.map(([name, value]) => [name, name.endsWith("price") ? parseDecimal(value) : fromMadridLocal(value)]),
  );
}
