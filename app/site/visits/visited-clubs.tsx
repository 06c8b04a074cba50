import type { ReactNode } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import visitedClubs from "./visited-clubs.css?url";

interface VisitedClubsProps {
  clubs: readonly Club[];
  /** All that have addresses, where these are not. */
  among?: readonly Club[];
  /** What leads on to the club's agenda. */
  action: (club: Club, path: string) => ReactNode;
}

export function VisitedClubs({ clubs, among = clubs, action }: VisitedClubsProps) {
  const segments = clubSegments(among, clubs);
  return (
    <>
      <link rel="stylesheet" href={visitedClubs} />
      <ul className="visited">
        {clubs.map((club) => {
          const picture = safeSource(club.image);
          return (
            <li key={club.id}>
              {picture ? (
                <Picture src={picture} alt="" width={240} height={240} sizes="(min-width: 64rem) 88px, 56px" />
              ) : (
                <i />
              )}
              <p>
                <b>{club.name}</b>
                {club.address && <span>{club.address}</span>}
              </p>
              {action(club, `${clubAddress(segments.get(club.id) ?? club.id)}/visita`)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
