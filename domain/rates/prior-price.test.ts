import fc from "fast-check";
import { expect, it } from "vitest";
import { type PastPrice, pastPrices, priorPrice, type SaidPrice, saidPrice } from "./prior-price.ts";
import { currentPrice } from "./rate-offer.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const on = (number: number) => day(number).toISOString();
const said = (price: number, old_price: number | null = null): SaidPrice => ({
  ...{ price, old_price, offer_starts_at: null, offer_ends_at: null },
});

/** What was said from each of these days on. */
function told(...states: [number, SaidPrice][]): PastPrice[] {
  return states.map(([from, it], at) => ({
    ...it,
    from: on(from),
    until: at + 1 in states ? on(states[at + 1]?.[0] ?? 0) : null,
  }));
}

it("is the lowest of the 30 days before the reduction, not the last", () => {
  const past = told([0, said(60)], [40, said(45)], [50, said(60)], [60, said(40, 60)]);
  expect(priorPrice(past, day(61))).toBe(45);
  // It was a price of another time.
  expect(priorPrice(told([0, said(45)], [10, said(60)], [41, said(40, 60)]), day(61))).toBe(60);
  // That day is the last of the thirty.
  expect(priorPrice(told([0, said(45)], [10, said(60)], [39, said(40, 60)]), day(61))).toBe(45);
});

it("stays that of the first step while a reduction grows, and another begins where the price rises", () => {
  expect(priorPrice(told([0, said(60)], [40, said(50, 60)], [60, said(40, 60)], [80, said(30, 60)]), day(90))).toBe(60);
  expect(priorPrice(told([0, said(60)], [40, said(30, 60)], [60, said(40, 60)]), day(61))).toBe(30);
  expect(priorPrice(told([0, said(60)], [40, said(30, 60)], [50, said(60)], [60, said(40, 60)]), day(61))).toBe(30);
});

it("knows nothing of what it has not seen, and of no reduction", () => {
  expect(priorPrice(told([0, said(40, 60)]), day(1))).toBeNull();
  expect(priorPrice(told([0, said(60)], [2, said(40)]), day(3))).toBeNull();
  expect(priorPrice([], day(3))).toBeNull();
});

it("counts an offer from its start to its end, whenever that was written", () => {
  const offer = { ...said(40, 60), offer_starts_at: on(50), offer_ends_at: on(55) };
  expect(priorPrice(told([0, said(55)], [5, offer]), day(51))).toBe(60);
  expect(priorPrice(told([0, said(55)], [30, offer]), day(51))).toBe(55);
  expect(priorPrice(told([0, said(55)], [30, offer]), day(56))).toBeNull();
  // A second offer within 30 days of the first has that one's price before it.
  expect(priorPrice(told([0, offer], [60, said(39, 60)]), day(61))).toBe(40);
});

it("is what a page strikes at most, and nothing where that is no more than the price", () => {
  const shown = (old: number, past: PastPrice[]) => currentPrice({ ...said(40, old), past }, day(61)).oldPrice;
  const past = told([0, said(50)], [60, said(40, 65)]);
  expect([65, 50, 45].map((old) => shown(old, past))).toEqual([50, 50, 45]);
  expect(shown(65, told([0, said(38)], [60, said(40, 65)]))).toBeNull();
  expect(shown(65, [])).toBe(65);
});

it("is read from the record: its first change tells what was before, and a deletion ends nothing", () => {
  const row = { ...said(40, 60) };
  const changes = [
    {
      at: on(60),
      kind: "update" as const,
      before: { price: 50, old_price: null },
      after: { price: 40, old_price: 60 },
    },
    { at: on(20), kind: "update" as const, before: { price: 45 }, after: { price: 50 } },
  ];
  const read = (entry: typeof row, of: Parameters<typeof pastPrices>[1]) =>
    pastPrices(entry, of, (told) => ({ ...row, ...told }));
  expect(read(row, changes).map(({ price }) => price)).toEqual([45, 50, 40]);
  expect(priorPrice(read(row, changes), day(61))).toBe(50);
  const back = { at: on(63), kind: "insert" as const, before: null, after: row };
  const gone = { at: on(62), kind: "delete" as const, before: row, after: null };
  expect(priorPrice(read(row, [back, gone, ...changes]), day(64))).toBe(50);
});

it("agrees with who looks at the price of every day", () => {
  const price = fc.integer({ min: 1, max: 6 });
  const state = fc.record({
    price,
    old_price: fc.option(price),
    offer_starts_at: fc.option(fc.integer({ min: 0, max: 120 }).map(on)),
    offer_ends_at: fc.option(fc.integer({ min: 0, max: 120 }).map(on)),
  });
  const history = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 120 }), state), {
    selector: ([from]) => from,
    minLength: 1,
  });
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 130 }), (states, today) => {
      const past = told(...states.toSorted(([one], [other]) => one - other));
      expect(priorPrice(past, day(today))).toBe(lookedAtDaily(past, today));
    }),
    { numRuns: 10_000 },
  );
});

/** Nobody changes a price within a day. */
function lookedAtDaily(past: readonly PastPrice[], today: number): number | null {
  const shown = (number: number) => {
    const it = past.findLast(({ from }) => Date.parse(from) <= day(number).getTime());
    return it && saidPrice(it, day(number));
  };
  let began = today;
  if ((shown(today)?.oldPrice ?? null) === null) return null;
  while ((shown(began - 1)?.oldPrice ?? null) !== null && (shown(began - 1)?.price ?? 0) >= (shown(began)?.price ?? 0))
    began--;
  const before = Array.from({ length: 30 }, (_, at) => shown(began - 1 - at)?.price).filter(
    (value) => value !== undefined,
  );
  return before.length === 0 ? null : Math.min(...before);
}
