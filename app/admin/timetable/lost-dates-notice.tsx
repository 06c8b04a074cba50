import { CalendarX } from "lucide-react";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClassException } from "../../content/clubs/class-exception.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { classWords } from "./class-words.ts";
import type { Week } from "./use-week.ts";

interface LostDatesNoticeProps {
  week: Week;
  changes: readonly ClassException[];
  activities: readonly Activity[];
}

const mostNamed = 4;
/** "6 de enero". A date, not a moment: no time zone moves it. */
const dayAndMonth = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "long", timeZone: "UTC" });

/** What is different on a date and goes with the classes that publishing takes away: named and counted before it does. */
export function LostDatesNotice({ week, changes, activities }: LostDatesNoticeProps) {
  const lost = week.changes.remove.flatMap((entry) =>
    changes.filter(({ class_id }) => class_id === entry.id).map((change) => ({ it: entry, change })),
  );
  if (lost.length === 0) return null;
  const named = lost
    .slice(0, mostNamed)
    .map(({ it, change }) => `${classWords(it, activities)} (${dayAndMonth.format(new Date(change.on_date))})`);
  const more = lost.length - named.length;
  return (
    <div className="panel-notice panel-notice--bad" role="status">
      <Icon of={CalendarX} size={18} />
      <p className="roomy">
        <b>
          Al publicar {lost.length === 1 ? "se pierde 1 cambio de fecha" : `se pierden ${lost.length} cambios de fecha`}
          :
        </b>{" "}
        {named.join("; ")}
        {more > 0 && ` y ${more === 1 ? "otro" : `otros ${more}`}`}.
      </p>
    </div>
  );
}
