import type { Club } from "#app/content/clubs/club.ts";
import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { SiteForm } from "#app/ui/site-form.tsx";
import { useText } from "#app/ui/use-text.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { isChoosable, type VisitDay } from "#domain/visits/visit-days.ts";
import { capital, clockWords, dayWords, lengthWords, rangeWords, visitMinutes } from "#domain/visits/visit-words.ts";
import { requestTexts } from "#texts/site/request-texts.ts";
import { visitTexts } from "#texts/site/visit-texts.ts";
import { DataNotice, EmailInput, NameInput, PhoneInput, Problems, Trap } from "../requests/form-parts.tsx";
import type { RequestAnswer } from "../requests/request-answer.ts";
import { StepTitle } from "./step-title.tsx";
import { VisitSide } from "./visit-side.tsx";
import { VisitWhen } from "./visit-when.tsx";

interface VisitFormProps {
  club: Club;
  clubPath: string;
  days: readonly VisitDay[];
  /** Of this page: a form that is sent twice is one booking. */
  stamp: string;
  owner: string;
  answer: RequestAnswer | undefined;
}

const problems = [
  { name: "hora", id: "hora", todo: visitTexts.hour.todo },
  { name: "nombre", id: "visita-nombre", todo: requestTexts.name.todo },
  { name: "telefono", id: "visita-telefono", todo: requestTexts.phone.todo },
  { name: "email", id: "visita-email", todo: requestTexts.email.todo },
];

/** What the page shows as chosen: what was typed, as far as it can still be had; else the first free day. */
export function shownChoice(
  days: readonly VisitDay[],
  typed: Record<string, string> | undefined,
  opensOn: string | null = null,
) {
  const wanted = days.find((visitDay) => visitDay.date === (typed?.dia ?? opensOn) && isChoosable(visitDay));
  const day =
    wanted ?? days.find((visitDay) => isChoosable(visitDay) && visitDay.state !== "mine") ?? days.find(isChoosable);
  const start = day && typed?.[`hora-${day.date}`];
  const slots = day?.turns.flatMap((turn) => turn.slots) ?? [];
  const slot = slots.find(({ starts_at, state }) => starts_at === start && state === "free");
  return { day: day?.date ?? "", slot: slot ?? null };
}

/** Three steps on one screen: day, hour, who. One form, one post. */
export function VisitForm({ club, clubPath, days, stamp, owner, answer }: VisitFormProps) {
  const t = useText();
  const { day, slot } = shownChoice(days, answer?.typed);
  const first = days.flatMap(({ turns }) => turns).flatMap(({ slots }) => slots)[0];
  const length = first ? lengthWords(visitMinutes(first), t) : t("media hora");
  return (
    <div className="screenful visit" {...wakes("visit")}>
      <VisitSide
        picture={safeSource(club.image) ?? safeSource(club.hero_image)}
        title={t("Reserva tu visita")}
        back={{ text: club.name, href: clubPath }}
        words={t("{length} con alguien del equipo para ver el club y preguntar lo que quieras. Sin compromiso.", {
          length: capital(length),
        })}
        lines={[
          { name: "Club", value: <ClubLines club={club} /> },
          { name: t("Día"), value: day && capital(dayWords(day, t)), says: "long", missing: "—" },
          {
            ...{ name: t("Hora"), value: slot && rangeWords(slot.starts_at, slot.ends_at) },
            ...{ says: "range", missing: t("Elige una") },
          },
          { name: t("Con"), value: t("Alguien del equipo, {length}, sin compromiso", { length }) },
        ]}
      />
      <SiteForm className="visit__form stack packed slim" method="post" action={`${clubPath}/visita`} noValidate>
        <Problems answer={answer} fields={problems} />
        <VisitWhen days={days} day={day} start={slot?.starts_at ?? null} error={answer?.errors.hora} />
        <fieldset className="stack gap-16 slim">
          <StepTitle thin={t("Tus")} wide={t("datos")} />
          <div className="thirds gap-16">
            <NameInput id="visita-nombre" answer={answer} />
            <PhoneInput id="visita-telefono" answer={answer} />
            <EmailInput id="visita-email" answer={answer} />
          </div>
          <label className="row press small">
            <input type="checkbox" name="novedades" defaultChecked={answer?.typed.novedades !== undefined} />
            {t(visitTexts.marketing)}
          </label>
          <DataNotice owner={owner}>{t("Usamos tu nombre, teléfono y email solo para esta visita.")}</DataNotice>
        </fieldset>
        <Trap />
        <input type="hidden" name="clave" value={answer?.typed.clave ?? stamp} />
        <VisitEnd
          chosen={slot ? `${capital(dayWords(day, t))}, ${clockWords(slot.starts_at)}` : ""}
          club={club.name}
          button={t("Reservar visita")}
        />
      </SiteForm>
    </div>
  );
}

interface VisitEndProps {
  chosen: string;
  club: string;
  button: string;
  /** The form that the button sends, where it stands outside of it. */
  form?: string;
}

/** Stays in sight: what is chosen, and the button that does it. */
export function VisitEnd({ chosen, club, button, form }: VisitEndProps) {
  const t = useText();
  return (
    <div className="visit__end cols cols-auto gap-16 middle ruled-top">
      <p className="small">
        <b data-says="choice" data-missing={t("Elige día y hora")} data-live="">
          {chosen || t("Elige día y hora")}
        </b>{" "}
        <span className="muted">{t("en {club}", { club })}</span>
      </p>
      <Button type="submit" form={form}>
        {button}
      </Button>
    </div>
  );
}

function ClubLines({ club }: { club: Club }) {
  return (
    <>
      {club.name}
      {club.address && (
        <>
          <br />
          <span className="plain muted">{club.address}</span>
        </>
      )}
    </>
  );
}
