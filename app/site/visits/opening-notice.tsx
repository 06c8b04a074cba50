import type { Club } from "#app/content/clubs/club.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ClubStatus } from "#app/views/club-status.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import type { RequestAnswer } from "../requests/request-answer.ts";
import requestForm from "../requests/request-form.css?url";
import { RequestSent } from "../requests/request-sent.tsx";
import { OpeningForm } from "./opening-form.tsx";
import openingNotice from "./visit-instead.css?url";
import { VisitedClubs } from "./visited-clubs.tsx";

interface OpeningNoticeProps {
  club: Club;
  clubPath: string;
  owner: string;
  isSent: boolean;
  clubs: readonly Club[];
  answer: RequestAnswer | undefined;
}

/** A club under construction takes no visits: it says when it opens, once. */
export function OpeningNotice({ club, clubPath, owner, isSent, clubs, answer }: OpeningNoticeProps) {
  const t = useText();
  const picture = safeSource(club.hero_image) ?? safeSource(club.image);
  return (
    <div className="soon gap-0 cols cols-7-5 screenful">
      {[openingNotice, requestForm].map((text) => (
        <link key={text} rel="stylesheet" href={text} />
      ))}
      <section className="stage soon__photo" data-surface="noche" aria-labelledby="aviso-titulo">
        <div className="stage__picture">
          {picture && (
            <Picture src={picture} alt="" width={1600} height={1200} sizes="(min-width: 64rem) 58vw, 100vw" priority />
          )}
        </div>
        <div className="stage__top row spread">
          <BackLink href={clubPath}>{club.name}</BackLink>
          <ClubStatus club={club} />
        </div>
        <div className="room">
          <Titular as="h1" id="aviso-titulo" stacked>
            {t("Todavía no hay visitas en {name}", { name: club.name })}
          </Titular>
        </div>
      </section>
      <div className="soon__form room stack gap-24 slim">
        {isSent && !answer ? (
          <RequestSent
            id="avisado"
            title={t("Te avisaremos")}
            again={{ text: t("Ver el club {name}", { name: club.name }), href: clubPath }}
          >
            <p className="reads">
              {t("Te escribimos una vez, cuando {name} abra, y borramos tu email después.", { name: club.name })}
            </p>
          </RequestSent>
        ) : (
          <OpeningForm clubPath={clubPath} owner={owner} answer={answer} />
        )}
        {clubs.length > 0 && (
          <section className="ruled-top" aria-labelledby="mientras">
            <h3 className="above-20 below small strong" id="mientras">
              {t("Mientras tanto puedes visitar")}
            </h3>
            <VisitedClubs
              clubs={clubs.slice(0, 3)}
              action={({ name }, path) => (
                <TextLink href={path}>
                  {t("Reservar visita")}
                  <span className="sr-only"> {t("en {name}", { name })}</span>
                </TextLink>
              )}
            />
          </section>
        )}
      </div>
    </div>
  );
}
