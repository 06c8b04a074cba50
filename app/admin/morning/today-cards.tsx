import { Link } from "react-router";
import { visitNow } from "#domain/panel/morning-words.ts";
import { ageText, kindText, termOf } from "#domain/requests/inbox-words.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { recentDay } from "#domain/time/recent-moment.ts";
import type { Morning } from "../../content/people/morning.ts";
import { KindIcon } from "../inbox/kind-icon.tsx";
import { Chip } from "../layout/chip.tsx";
import { MorningCard } from "./morning-card.tsx";

const mostShown = 5;

interface CardProps {
  morning: Morning;
  now: Date;
}

/** Who comes today; from the next one on, those who are still to come. */
export function VisitsToday({ morning: { visits }, now }: CardProps) {
  const next = visits.findIndex((visit) => visit.status === "booked" && Date.parse(visit.starts_at) > now.getTime());
  const from = next === -1 ? Math.max(0, visits.length - mostShown) : Math.max(0, next - 2);
  return (
    <MorningCard
      id="visits-today"
      title={visits.length === 1 ? "visita hoy" : "visitas hoy"}
      count={visits.length}
      all={{ path: "/admin/visits", text: "Agenda" }}
      empty={visits.length === 0 ? "Hoy no viene nadie." : ""}
    >
      <ul className="parted">
        {visits.slice(from, from + mostShown).map((visit, at) => (
          <li key={visit.id} aria-current={from + at === next ? "true" : undefined}>
            <Link
              className="hovers row pad"
              to={visit.club_id ? `/admin/visits?club=${visit.club_id}` : "/admin/visits"}
            >
              <time className="figures" dateTime={visit.starts_at}>
                {toMadridLocal(visit.starts_at).slice(11, 16)}
              </time>
              <b className="breaks grow">{visit.name}</b>
              <span className="muted">{visitNow(visit, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MorningCard>
  );
}

const termWords = { late: "Fuera de plazo", soon: "Se acaba el plazo" };

export function WaitingToday({ morning: { waiting, backlog }, now }: CardProps) {
  const total = backlog.kinds.reduce((sum, kind) => sum + kind.total, 0);
  return (
    <MorningCard
      id="waiting"
      title="sin contestar"
      count={total}
      all={{ path: "/admin/inbox", text: "Bandeja" }}
      empty={waiting.length === 0 ? "No espera nadie." : ""}
    >
      <ul className="parted">
        {waiting.slice(0, mostShown).map((entry) => {
          const since = entry.attention_at ?? entry.created_at;
          const term = termOf(entry.kind, entry.status, since, now);
          return (
            <li key={entry.id}>
              <Link className="hovers row pad" to={`/admin/inbox/${entry.id}`}>
                <KindIcon kind={entry.kind} />
                <b className="breaks grow">
                  {entry.name}
                  <small>{kindText(entry.kind)}</small>
                </b>
                <span className={term === "late" ? "bad" : term ? "asks" : "muted"}>
                  {term ? termWords[term] : ageText(since, now)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </MorningCard>
  );
}

/** Classes of this week that are not as in the others. */
export function ChangedClasses({ morning: { classes }, now }: CardProps) {
  return (
    <MorningCard
      id="classes"
      title={classes.length === 1 ? "clase con cambios" : "clases con cambios"}
      count={classes.length}
      all={{ path: "/admin/timetable", text: "Horario" }}
      empty={classes.length === 0 ? "Esta semana va como siempre." : ""}
    >
      <ul className="parted">
        {classes.slice(0, mostShown).map((entry) => (
          <li key={entry.id}>
            <Link className="hovers row pad" to={`/admin/timetable?club=${entry.club_id}`}>
              <b className="breaks grow">
                {entry.name}, {clockOf(entry.start_minute)}
                <small>
                  {dayOf(entry.on_date, now)} · {entry.club}
                  {entry.instructor && !entry.is_cancelled ? ` · ${entry.instructor}` : ""}
                </small>
              </b>
              <Chip tone={entry.is_cancelled ? "bad" : "plain"}>
                {entry.is_cancelled ? "Cancelada" : entry.instructor ? "Sustitución" : "Cambia"}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </MorningCard>
  );
}

const clockOf = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

const weekday = new Intl.DateTimeFormat("es-ES", { timeZone: "UTC", weekday: "long", day: "numeric" });
function dayOf(date: string, now: Date): string {
  const recent = recentDay(date, now);
  return recent === "hoy" ? recent : weekday.format(new Date(`${date}T00:00:00Z`));
}
