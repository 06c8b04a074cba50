import { expect, test } from "vitest";
import { priceSteps, type WaitingPrice } from "./price-steps.ts";

const change = (id: string, due_at: string, price: number, undoes: string | null = null): WaitingPrice => ({
  ...{ id, due_at, price, undoes, name: id },
});
const said = (now: number, waiting: WaitingPrice[]) => priceSteps(now, waiting).map(({ at, price }) => [at, price]);

test("prices follow one another in the order of their moments, and an end goes back to what was before", () => {
  const waiting = [
    change("raise", "2026-12-01T00:00:00Z", 44.9),
    change("offer", "2026-12-04T00:00:00Z", 34.9),
    change("end", "2026-12-08T00:00:00Z", 39.9, "offer"),
  ];
  const expected = [
    [null, 39.9],
    ["2026-12-01T00:00:00Z", 44.9],
    ["2026-12-04T00:00:00Z", 34.9],
    ["2026-12-08T00:00:00Z", 44.9],
  ];
  expect(said(39.9, waiting)).toEqual(expected);
  expect(said(39.9, waiting.toReversed())).toEqual(expected);
});

test("the end of what has begun says itself what it goes back to", () => {
  expect(said(29.9, [change("end", "2026-12-08T00:00:00+00:00", 39.9, "begun")])).toEqual([
    [null, 29.9],
    ["2026-12-08T00:00:00+00:00", 39.9],
  ]);
});
