import { useText } from "#app/ui/use-text.ts";
import { ownLang } from "#domain/text/content-lang.ts";
import { eventDateParts } from "#domain/time/event-date-parts.ts";
import "./events.css";

/** `25 DIC`: the day wide, the month thin. Longer texts (`Todos los jueves`) are set smaller and may wrap. */
export function EventDate({ date }: { date: string }) {
  const t = useText();
  const { day, rest } = eventDateParts(date);
  const isLong = day.length + rest.length > 7;
  // Months are known; "Todos los jueves" is not.
  const said = t.known(rest);
  return (
    <p className={`event-date ${isLong ? "event-date--long" : ""}`}>
      {day && <b className="wide">{day}</b>}
      {day && rest && " "}
      <span className="thin" lang={rest && said === rest ? ownLang(t) : undefined}>
        {said}
      </span>
    </p>
  );
}
