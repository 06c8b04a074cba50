import { expect, it } from "vitest";
import type { SaidPrice } from "./prior-price.ts";
import { adviseOnPriorPrice } from "./prior-price-advice.ts";

const now = new Date("2026-11-24T10:00:00Z");
const said = (price: number, old_price: number | null, change: Partial<SaidPrice> = {}): SaidPrice => ({
  ...{ price, old_price, offer_starts_at: null, offer_ends_at: null },
  ...change,
});
const past = [
  { ...said(29.9, null), from: "2026-11-01T00:00:00Z", until: "2026-11-10T00:00:00Z" },
  { ...said(39.9, null), from: "2026-11-10T00:00:00Z", until: null },
];
const words = (typed: SaidPrice, of = past) => {
  const advice = adviseOnPriorPrice(of, typed, now);
  return advice && `${advice.warning} ${advice.text}`.trim().replaceAll("\u00a0", " ");
};

it("says which price may be struck, why, and what the site does with another", () => {
  expect(words(said(25, 49.9))).toBe(
    "El precio anterior es demasiado alto. En los 30 días antes de la rebaja costó 29,90 €, y la ley pide enseñar el más bajo. La web tachará 29,90 €.",
  );
  expect(words(said(34.9, 39.9))).toBe(
    "No puedes anunciar rebaja. En los 30 días antes de la rebaja costó 29,90 €, no más que los 34,90 € que se piden. La web enseñará el precio sin tachar nada.",
  );
  expect(words(said(25, 29.9))).toBe("El más bajo de los 30 días antes de la rebaja: 29,90 €.");
  expect(words(said(25, 29.9), [])).toMatch(/^No se sabe lo que costó antes\./);
});

it("looks at the day on which the offer starts", () => {
  const later = (at: string) => words(said(34.9, 39.9, { offer_starts_at: at }));
  expect(later("2026-11-27T23:00:00Z")).toMatch(
    /^El 28 de noviembre de 2026 no podrás anunciar rebaja\. .*habrá costado 29,90 €/,
  );
  // The 30 days no longer reach back to the lower price.
  expect(later("2026-12-20T23:00:00Z")).toBe("El más bajo de los 30 días antes de la rebaja: 39,90 €.");
});

it("says of a price that is planned what will have been when it begins", () => {
  const planned = adviseOnPriorPrice(past, said(34.9, 39.9), new Date("2026-11-27T23:00:00Z"), true);
  expect(planned?.warning).toBe("El 28 de noviembre de 2026 no podrás anunciar rebaja.");
  expect(planned?.text).toContain("habrá costado 29,90");
});

it("says nothing where no earlier price is announced", () => {
  expect(words(said(34.9, null))).toBeNull();
  expect(words(said(34.9, 39.9, { offer_ends_at: "2026-11-24T09:00:00Z" }))).toBeNull();
});
