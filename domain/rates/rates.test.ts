import { expect, it } from "vitest";
import { groupRates, hasRateGroups, isAloneInGroup, parseRateGroup, ratesOfGroup } from "./rate-group.ts";
import { cheapestRate, currentPrice, isSoldOut, type OfferedRate, placesLeft } from "./rate-offer.ts";

const now = new Date("2025-11-20T10:00:00Z");
const rate = (change: Partial<OfferedRate> = {}): OfferedRate => ({
  price: 39.9,
  old_price: 49.9,
  offer_starts_at: null,
  offer_ends_at: null,
  available_slots: null,
  is_sold_out: false,
  ...change,
});

it("counts rates without group as 9f", () => {
  const rates = [{ group: null }, { group: "9f" as const }, { group: "space" as const }];
  expect(ratesOfGroup(rates, "9f")).toEqual(rates.slice(0, 2));
  expect(ratesOfGroup(rates, "space")).toEqual(rates.slice(2));
});

it("opens on 9f unless spAce is asked for", () => {
  expect(["9f", "space", "SPACE", "", null, undefined].map(parseRateGroup)).toEqual([
    "9f",
    "space",
    "9f",
    "9f",
    "9f",
    "9f",
  ]);
});

it("asks for the experience first only where rates name one", () => {
  expect(hasRateGroups([{ group: null }, { group: "space" }])).toBe(true);
  expect(hasRateGroups([{ group: null }])).toBe(false);
  expect(hasRateGroups([{ group: "space" }, { group: "space" }])).toBe(false);
  expect(hasRateGroups([])).toBe(false);
  expect(isAloneInGroup("space", [{ group: null }, { group: "9f" }])).toBe(true);
  expect(isAloneInGroup("9f", [{ group: "space" }])).toBe(true);
  expect(isAloneInGroup("space", [{ group: null }, { group: "space" }])).toBe(false);
  expect(isAloneInGroup("space", [])).toBe(false);
});

it("strikes the old price while the offer runs", () => {
  const endsAt = "2025-11-20T10:00:01Z";
  expect(currentPrice(rate({ offer_ends_at: endsAt }), now)).toEqual({ price: 39.9, oldPrice: 49.9, endsAt });
  expect(currentPrice(rate(), now)).toEqual({ price: 39.9, oldPrice: 49.9, endsAt: null });
});

it("charges the old price again from the moment the offer ends", () => {
  expect(currentPrice(rate({ offer_ends_at: now.toISOString() }), now)).toEqual({
    price: 49.9,
    oldPrice: null,
    endsAt: null,
  });
});

it("keeps its price after an offer that had no old one", () => {
  expect(currentPrice(rate({ old_price: null, offer_ends_at: "2025-01-01T00:00:00Z" }), now).price).toBe(39.9);
});

it("asks for the old price until the offer starts, and says nothing of it before", () => {
  const offer = rate({ offer_starts_at: "2025-11-20T10:00:01Z", offer_ends_at: "2025-12-01T00:00:00Z" });
  expect(currentPrice(offer, now)).toEqual({ price: 49.9, oldPrice: null, endsAt: null });
  const started = { ...offer, offer_starts_at: now.toISOString() };
  expect(currentPrice(started, now)).toEqual({ price: 39.9, oldPrice: 49.9, endsAt: "2025-12-01T00:00:00Z" });
});

it.each([39.9, 30])("takes an old price of %d € for none where the rate costs 39,90 €", (old_price) => {
  expect(currentPrice(rate({ old_price }), now)).toEqual({ price: 39.9, oldPrice: null, endsAt: null });
  const over = rate({ old_price, offer_ends_at: "2025-01-01T00:00:00Z" });
  expect(currentPrice(over, now).price).toBe(39.9);
});

it("is sold out when marked so and when no place is left", () => {
  expect(
    [{ is_sold_out: true }, { available_slots: 0 }, { available_slots: 1 }, {}].map((entry) => isSoldOut(rate(entry))),
  ).toEqual([true, true, false, false]);
});

it("says how many places are left while there are some", () => {
  const slots = [null, 0, 1, 25].map((available_slots) => placesLeft(rate({ available_slots })));
  expect(slots).toEqual([null, null, "Queda 1 plaza", "Quedan 25 plazas"]);
  expect(placesLeft(rate({ available_slots: 5, is_sold_out: true }))).toBeNull();
});

it("offers only the groups that have rates, 9f first", () => {
  const [space, none] = [{ group: "space" as const }, { group: null }];
  expect(groupRates([space, none])).toEqual([
    { group: "9f", name: "NINE FITNESS", rates: [none] },
    { group: "space", name: "NINE FITNESS + spAce", rates: [space] },
  ]);
  expect(groupRates([space]).map((groupRate) => groupRate.group)).toEqual(["space"]);
});

it("says what the cheapest rate is, by the price that counts now and without those sold out", () => {
  const over = rate({ price: 20, old_price: 60, offer_ends_at: "2025-01-01T00:00:00Z" });
  const gone = rate({ price: 10, is_sold_out: true });
  const plain = rate({ price: 45, old_price: null });
  expect(cheapestRate([over, gone, plain], now)).toBe(plain);
  expect(cheapestRate([gone], now)).toBeNull();
});
