import type { ClubName } from "#app/content/clubs/club.ts";
import type { Position } from "#app/content/publications/position.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { RequestAnswer } from "../requests/request-answer.ts";
import { RequestSent } from "../requests/request-sent.tsx";
import { ApplicationForm } from "./application-form.tsx";
import "./careers.css";

interface ApplicationSectionProps {
  position: Position | null;
  clubs: readonly ClubName[];
  owner: string;
  isSent: boolean;
  answer: RequestAnswer | undefined;
}

export function ApplicationSection({ position, clubs, owner, isSent, answer }: ApplicationSectionProps) {
  const t = useText();
  const club = clubs.find(({ id }) => id === position?.club_id)?.name;
  return (
    <section
      className="wrap section-end application"
      id="solicitud"
      aria-labelledby={isSent ? "enviada" : "tu-solicitud"}
    >
      <div className="room cols cols-4-8" data-surface="cal">
        <div className="measure">
          <Titular id="tu-solicitud" stacked>
            {t("Tu solicitud")}
          </Titular>
          <p className="notice stack gap-0 above-20 below">
            <b lang={contentLang(position ?? {}, "title")}>{position?.title ?? t("Candidatura abierta")}</b>
            <span className="small muted">
              {club ?? (position?.hours ? null : t("Para cualquier club"))}
              {club && position?.hours && " · "}
              <span lang={contentLang(position ?? {}, "hours")}>{position?.hours}</span>
            </span>
          </p>
          <TextLink href="#puestos">{position ? t("Cambiar de puesto") : t("Ver los puestos")}</TextLink>
        </div>
        {isSent && !answer ? (
          <RequestSent
            id="enviada"
            title={t("Solicitud enviada")}
            again={{ text: t("Ver otros puestos"), href: "/careers#puestos" }}
          >
            <p className="reads">
              {t("La tenemos, con tu currículum. Lo leemos todo y te contestamos por email o por teléfono.")}
            </p>
          </RequestSent>
        ) : (
          <ApplicationForm position={position?.id ?? null} owner={owner} answer={answer} />
        )}
      </div>
    </section>
  );
}
