import { ArrowDown, Check } from "lucide-react";
import type { ClubName } from "#app/content/clubs/club.ts";
import type { Position } from "#app/content/publications/position.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { Translate } from "#texts/translate.ts";
import "./careers.css";

interface OpenPositionsProps {
  positions: readonly Position[];
  clubs: readonly ClubName[];
  /** The id of the one that was chosen. */
  chosen: string | null;
}

/** What the house looks for, by club; each one leads down to the form with itself in it. */
export function OpenPositions({ positions, clubs, chosen }: OpenPositionsProps) {
  const t = useText();
  return (
    <section className="wrap section cols cols-4-8" id="puestos" aria-labelledby="puestos-abiertos">
      <div className="measure">
        <Titular stacked>{t("Únete a la Familia 9F")}</Titular>
        <p className="narrow above-20 muted">
          {t(
            "Buscamos a quien se aprende el nombre de la gente, mira la técnica antes que el peso y deja la sala mejor de como la encontró.",
          )}
        </p>
      </div>
      <div className="stack gap-24 packed slim">
        <h2 className="title-1" id="puestos-abiertos">
          {positions.length > 0 ? t("Puestos abiertos") : t("Candidatura abierta")}
        </h2>
        {byClub(positions, clubs, t).map(({ name, list }) => (
          <section key={name} aria-label={name}>
            <h3 className="row baseline below title-2">
              {name}
              <span className="subtle">
                {t(list.length === 1 ? "{count} puesto" : "{count} puestos", { count: list.length })}
              </span>
            </h3>
            <ul className="lined">
              {list.map((entry) => (
                <OnePosition key={entry.id} position={entry} isChosen={entry.id === chosen} />
              ))}
            </ul>
          </section>
        ))}
        <div className="row spread wraps">
          <p>
            <b className="own-line">{t("¿No está lo tuyo?")}</b>
            <span className="own-line small muted">{t("Mándanos tu currículum igualmente.")}</span>
          </p>
          <SiteLink className="text-link still" href="/careers#solicitud">
            {t("Candidatura abierta")}
            <Icon of={ArrowDown} size={18} />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

function OnePosition({ position, isChosen }: { position: Position; isChosen: boolean }) {
  const t = useText();
  const titleIs = contentLang(position, "title");
  return (
    <li className="position row spread">
      <p>
        <b className="own-line" lang={titleIs}>
          {position.title}
        </b>
        <span className="own-line small muted">
          <span lang={contentLang(position, "hours")}>{position.hours}</span>
          {position.hours && position.starts && " · "}
          <span lang={contentLang(position, "starts")}>{position.starts}</span>
        </span>
      </p>
      <SiteLink
        className="text-link still"
        href={`/careers?puesto=${position.id}#solicitud`}
        {...(isChosen && { "aria-current": "true" as const })}
      >
        {isChosen ? t("Elegido") : t("Solicitar")}
        <span className="sr-only">
          {" "}
          <span lang={titleIs}>{position.title}</span>
        </span>
        <Icon of={isChosen ? Check : ArrowDown} size={18} />
      </SiteLink>
    </li>
  );
}

/** In the clubs' order; what belongs to no club comes last. */
function byClub(positions: readonly Position[], clubs: readonly ClubName[], t: Translate) {
  const known = new Set(clubs.map(({ id }) => id));
  const groups = clubs.map(({ id, name }) => ({ name, list: positions.filter((position) => position.club_id === id) }));
  const others = positions.filter(({ club_id }) => club_id === null || !known.has(club_id));
  return [...groups, { name: t("Todos los clubs"), list: others }].filter(({ list }) => list.length > 0);
}
