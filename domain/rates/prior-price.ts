import { type Change, type RecordedRow, rowStates } from "../history/row-states.ts";
import { struckPrice } from "./price.ts";

/** What staff say of a price: the one that counts, the earlier one, and between which moments the earlier one is struck. */
export interface SaidPrice {
  price: number;
  old_price: number | null;
  offer_starts_at: string | null;
  offer_ends_at: string | null;
}

/** What a rate costs now, what it cost before, and until when; the latter two null when they do not apply. */
export type CurrentPrice = { price: number; oldPrice: number | null; endsAt: string | null };

/** The price as staff say it, at this moment; whether the earlier one may be struck is another question. */
export function saidPrice(said: SaidPrice, now: Date): CurrentPrice {
  const isOver = said.offer_ends_at !== null && Date.parse(said.offer_ends_at) <= now.getTime();
  const isComing = said.offer_starts_at !== null && Date.parse(said.offer_starts_at) > now.getTime();
  const oldPrice = struckPrice(said.price, said.old_price);
  if (isOver || isComing) return { price: oldPrice ?? said.price, oldPrice: null, endsAt: null };
  return { price: said.price, oldPrice, endsAt: said.offer_ends_at };
}

/** What was said of a price for a while, in the order of time; without end, what is said now. */
export interface PastPrice extends SaidPrice {
  from: string;
  until: string | null;
}

/**
 * What was said of a price, from what the record has of its row: its changes newest first. Of what was before the first of
 * them no beginning is known. While it was deleted nothing was said.
 */
export function pastPrices(
  now: RecordedRow,
  changes: readonly Change[],
  said: (row: RecordedRow) => SaidPrice,
): PastPrice[] {
  const states = rowStates(now, changes);
  const first = changes.at(-1);
  const before = first?.kind === "update" ? { ...states.at(-1), ...first.before } : null;
  return [...changes.map(({ at }, place) => ({ from: at, row: states[place] })), { from: longAgo, row: before }]
    .map(({ from, row }, place) => ({ from, until: changes[place - 1]?.at ?? null, row }))
    .flatMap(({ row, ...when }) => (row ? [{ ...said(row), ...when }] : []))
    .toReversed();
}

const longAgo = new Date(0).toISOString();
const termMs = 30 * 86_400_000;

/**
 * The lowest price of the 30 days before the reduction that is announced at this moment began: the only one that may be
 * shown as the earlier price (Directive 98/6/EC, article 6a; Ley 7/1996, article 20). One that grows step by step began with
 * its first step (article 6a.5); where the price rises in between, another began. Null where no reduction is announced, or
 * nothing is known from before it.
 */
export function priorPrice(past: readonly PastPrice[], now: Date): number | null {
  const spans = past.flatMap((price) => spansOf(price)).filter(({ from }) => from <= now.getTime());
  let first = spans.length - 1;
  while (first > 0 && isStep(spans[first - 1], spans[first])) first -= 1;
  const began = spans[first];
  if (!began?.isReduced) return null;
  const before = spans.slice(0, first).filter(({ until }) => until > began.from - termMs);
  return before.length === 0 ? null : Math.min(...before.map(({ price }) => price));
}

interface Span {
  from: number;
  until: number;
  price: number;
  isReduced: boolean;
}

const isStep = (one: Span | undefined, next: Span | undefined) =>
  one !== undefined && next !== undefined && one.isReduced && next.isReduced && one.price >= next.price;

/** During each of which one price counted. */
function spansOf(said: PastPrice): Span[] {
  const from = Date.parse(said.from);
  const until = said.until === null ? Number.POSITIVE_INFINITY : Date.parse(said.until);
  const turns = [said.offer_starts_at, said.offer_ends_at]
    .map((moment) => Date.parse(moment ?? ""))
    .filter((moment) => moment > from && moment < until);
  const cuts = [from, ...turns.toSorted((one, other) => one - other)];
  return cuts.map((cut, place) => {
    const { price, oldPrice } = saidPrice(said, new Date(cut));
    return { from: cut, until: cuts[place + 1] ?? until, price, isReduced: oldPrice !== null };
  });
}
