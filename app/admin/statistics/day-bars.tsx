import { wholeText } from "#domain/panel/view-words.ts";
import type { ViewFigures } from "../../content/site/page-views.ts";

/** A bar for each day, for the eye; the same days as a table, for everybody. */
export function DayBars({ days }: { days: ViewFigures["days"] }) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const [first, last] = [days[0], days.at(-1)];
  if (days.every(({ views }) => views === 0)) {
    return (
      <section className="panel-box panel-card" aria-labelledby="por-dias">
        <h2 id="por-dias">Páginas vistas por día</h2>
        <p>Aún no hay visitas contadas en estos días.</p>
      </section>
    );
  }
  return (
    <section className="panel-box panel-card" aria-labelledby="por-dias">
      <h2 id="por-dias">Páginas vistas por día</h2>
      <div className="fine muted" aria-hidden="true">
        <span>{wholeText(most)}</span>
        <div className="day-bars__days ruled-top ends above row">
          {days.map(({ day, views }) => (
            <i
              className="grow"
              key={day}
              title={`${shortDay(day)}: ${wholeText(views)}`}
              style={{ "--share": views / most }}
            />
          ))}
        </div>
        {first && last && (
          <p className="row spread above">
            <span>{shortDay(first.day)}</span>
            <span>{shortDay(last.day)}</span>
          </p>
        )}
      </div>
      <details>
        <summary className="underlined pad-y">Los días en una tabla</summary>
        <table className="plain-table plain-table--figures">
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col">Visitas</th>
              <th scope="col">Páginas vistas</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits, views }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{shortDay(day)}</time>
                </th>
                <td>{wholeText(visits)}</td>
                <td>{wholeText(views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const words = new Intl.DateTimeFormat("es-ES", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });

/** A day in few letters: `lun, 2 mar`. */
function shortDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
