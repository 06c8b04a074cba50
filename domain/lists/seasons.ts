/** The season shown while there is no episode at all (public-site §9). */
const defaultSeason = 1;

export type Season<T> = { season: number; episodes: T[] };

/**
 * The episodes by season, the first one's season first and each in the order given, so that `Temporada {season of the
 * first episode, default 1}` (public-site §2) holds what belongs to it. Without episodes, one empty season 1.
 */
export function bySeason<T extends { season: number }>(episodes: readonly T[]): [Season<T>, ...Season<T>[]] {
  const seasons = new Map<number, T[]>();
  for (const episode of episodes) {
    const season = seasons.get(episode.season);
    if (season) season.push(episode);
    else seasons.set(episode.season, [episode]);
  }
  const [first, ...others] = [...seasons].map(([season, list]) => ({ season, episodes: list }));
  return [first ?? { season: defaultSeason, episodes: [] }, ...others];
}
