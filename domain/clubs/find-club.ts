import { clubPagePath } from "./club-link.ts";

type AddressedClub = { id: string; link: string | null };

/**
 * The club that /club/{segment} shows: the one with this id, else with this link, else with `/club/` and this as its
 * link (architecture 8); where none is spelt like it, one that differs only in capitals. Null when there is none.
 */
export function findClub<T extends AddressedClub>(clubs: readonly T[], segment: string): T | null {
  const lower = segment.toLowerCase();
  return (
    clubs.find(({ id }) => id === segment) ??
    clubs.find((club) => linkSegment(club) === segment) ??
    clubs.find(({ id }) => id.toLowerCase() === lower) ??
    clubs.find((club) => linkSegment(club)?.toLowerCase() === lower) ??
    null
  );
}

/**
 * What stands after /club/ in a club's one address: the link that staff chose, where it leads to this club and no other
 * among `clubs`, else its id. Its other addresses lead there.
 */
export function clubSegment(clubs: readonly AddressedClub[], club: AddressedClub): string {
  const chosen = linkSegment(club);
  return chosen !== null && findClub(clubs, chosen)?.id === club.id ? chosen : club.id;
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
