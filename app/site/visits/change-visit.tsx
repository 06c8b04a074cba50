import type { Club } from "#app/content/club.ts";
import type { PrivateVisit } from "#app/content/visit.ts";
import { safeSource } from "#app/domain/links/link-safety.ts";
import type { VisitDay } from "#app/domain/visits/visit-days.ts";
import { capital, clockWords, dayWords, momentDay } from "#app/domain/visits/visit-words.ts";
import { wakes } from "#app/islands/wakes.ts";
import { visitTexts } from "#app/texts/site/visit-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { Problems } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";
import { shownChoice, VisitEnd } from "./visit-form.tsx";
import { VisitSide } from "./visit-side.tsx";
import { VisitWhen } from "./visit-when.tsx";

interface ChangeVisitProps {
  visit: PrivateVisit;
  club: Club;
  path: string;
  days: readonly VisitDay[];
  answer: RequestAnswer | undefined;
}

/** Another day or hour, or none: the old place is held until the new one is saved. */
export function ChangeVisit({ visit, club, path, days, answer }: ChangeVisitProps) {
  const { day, slot } = shownChoice(days, answer?.typed);
  const now = `${momentDay(visit.starts_at)}, ${clockWords(visit.starts_at)}`;
  const chosen = slot ? `${capital(dayWords(day))}, ${clockWords(slot.starts_at)}` : "";
  return (
    <div className="visit" {...wakes("visit")}>
      <VisitSide
        picture={safeSource(club.image) ?? safeSource(club.hero_image)}
        title="Cambia tu visita"
        back={{ text: "Tu visita", href: path }}
        words={`La tuya es el ${now}. Se mantiene hasta que guardes otra.`}
        lines={[
          { name: "Club", value: club.name },
          { name: "Antes", value: capital(now), look: "ticket__old" },
          { name: "Ahora", value: chosen || "Elige otra", says: "both" },
          { name: "Nombre", value: visit.name },
        ]}
      />
      <div className="visit__form">
        <Problems answer={answer} fields={[{ name: "hora", id: "hora", todo: visitTexts.hour.todo }]} />
        <SiteForm
          className="visit__form visit__form--bare"
          id="cambio"
          method="post"
          action={`${path}/cambiar`}
          noValidate
        >
          <VisitWhen days={days} day={day} start={slot?.starts_at ?? null} error={answer?.errors.hora} />
        </SiteForm>
        <SiteForm className="visit__cancel" method="post" action={`${path}/cambiar`}>
          <h2>¿No puedes venir?</h2>
          <p>Anúlala y la plaza queda libre para otra persona. Puedes volver a reservar cuando quieras.</p>
          <Button type="submit" name="que" value="anular" variant="line">
            Anular la visita
          </Button>
        </SiteForm>
        <VisitEnd chosen={chosen} club={club.name} button="Guardar el cambio" form="cambio" />
      </div>
    </div>
  );
}
