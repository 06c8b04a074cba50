import { CalendarDays, Clock, MapPin } from "lucide-react";
import type { Event } from "#app/content/publications/event.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang, ownLang } from "#domain/text/content-lang.ts";

interface EventFactsProps {
  event: Pick<Event, "time" | "location" | "fellBack">;
  /** In the words of the page, where it is told too. */
  day?: string | undefined;
}

/** When and where an event is, as far as staff say it. */
export function EventFacts({ event, day }: EventFactsProps) {
  const t = useText();
  const { time, location } = event;
  if (!day && !time && !location) return null;
  return (
    <dl className="row wraps apart small muted above-12">
      {day && <Fact icon={CalendarDays} name={t("Fecha")} value={day} />}
      {time && <Fact icon={Clock} name={t("Hora")} value={time} lang={/\p{L}/u.test(time) ? ownLang(t) : undefined} />}
      {location && <Fact icon={MapPin} name={t("Lugar")} value={location} lang={contentLang(event, "location")} />}
    </dl>
  );
}

interface FactProps {
  icon: typeof Clock;
  name: string;
  value: string;
  /** Of the value, where that is not the page's. */
  lang?: string | undefined;
}

function Fact({ icon, name, value, lang }: FactProps) {
  return (
    <div className="row gap-8">
      <dt>
        <Icon of={icon} size={18} label={name} className="accent" />
      </dt>
      <dd lang={lang}>{value}</dd>
    </div>
  );
}
