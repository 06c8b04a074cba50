import { clubPagePath } from "./club-link.ts";

type AddressedClub = { id: string; link: string | null };

/**
 * The club that /club/{segment} shows: the one with this id, else with this link, else with `/club/` and this as its
 * link (architecture 8); where none is spelt like it, one that differs only in capitals. Null when there is none.
 */
export function findClub<T extends AddressedClub>(clubs: readonly T[], segment: string): T | null {
  return indexClubs(clubs)(segment);
}

/**
 * What stands after /club/ in a club's one address: the link that staff chose, where it leads to this club and no other
 * among `clubs`, else its id. Its other addresses lead there.
 */
export function clubSegment(clubs: readonly AddressedClub[], club: AddressedClub): string {
  return clubSegments(clubs, [club]).get(club.id) ?? club.id;
}

/** The same for many of them, by their ids, in a time that grows with their number and not with its square. */
export function clubSegments(
  clubs: readonly AddressedClub[],
  wanted: readonly AddressedClub[] = clubs,
): Map<string, string> {
  const find = indexClubs(clubs);
  return new Map(
    wanted.map((club) => {
      const chosen = linkSegment(club);
      return [club.id, chosen !== null && find(chosen)?.id === club.id ? chosen : club.id];
    }),
  );
}

/** Finds by what comes first in the order of `findClub`; of two with one name the first in the list. */
function indexClubs<T extends AddressedClub>(clubs: readonly T[]): (segment: string) => T | null {
  const links = clubs.map((club) => [linkSegment(club), club] as const).filter(([link]) => link !== null);
  const ids = clubs.map((club) => [club.id, club] as const);
  const lower = ([name, club]: readonly [string | null, T]) => [name?.toLowerCase() ?? "", club] as const;
  const orders = [ids, links, ids.map(lower), links.map(lower)].map((names) => new Map([...names].reverse()));
  return (segment) => {
    const [byId, byLink, byLowerId, byLowerLink] = orders;
    const small = segment.toLowerCase();
    return byId?.get(segment) ?? byLink?.get(segment) ?? byLowerId?.get(small) ?? byLowerLink?.get(small) ?? null;
  };
}

/** The address of the page with this segment. */
export function clubAddress(segment: string): string {
  return `/club/${encodeURIComponent(segment)}`;
}

/** Where somebody waits for a club whose card says only that it opens soon: its form that asks to be told, or ours. */
export function waitingPath({ id, is_under_construction }: { id: string; is_under_construction: boolean }): string {
  return is_under_construction ? `${clubAddress(id)}/visita` : "/contact";
}

function linkSegment({ link }: AddressedClub): string | null {
  const path = clubPagePath(link?.trim() ?? "");
  return /^\/club\/([^/?#\\]+)\/?$/.exec(path)?.[1] ?? null;
}
