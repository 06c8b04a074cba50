import { BoundedMap } from "#shared/bounded-map.ts";

/** As many addresses as are warmed. */
const mostKept = 300;
/** Of pages that are there; a longer one is made up. */
const mostCharacters = 200;

/** The same function of an address, which is not asked again for those that came last. */
export function keepMatches<Match>(match: (path: string) => Match): (path: string) => Match {
  const kept = new BoundedMap<string, { found: Match }>(mostKept);
  return (path) => {
    const known = kept.get(path);
    if (known) return known.found;
    const found = match(path);
    if (path.length <= mostCharacters) kept.set(path, { found });
    return found;
  };
}
