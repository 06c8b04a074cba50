import type { Club } from "#app/content/clubs/club.ts";
import type { PrivateVisit } from "#app/content/inbox/visit.ts";
import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import type { VisitDay } from "#domain/visits/visit-days.ts";
import { capital, clockWords, dayWords, momentDay } from "#domain/visits/visit-words.ts";
import { visitTexts } from "#texts/site/visit-texts.ts";
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
  const t = useText();
  const { day, slot } = shownChoice(days, answer?.typed, madridDayAndMinute(new Date(visit.starts_at)).date);
  const now = `${momentDay(visit.starts_at, t)}, ${clockWords(visit.starts_at)}`;
  const chosen = slot ? `${capital(dayWords(day, t))}, ${clockWords(slot.starts_at)}` : "";
  return (
    <div className="screenful visit" {...wakes("visit")}>
      <VisitSide
        picture={safeSource(club.image) ?? safeSource(club.hero_image)}
        title={t("Cambia tu visita")}
        back={{ text: t("Tu visita"), href: path }}
        words={t("La tuya es el {now}. Se mantiene hasta que guardes otra.", { now })}
        lines={[
          { name: "Club", value: club.name },
          { name: t("Antes"), value: <s className="muted">{capital(now)}</s> },
          { name: t("Ahora"), value: chosen, says: "choice", missing: t("Elige otra") },
          { name: t("Nombre"), value: visit.name },
        ]}
      />
      <div className="visit__form stack packed slim">
        <Problems answer={answer} fields={[{ name: "hora", id: "hora", todo: visitTexts.hour.todo }]} />
        <SiteForm className="stack slim" id="cambio" method="post" action={`${path}/cambiar`} noValidate>
          <VisitWhen days={days} day={day} start={slot?.starts_at ?? null} error={answer?.errors.hora} />
        </SiteForm>
        <SiteForm className="visit__cancel cols cols-auto gap-16 middle" method="post" action={`${path}/cambiar`}>
          <div className="stack gap-8">
            <h2 className="strong">{t("¿No puedes venir?")}</h2>
            <p className="small muted">
              {t("Anúlala y la plaza queda libre para otra persona. Puedes volver a reservar cuando quieras.")}
            </p>
          </div>
          <Button type="submit" name="que" value="anular" variant="line">
            {t("Anular la visita")}
          </Button>
        </SiteForm>
        <VisitEnd chosen={chosen} club={club.name} button={t("Guardar el cambio")} form="cambio" />
      </div>
    </div>
  );
}
