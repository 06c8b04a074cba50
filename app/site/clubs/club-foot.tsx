import { Mail, Phone } from "lucide-react";
import type { Club } from "#app/content/clubs/club.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { OpenLine } from "#app/views/clubs/open-line.tsx";
import { Reach } from "#app/views/company/reach.tsx";
import type { OpenStatus } from "#domain/clubs/open-status.ts";
import { WayThere } from "./finder/way-there.tsx";
import "./club-page.css";

/** The end of a club's page: whoever has read so far wants to know whether to go now. */
export function ClubFoot({ club, opening, phone }: { club: Club; opening: OpenStatus | null; phone: string }) {
  const t = useText();
  return (
    <section className="screen-only" data-surface="cal" aria-label={t("Visitar {name}", { name: club.name })}>
      <div className="wrap room cols club-foot gap-16 middle">
        <div>
          <p className="wide size-1">{club.name}</p>
          {opening && <OpenLine clubId={club.id} status={opening} className="above" />}
        </div>
        {club.address && <address className="small muted">{club.address}</address>}
        <div className="apart-12 row wraps">
          <span className="row">
            <Icon of={Phone} size={18} />
            <Reach scheme="tel" value={phone} />
          </span>
          {club.email && (
            <span className="row">
              <Icon of={Mail} size={18} />
              <Reach scheme="mailto" value={club.email} />
            </span>
          )}
          <WayThere club={club} />
        </div>
      </div>
    </section>
  );
}
