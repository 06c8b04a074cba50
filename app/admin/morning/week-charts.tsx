import { useState } from "react";
import { type AskedDay, weekOfAsked } from "#domain/panel/morning-words.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import type { Morning } from "../../content/people/morning.ts";

const letters = ["L", "M", "X", "J", "V", "S", "D"];
const names = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];

const series = [
  { kind: "visit", title: "Visitas reservadas" },
  { kind: "message", title: "Mensajes" },
  { kind: "proposal", title: "Propuestas de partner" },
] as const;

/** What was asked of the house this week beside the one before: bars from zero, or the same as a table. */
export function WeekCharts({ week, now, hasProposals }: { week: Morning["week"]; now: Date; hasProposals: boolean }) {
  const [isTable, setTable] = useState(false);
  const local = toMadridLocal(now);
  const today = local.slice(0, 10);
  const shown = series
    .filter(({ kind }) => kind !== "proposal" || hasProposals)
    .map((entry) => ({
      ...entry,
      days: weekOfAsked(
        week.filter(({ kind }) => kind === entry.kind),
        today,
      ),
    }));
  return (
    <section className="morning-card panel-box slim" aria-labelledby="week">
      <header className="row baseline spread pad ruled">
        <h2 className="heading" id="week">
          La semana
        </h2>
        <button type="button" className="panel-link" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? "Ver como barras" : "Ver como tabla"}
        </button>
      </header>
      {isTable ? (
        <WeekTable shown={shown} />
      ) : (
        <>
          <div className="thirds gap-16 pad">
            {shown.map(({ kind, title, days }) => (
              <Chart key={kind} title={title} days={days} today={today} />
            ))}
          </div>
          <p className="week-charts__key row wraps fine muted pad" aria-hidden="true">
            <span className="row gap-8">
              <i /> Esta semana
            </span>
            <span className="row gap-8">
              <i data-today /> Hoy, hasta las {local.slice(11, 16).replace(/^0/, "")}
            </span>
            <span className="row gap-8">
              <s /> La semana anterior
            </span>
          </p>
        </>
      )}
    </section>
  );
}

const sumOf = (days: readonly AskedDay[], of: "now" | "before") => days.reduce((sum, day) => sum + (day[of] ?? 0), 0);

function Chart({ title, days, today }: { title: string; days: readonly AskedDay[]; today: string }) {
  const most = Math.max(1, ...days.flatMap((day) => [day.now ?? 0, day.before]));
  return (
    <figure>
      <figcaption className="strong">
        {title}
        <span className="row wraps baseline plain fine muted">
          <b className="cifra big ink">{sumOf(days, "now")}</b> {sumOf(days, "before")} en toda la anterior
        </span>
      </figcaption>
      {/* For the eye; the table says the same. */}
      <div className="week-chart sevenths gap-8 muted tiny" aria-hidden="true">
        {days.map((day, at) => (
          <div key={day.day} data-today={day.day === today || undefined}>
            <div style={{ "--now": (day.now ?? 0) / most, "--before": day.before / most }}>
              {day.now !== null && <span className="strong ink">{day.now}</span>}
              <i />
              <s />
            </div>
            {letters[at]}
          </div>
        ))}
      </div>
    </figure>
  );
}

function WeekTable({ shown }: { shown: readonly { title: string; days: readonly AskedDay[] }[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
    <section className="scrolls pad" aria-label="La semana, en cifras" tabIndex={0}>
      <table className="plain-table nowrap">
        <thead>
          <tr>
            <th scope="col">Día</th>
            {shown.map(({ title }) => (
              <th key={title} scope="col">
                {title} <small>esta · anterior</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map(({ title, days }) => (
                <td key={title}>
                  {days[at]?.now ?? "–"} · {days[at]?.before}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
