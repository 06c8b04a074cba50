/** A change of a price that waits, as `planned_changes` has it; `undoes`: the one whose end it is. */
export interface WaitingPrice {
  id: string;
  due_at: string;
  price: number;
  undoes: string | null;
  name: string;
}

/** From when on (null: now) something costs what; `of` is the change that makes it so. */
export interface PriceStep {
  at: string | null;
  price: number;
  of: WaitingPrice | null;
}

/** What something costs over time, once all these are written in their order. What ends goes back to what was before it. */
export function priceSteps(now: number, waiting: readonly WaitingPrice[]): PriceStep[] {
  const steps: PriceStep[] = [{ at: null, price: now, of: null }];
  const before = new Map<string, number>();
  for (const change of waiting.toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at))) {
    const last = steps.at(-1)?.price ?? now;
    if (change.undoes === null) before.set(change.id, last);
    const price = change.undoes === null ? change.price : (before.get(change.undoes) ?? change.price);
    steps.push({ at: change.due_at, price, of: change });
  }
  return steps;
}
