import { foldAccents } from "../text/fold-accents.ts";

/** What a visitor looks for among the clubs. */
export interface ClubSearch {
  /** Words of a club's name, district, postcode, street, services, description or picture; empty for any. */
  words: string;
  isOpenNow: boolean;
}

interface SearchedClub {
  name: string;
  subtitle: string | null;
  address: string | null;
  district: string | null;
  postcode: string | null;
  description: string | null;
  /** What its picture shows. */
  alt: string | null;
  included_services: readonly string[];
  additional_services: readonly string[];
  opening: { isOpen: boolean } | null;
}

/** The names of the address's parameters that `readClubSearch` reads. */
export const clubSearchQuery = ["q", "abierto"];

/** What an address asks for; of a text that is too long as much as a name may have. */
export function readClubSearch(params: URLSearchParams): ClubSearch {
  return { words: (params.get("q") ?? "").trim().slice(0, 60), isOpenNow: params.has("abierto") };
}

/** The clubs that have every word in one of what they are called by, and are open if that is asked. */
export function searchClubs<Club extends SearchedClub>(clubs: readonly Club[], search: ClubSearch): Club[] {
  const wanted = foldAccents(search.words)
    .split(/[\s,]+/)
    .filter(Boolean);
  return clubs.filter((club) => {
    if (search.isOpenNow && !club.opening?.isOpen) return false;
    const said = [club.name, club.subtitle, club.address, club.district, club.postcode, club.description, club.alt];
    const text = foldAccents([...said, ...club.included_services, ...club.additional_services].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

/** The address of the list with a search; nothing asked is the list's own. */
export function clubSearchPath({ words, isOpenNow }: ClubSearch): string {
  const params = new URLSearchParams({ ...(words && { q: words }), ...(isOpenNow && { abierto: "1" }) });
  return params.size === 0 ? "/clubs" : `/clubs?${params}`;
}
