import { CalendarPlus, RefreshCw } from "lucide-react";
import { LinkButton } from "#app/ui/links/link-button.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import { Intensity, Mark } from "#app/views/timetable/activity-look.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { contentLang, ownLang } from "#domain/text/content-lang.ts";
import { spanText } from "#domain/timetable/class-events.ts";
import { capital } from "#domain/visits/visit-words.ts";
import { wholeDay } from "./day-words.ts";
import type { ShownClass } from "./timetable-model.ts";
import "./week.css";

/** What there is to know of a class: a popover beside its block, a sheet on a phone. The browser opens it by itself. */
export function ClassDetails({ of: it, path }: { of: ShownClass; path: string }) {
  const t = useText();
  const { activity, weekly } = it;
  const picture = safeSource(activity.image);
  return (
    <div popover="auto" id={it.key} className="class-details dialog" role="dialog" aria-labelledby={`${it.key}t`}>
      <h3 className="dialog__title row wide size-1" id={`${it.key}t`} lang={contentLang(activity, "name")}>
        <Mark of={activity.mark} size={14} />
        {activity.name}
      </h3>
      <button
        type="button"
        popoverTarget={it.key}
        popoverTargetAction="hide"
        className="dialog__close icon-button icon-button--plain"
        aria-label={t("Cerrar")}
      />
      <p className="above small muted">{capital(`${wholeDay(it.date, t)}, ${spanText(it)}`)}</p>
      <Difference of={it} />
      {activity.description && (
        <p className="above small muted" lang={contentLang(activity, "description")}>
          {activity.description}
        </p>
      )}
      {picture && <Picture src={picture} alt="" width={640} height={320} sizes="344px" />}
      <dl className="facts small above-12 below-20 ruled-top">
        <Fact term={t("Instructor")} value={it.instructor} />
        <Fact term={t("Sala")} value={it.room} lang={ownLang(t)} />
        <Fact term={t("Duración")} value={t("{minutes} minutos", { minutes: weekly.minutes })} />
        <Fact term={t("Plazas")} value={weekly.places} />
        <div>
          <dt>{t("Intensidad")}</dt>
          <dd className="row gap-8">
            <Intensity of={activity.intensity} isSpoken={false} /> {t(activity.intensity)}
          </dd>
        </div>
      </dl>
      <LinkButton href={`${path}.ics?clase=${weekly.id}`} full>
        <Icon of={CalendarPlus} size={18} />
        {t("Añadir esta clase")}
      </LinkButton>
    </div>
  );
}

function Difference({ of: { isCancelled, insteadOf, instructor, movedFrom, weekly } }: { of: ShownClass }) {
  const t = useText();
  if (isCancelled) return <p className="notice notice--bad above-12 small strong">{t("Cancelada este día.")}</p>;
  if (insteadOf === null && movedFrom === null) return null;
  return (
    <p className="notice row top above-12 small">
      <Icon of={RefreshCw} size={16} />
      <span>
        {insteadOf !== null && (
          <>
            <b>{t("Sustitución.")}</b>{" "}
            {t("La da {instructor} en lugar de {insteadOf}.", {
              instructor: instructor ?? "",
              insteadOf,
            })}{" "}
          </>
        )}
        {movedFrom !== null && (
          <>
            <b>{t("Cambio de hora.")}</b> {t("Otras semanas es a las")}{" "}
            {spanText({ start: movedFrom, end: movedFrom + weekly.minutes }).split("–")[0]}.
          </>
        )}
      </span>
    </p>
  );
}

interface FactProps {
  term: string;
  value: string | number | null;
  /** Of the value, where that is not the page's. */
  lang?: string | undefined;
}

function Fact({ term, value, lang }: FactProps) {
  if (value === null || value === "") return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}
