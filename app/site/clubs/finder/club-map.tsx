import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { clubsClubClick } from "#domain/clubs/club-link.ts";
import { type Mark, mapClubs, placeNames, shareOf } from "#domain/clubs/club-map.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { ListedClub } from "../with-opening.ts";
import { cityPaths, districtNames } from "./city-drawing.ts";
import "./club-map.css";

/** The clubs on a drawing of Madrid; those without a place are in the list alone. */
export function ClubMap({ clubs }: { clubs: readonly ListedClub[] }) {
  const t = useText();
  const { frame, marks } = mapClubs(clubs);
  if (marks.length === 0) return null;
  return (
    <section
      className="club-map gap-0 cols cols-5-7 above-block screen-only"
      data-surface="noche"
      aria-labelledby="mapa-de-clubs"
    >
      <div className="room">
        <Titular id="mapa-de-clubs" size={3}>
          {t("Dónde ESTAMOS")}
        </Titular>
        <p className="narrow above-12 small muted">
          {t("Mapa dibujado: el centro se ve más grande de lo que es, y las afueras quedan más cerca.")}
        </p>
      </div>
      <div className="club-map__city relative" style={{ "--w": frame.width, "--h": frame.height }}>
        <svg className="fill full" viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
          <path className="club-map__park" d={cityPaths.parks} />
          <path d={cityPaths.streets} />
          <path d={cityPaths.outerRing} />
          <path className="club-map__river" d={cityPaths.river} />
          <path className="club-map__ring--inner" d={cityPaths.innerRing} />
        </svg>
        {placeNames(districtNames, { frame, marks }).map(({ name, isForDesks, ...point }) => (
          <span
            key={name}
            className={`club-map__district caption muted ${isForDesks ? "only-wide" : ""}`}
            style={shareOf(point, frame)}
            aria-hidden="true"
          >
            {name}
          </span>
        ))}
        <ul>
          {marks.map((mark) => (
            <li
              key={mark.club.id}
              className={`club-map__mark caption club-map__mark--${mark.side}`}
              style={shareOf(mark, frame)}
            >
              <MarkLink club={mark.club} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** To the club's page; of one that has none, to what the list says of it. */
function MarkLink({ club }: Pick<Mark<ListedClub>, "club">) {
  const t = useText();
  const click = clubsClubClick(club);
  const leaves = click.kind === "new-tab";
  return (
    <SiteLink
      href={click.kind === "notice" ? `#ficha-${club.id}` : click.to}
      {...(leaves && { target: "_blank", rel: "noopener noreferrer" })}
    >
      <b className="own-line">{club.name}</b>
      <Status club={club} />
      {leaves && <span className="sr-only"> {t("(se abre en otra pestaña)")}</span>}
    </SiteLink>
  );
}

/** In a word, which is kept true as that of the list is. */
function Status({ club }: Pick<Mark<ListedClub>, "club">) {
  const { id, opening, is_under_construction, status } = club;
  const t = useText();
  if (opening) {
    return (
      <span className="club-map__status" data-hour={`${id} brief`} data-until={opening.until.toISOString()}>
        <span className={opening.isOpen ? "club-map__open" : "club-map__shut"}>{opening.word}</span>
      </span>
    );
  }
  const word = status?.trim() || (is_under_construction ? t("En construcción") : "");
  return (
    <span className="club-map__status">
      <span
        className={is_under_construction ? "club-map__works" : "club-map__shut"}
        lang={status?.trim() ? contentLang(club, "status") : undefined}
      >
        {word}
      </span>
    </span>
  );
}
