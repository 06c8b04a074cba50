import { Link } from "react-router";
import { everyDay, periodsUntil, readPeriod, viewPeriods } from "#domain/panel/view-days.ts";
import { changeText, viewName, wholeText } from "#domain/panel/view-words.ts";
import type { DateRange } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { statisticsToasts } from "#texts/admin/statistics-toasts.ts";
import { type ViewFigures, viewsCsv } from "../../content/site/page-views.ts";
import { listViews, readViews } from "../../data/site/page-views.ts";
import { Button } from "../../ui/links/button.tsx";
import { saveFile } from "../files/save-file.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { readPage } from "../session/read-page.ts";
import { withSession } from "../session/with-session.ts";
import type { Route } from "./+types/statistics-route.ts";
import { DayBars } from "./day-bars.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = readPeriod(new URL(request.url).searchParams);
  const { now, before } = periodsUntil(madridDayAndMinute(new Date()).date, days);
  const read = await readPage("page_views", statisticsToasts.loadFailed, async (client) => {
    const [figures, earlier] = await Promise.all([readViews(client, now), readViews(client, before)]);
    return { days, range: now, figures, earlier: earlier.days };
  });
  return read ?? { days, range: now, figures: null, earlier: [] };
}

const about = "Cuántas veces se ven las páginas y de dónde llega la gente, sin cookies y sin saber quién es nadie.";

/** How often pages are looked at: totals, days, and the first names of each kind. */
export default function StatisticsRoute({ loaderData: { days, range, figures, earlier } }: Route.ComponentProps) {
  const of = (kind: string) => figures?.names.filter((name) => name.kind === kind) ?? [];
  return (
    <>
      <PageHead title="Estadísticas" about={about}>
        <Button size="compact" variant="line" onClick={() => void download(range)}>
          Descargar CSV
        </Button>
      </PageHead>
      <nav className="pills row wraps gap-4 below-16" aria-label="Periodo">
        {viewPeriods.map((period) => (
          <Link
            key={period}
            to={`/admin/statistics?dias=${period}`}
            aria-current={period === days ? "true" : undefined}
          >
            {period} días
          </Link>
        ))}
      </nav>
      {figures ? (
        <div className="stack gap-16">
          <ViewTotals now={figures.days} before={earlier} days={days} />
          <DayBars days={everyDay(range, figures.days)} />
          <div className="cells top">
            <ViewNames title="Páginas" kind="page" names={of("page")} />
            <ViewNames title="Procedencia" kind="referrer" names={of("referrer")} />
            <ViewNames title="Campañas" kind="campaign" names={of("campaign")} />
            <ViewNames title="Dispositivos" kind="device" names={of("device")} />
          </div>
          <p className="reads muted">
            No se cuentan los robots, ni el equipo, ni quien pide en su navegador que no se le siga. Una visita empieza
            fuera de esta web; las páginas que se ven después son de la misma visita. Se guardan 25 meses.
          </p>
        </div>
      ) : (
        <FailedList>Las estadísticas no se han podido cargar.</FailedList>
      )}
    </>
  );
}

async function download(range: DateRange): Promise<void> {
  await attempt(statisticsToasts.exportFailed, async () => {
    const rows = await withSession(() => listViews(browserClient(), range));
    saveFile(`estadisticas-${range.from}-${range.to}.csv`, "text/csv;charset=utf-8", viewsCsv(rows));
  });
}

interface ViewNamesProps {
  title: string;
  kind: ViewFigures["names"][number]["kind"];
  /** The most frequent first. */
  names: ViewFigures["names"];
}

function ViewNames({ title, kind, names }: ViewNamesProps) {
  const most = names[0]?.views ?? 1;
  return (
    <section className="panel-box panel-card" aria-labelledby={`de-${kind}`}>
      <h2 id={`de-${kind}`}>{title}</h2>
      {names.length === 0 ? (
        <p>Nada en estos días.</p>
      ) : (
        <ol className="view-names">
          {names.map(({ name, views }) => (
            <li className="relative row spread gap-16 ruled pad-y" key={name} style={{ "--share": views / most }}>
              <span className="breaks slim">{viewName(kind, name)}</span>
              <b className="figures">{wholeText(views)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface ViewTotalsProps {
  now: ViewFigures["days"];
  /** As many days before them. */
  before: ViewFigures["days"];
  days: number;
}

function ViewTotals({ now, before, days }: ViewTotalsProps) {
  return (
    <dl className="stack gap-16 halves">
      <Total name="Visitas" what="visits" {...{ now, before, days }} />
      <Total name="Páginas vistas" what="views" {...{ now, before, days }} />
    </dl>
  );
}

function Total({ name, what, now, before, days }: ViewTotalsProps & { name: string; what: "visits" | "views" }) {
  const sum = (list: ViewFigures["days"]) => list.reduce((total, entry) => total + entry[what], 0);
  const change = changeText(sum(now), sum(before), days);
  return (
    <div className="panel-box pad-20">
      <dt>{name}</dt>
      <dd className="row wraps baseline muted">
        <b className="cifra big ink">{wholeText(sum(now))}</b>
        {change && <span>{change}</span>}
      </dd>
    </div>
  );
}
