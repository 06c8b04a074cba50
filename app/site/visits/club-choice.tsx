import type { Club } from "#app/content/clubs/club.ts";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { columnWidth } from "#app/ui/titles/column-width.ts";
import { useText } from "#app/ui/use-text.ts";
import { ClubTile } from "#app/views/clubs/club-tile.tsx";
import { clubAddress, clubSegments } from "#domain/clubs/find-club.ts";
import { NearMe } from "../clubs/finder/club-finder.tsx";
import type { ListedClub } from "../clubs/with-opening.ts";
import { VisitSide } from "./visit-side.tsx";
import { VisitedClubs } from "./visited-clubs.tsx";
import "../clubs/finder/club-finder.css";
import visitInstead from "./visit-instead.css?url";
import "./visit-page.css";

interface ClubChoiceProps {
  /** Those that can be visited. */
  open: readonly ListedClub[];
  /** Those that are being built. */
  soon: readonly Club[];
}

/** Before the three steps of a booking: which club it is to be. */
export function ClubChoice({ open, soon }: ClubChoiceProps) {
  const t = useText();
  const all = [...open, ...soon];
  const segments = clubSegments(all, open);
  const placed = open.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return (
    <div className="screenful visit club-choice">
      <VisitSide
        picture="/images/trabaja-hero.jpg"
        title={t("Reserva tu visita")}
        back={{ text: "Clubs", href: "/clubs" }}
        words={t("Elige club y después el día y la hora. Alguien del equipo te lo enseña, sin compromiso.")}
        lines={[
          { name: "Club", value: open.length > 0 ? t("Elige uno") : t("Escríbenos y te buscamos un hueco") },
          { name: t("Cuándo"), value: t("El día y la hora que te vengan bien") },
          { name: t("Con"), value: t("Alguien del equipo, sin compromiso") },
        ]}
      />
      <div className="visit__form stack packed slim">
        {open.length > 0 ? (
          <section aria-labelledby="elige-club">
            <div className="club-finder club-choice__head wraps spread middle">
              <h2 className="step__title thin" id="elige-club">
                {t("Elige club")}
              </h2>
              {placed.length > 1 && <NearMe />}
              <p className="club-finder__said across full small" role="status" />
            </div>
            <ul className="club-grid stack above-20">
              {open.map((club) => (
                <li
                  key={club.id}
                  className={open.length === 1 ? "club-grid__12" : "club-grid__6"}
                  data-at={
                    club.latitude === null || club.longitude === null ? "" : `${club.latitude} ${club.longitude}`
                  }
                >
                  <ClubTile
                    club={club}
                    opening={club.opening}
                    sizes={`(min-width: 100rem) 474px, (min-width: 64rem) calc(34.6vw - 66px), (min-width: 48rem) ${columnWidth(6)}, ${columnWidth(12)}`}
                    action={<GoTo club={club} segment={segments.get(club.id) ?? club.id} />}
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <section className="stack gap-16" aria-labelledby="elige-club">
            <h2 className="step__title thin row baseline wraps below-20" id="elige-club">
              {t("Sin visitas en la web")}
            </h2>
            <p className="reads">
              {t("Ahora mismo no se reservan visitas en la web. Escríbenos y te buscamos un hueco.")}
            </p>
            <p>
              <LinkButton href="/contact#mensaje">{t("Escríbenos")}</LinkButton>
            </p>
          </section>
        )}
        {soon.length > 0 && <OpenSoon soon={soon} among={all} />}
      </div>
    </div>
  );
}

/** Those that are being built, with the way to hear when they open. */
function OpenSoon({ soon, among }: { soon: readonly Club[]; among: readonly Club[] }) {
  const t = useText();
  return (
    <section aria-labelledby="abren-pronto">
      <link rel="stylesheet" href={visitInstead} />
      <h2 className="step__title thin row baseline wraps below-20" id="abren-pronto">
        {t("Abren pronto")}
      </h2>
      <VisitedClubs
        clubs={soon}
        among={among}
        action={({ name }, path) => (
          <TextLink href={path}>
            {t("Avísame cuando abra")}
            <span className="sr-only"> {name}</span>
          </TextLink>
        )}
      />
    </section>
  );
}

function GoTo({ club, segment }: { club: Club; segment: string }) {
  const t = useText();
  return (
    <LinkButton href={`${clubAddress(segment)}/visita`}>
      {t("Reservar visita")}
      <span className="sr-only"> {t("en {name}", { name: club.name })}</span>
    </LinkButton>
  );
}
