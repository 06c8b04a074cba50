/** The two experiences that rates can belong to (public-site §2, Valdebebas). */
export type RateGroup = "9f" | "space";

type Grouped = { group: RateGroup | null };

/** The groups with the names visitors choose by, in their order. */
export const rateGroups: readonly { group: RateGroup; name: string }[] = [
  { group: "9f", name: "NINE FITNESS" },
  { group: "space", name: "NINE FITNESS + spAce" },
];

/** The group that a text names; `9f` for anything else, which is the default (public-site §9). */
export function parseRateGroup(text: string | null | undefined): RateGroup {
  return text === "space" ? "space" : "9f";
}

/** The rates of one group; a rate without group counts as `9f` (architecture 5). */
export function ratesOfGroup<T extends Grouped>(rates: readonly T[], group: RateGroup): T[] {
  return rates.filter((rate) => parseRateGroup(rate.group) === group);
}

/** Whether the club's rates are chosen in two steps: as soon as one of them names a group (architecture 8). */
export function hasRateGroups(rates: readonly Grouped[]): boolean {
  return rates.some((rate) => rate.group !== null);
}
