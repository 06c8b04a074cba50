import { clubPagePath } from "./club-link.ts";

/**
 * The club that /club/{segment} shows: the one with this id, else with this link, else with `/club/` and this as its
 * link (architecture 8). Null when there is none.
 */
export function findClub<T extends { id: string; link: string | null }>(
  clubs: readonly T[],
  segment: string,
): T | null {
  const byId = clubs.find((club) => club.id === segment);
  return (
    byId ?? clubs.find((club) => club.link !== null && clubPagePath(club.link.trim()) === `/club/${segment}`) ?? null
  );
}
