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

/**
 * Whether the club's rates are chosen in two steps (architecture 8): as soon as one of them names a group, unless that
 * leaves a single one, between which and nothing there is no choice.
 */
export function hasRateGroups(rates: readonly Grouped[]): boolean {
  return groupRates(rates).length > 1;
}

/**
 * Whether a rate of this group would part its club's page into two steps by itself: the others are all of the other
 * group.
 */
export function isAloneInGroup(group: RateGroup, others: readonly Grouped[]): boolean {
  return others.length > 0 && ratesOfGroup(others, group).length === 0;
}

/** The groups that have rates to choose from, in the order visitors see them, each with its own. */
export function groupRates<T extends Grouped>(rates: readonly T[]): { group: RateGroup; name: string; rates: T[] }[] {
  return rateGroups
    .map(({ group, name }) => ({ group, name, rates: ratesOfGroup(rates, group) }))
    .filter((entry) => entry.rates.length > 0);
}
