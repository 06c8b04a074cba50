import type { ReactNode } from "react";
import type { Club } from "#app/content/clubs/club.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { safeSource } from "#domain/links/link-safety.ts";

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
    <ul className="visited small lined">
      {clubs.map((club) => {
        const picture = safeSource(club.image);
        return (
          <li key={club.id} className="stack gap-16 middle">
            {picture ? (
              <Picture src={picture} alt="" width={240} height={240} sizes="(min-width: 64rem) 88px, 56px" />
            ) : (
              <i />
            )}
            <p>
              <b className="display own-line">{club.name}</b>
              {club.address && <span className="muted">{club.address}</span>}
            </p>
            {action(club, `${clubAddress(segments.get(club.id) ?? club.id)}/visita`)}
          </li>
        );
      })}
    </ul>
  );
}
