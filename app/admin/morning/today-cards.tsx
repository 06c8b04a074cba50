import { Link } from "react-router";
import { visitNow } from "#domain/panel/morning-words.ts";
import { ageText, kindText, termOf } from "#domain/requests/inbox-words.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { recentDay } from "#domain/time/recent-moment.ts";
import type { Morning } from "../../content/people/morning.ts";
import { Chip } from "../layout/chip.tsx";
import { MorningCard } from "./morning-card.tsx";

const mostShown = 5;

interface CardProps {
  morning: Morning;
  now: Date;
}

/** Who comes today; from the next one on, those who are still to come. */
export function VisitsToday({ morning: { visits }, now }: CardProps) {
  const next = visits.findIndex((it) => it.status === "booked" && Date.parse(it.starts_at) > now.getTime());
  const from = next === -1 ? Math.max(0, visits.length - mostShown) : Math.max(0, next - 2);
  return (
    <MorningCard
      id="visits-today"
      title={visits.length === 1 ? "visita hoy" : "visitas hoy"}
      count={visits.length}
      all={{ path: "/admin/visits", text: "Agenda" }}
      empty={visits.length === 0 ? "Hoy no viene nadie." : ""}
    >
      <ul>
        {visits.slice(from, from + mostShown).map((it, at) => (
          <li key={it.id} aria-current={from + at === next ? "true" : undefined}>
            <Link to={it.club_id ? `/admin/visits?club=${it.club_id}` : "/admin/visits"}>
              <time dateTime={it.starts_at}>{toMadridLocal(it.starts_at).slice(11, 16)}</time>
              <b>{it.name}</b>
              <span>{visitNow(it, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MorningCard>
  );
}

const termWords = { late: "Fuera de plazo", soon: "Se acaba el plazo" };

/** Who waits for an answer, the longest first. */
export function WaitingToday({ morning: { waiting, backlog }, now }: CardProps) {
  const total = backlog.kinds.reduce((sum, it) => sum + it.total, 0);
  return (
    <MorningCard
      id="waiting"
      title="sin contestar"
      count={total}
      all={{ path: "/admin/inbox", text: "Bandeja" }}
      empty={waiting.length === 0 ? "No espera nadie." : ""}
    >
      <ul>
        {waiting.slice(0, mostShown).map((it) => {
          const since = it.attention_at ?? it.created_at;
          const term = termOf(it.kind, it.status, since, now);
          return (
            <li key={it.id}>
              <Link to={`/admin/inbox/${it.id}`}>
                <b>{it.name}</b>
                <small>{kindText(it.kind)}</small>
                <span className={term ? `morning-card__${term}` : undefined}>
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
      <ul>
        {classes.slice(0, mostShown).map((it) => (
          <li key={it.id}>
            <Link to={`/admin/timetable?club=${it.club_id}`}>
              <b>
                {it.name}, {clockOf(it.start_minute)}
                <small>
                  {dayOf(it.on_date, now)} · {it.club}
                  {it.instructor && !it.is_cancelled ? ` · ${it.instructor}` : ""}
                </small>
              </b>
              <Chip tone={it.is_cancelled ? "bad" : "plain"}>
                {it.is_cancelled ? "Cancelada" : it.instructor ? "Sustitución" : "Cambia"}
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
