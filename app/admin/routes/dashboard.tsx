import { Plus } from "lucide-react";
import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { lacksFacts } from "#domain/company/legal-facts.ts";
import { needsAttention } from "#domain/panel/attention.ts";
import { needBackupsAttention } from "#domain/panel/describe-backups.ts";
import { greeting } from "#domain/panel/morning-words.ts";
import type { Morning } from "../../content/people/morning.ts";
import { type NamedTables, readMorning } from "../../data/site/morning.ts";
import { buttonClass } from "../../ui/links/button-class.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SinceLastTime } from "../activity/since-last-time.tsx";
import { useNoteArrival } from "../activity/use-note-arrival.ts";
import type { loader as documentLoader } from "../document.tsx";
import { Select } from "../fields/select.tsx";
import { factsOf, recordedFacts } from "../history/recorded-facts.ts";
import { CodeAhead } from "../layout/code-ahead.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { showPending } from "../layout/use-pending-proposals.ts";
import { useOpenSections } from "../layout/use-section.ts";
import { AttentionList } from "../morning/attention-list.tsx";
import { SiteHealth } from "../morning/site-health.tsx";
import { ChangedClasses, VisitsToday, WaitingToday } from "../morning/today-cards.tsx";
import { WeekCharts } from "../morning/week-charts.tsx";
import { rowPath } from "../plans/row-path.ts";
import { type SectionPath, sectionAt } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { readsAhead } from "../session/reads-ahead.ts";
import type { Route } from "./+types/dashboard.ts";

/** How the record names the rows of each table that has names. */
const namedTables: NamedTables = Object.fromEntries(
  Object.keys(recordedFacts).flatMap((table) => {
    const { name, key = "id" } = factsOf(table) ?? {};
    return name && name !== key ? [[table, [key, name] as const]] : [];
  }),
);

export const handle = { ahead: readsAhead((client) => readMorning(client, null, namedTables)) };

/** Null when it cannot be read: the menu works all the same. Its badges say what was read here (`countPending`). */
export async function clientLoader() {
  const morning = await readMorning(browserClient(), null, namedTables).catch(() => null);
  if (morning) showPending(morning.backlog);
  return { morning, now: new Date() };
}

/** What today brings, by what the person may do. */
export default function Dashboard({ loaderData: { morning, now } }: Route.ComponentProps) {
  useNoteArrival();
  const isOpen = useHerSections();
  const found = useAttention(morning, now);
  const [club, setClub] = useState("");
  const shown = morning && ofClub(morning, club);
  return (
    <>
      <PageHead title="Dashboard de Administración" about={<About morning={morning} now={now} />}>
        {morning && <ClubChoice morning={morning} club={club} onChoose={setClub} />}
        {isOpen("/admin/visits") && <AddVisitLink club={club} />}
      </PageHead>
      <div className="stack gap-16">
        {shown && (
          <div className="morning__today stack gap-16">
            {isOpen("/admin/visits") && <VisitsToday morning={shown} now={now} />}
            {isOpen("/admin/inbox") && <WaitingToday morning={shown} now={now} />}
            {isOpen("/admin/timetable") && <ChangedClasses morning={shown} now={now} />}
          </div>
        )}
        <div className="morning__rest stack gap-16">
          <AttentionList found={found} />
          {morning && <Health morning={morning} now={now} />}
          {morning && isOpen("/admin/inbox") && (
            <WeekCharts week={morning.week} now={now} hasProposals={isOpen("/admin/partners")} />
          )}
          {morning && <SinceLastTime morning={morning} />}
        </div>
      </div>
      {isOpen("/admin/inbox") && <CodeAhead page="/admin/inbox" />}
      {isOpen("/admin/visits") && <CodeAhead page="/admin/visits" />}
    </>
  );
}

/** The day of one club: who comes there, and which of its classes change. Who waits for an answer is of no club. */
const ofClub = (morning: Morning, club: string): Morning =>
  club === ""
    ? morning
    : {
        ...morning,
        visits: morning.visits.filter(({ club_id }) => club_id === club),
        classes: morning.classes.filter(({ club_id }) => club_id === club),
      };

function ClubChoice({ morning, club, onChoose }: { morning: Morning; club: string; onChoose: (club: string) => void }) {
  const clubs = new Map([...morning.visits, ...morning.classes].map((entry) => [entry.club_id, entry.club]));
  if (clubs.size < 2) return null;
  return (
    <Select
      className="select-fit"
      aria-label="Club"
      none="Todos los clubs"
      value={club}
      options={[...clubs].map(([id, name]) => ({ value: id ?? "", text: name ?? "" }))}
      onChoose={onChoose}
    />
  );
}

function AddVisitLink({ club }: { club: string }) {
  const may = usePermissions();
  if (!may("create", "visits")) return null;
  return (
    <Link
      className={buttonClass({ size: "compact" })}
      to={club ? `/admin/visits?club=${club}` : "/admin/visits"}
      state={{ add: true }}
    >
      <Icon of={Plus} size={17} />
      Añadir visita
    </Link>
  );
}

function useHerSections(): (path: SectionPath) => boolean {
  const isOpen = useOpenSections();
  return (path) => {
    const section = sectionAt(path);
    return section !== undefined && isOpen(section);
  };
}

function About({ morning, now }: { morning: Morning | null; now: Date }) {
  const isOpen = useHerSections();
  const me = morning?.colleagues.find((colleague) => colleague.is_me)?.name.split(" ")[0] ?? "";
  const left = morning?.visits.filter(
    (visit) => visit.status === "booked" && Date.parse(visit.starts_at) > now.getTime(),
  ).length;
  const waiting = morning?.backlog.kinds.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <b>{dayInWords(now)}</b>.{" "}
      {morning &&
        greeting(now, me, {
          visits: isOpen("/admin/visits") ? (left ?? null) : null,
          waiting: isOpen("/admin/inbox") ? (waiting ?? null) : null,
        })}{" "}
      {isOpen("/admin/clubs") && (
        <>
          Usa el menú <span className="only-wide">de la izquierda</span>
          <span className="only-narrow">de arriba</span> para gestionar el contenido de la web.
        </>
      )}
    </>
  );
}

const day = new Intl.DateTimeFormat("es-ES", {
  timeZone: "Europe/Madrid",
  weekday: "long",
  day: "numeric",
  month: "long",
});
function dayInWords(now: Date): string {
  const words = day.format(now).replace(",", "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Health({ morning, now }: { morning: Morning; now: Date }) {
  const server = useRouteLoaderData<typeof documentLoader>("admin/document");
  const isOurs = server?.url === "/";
  return <SiteHealth morning={isOurs ? morning : { ...morning, backups: null }} now={now} />;
}

/** What of it is hers; null where it could not be asked. */
function useAttention(morning: Morning | null, now: Date) {
  const server = useRouteLoaderData<typeof documentLoader>("admin/document");
  const isOpen = useOpenSections();
  if (!morning || !server) return null;
  const hasLateBackups = server.url === "/" && morning.backups !== null && needBackupsAttention(morning.backups, now);
  const refusedPlans = morning.refused_plans.map(({ table_name, row_id, reason }) => ({
    reason,
    path: rowPath(table_name, row_id),
  }));
  const found = needsAttention(
    {
      ...morning,
      refused_plans: refusedPlans,
      reviews: morning.reviews.map((review) => ({ ...review, path: rowPath(review.table_name, review.row_id) })),
      hasLegalPlaceholders: morning.company !== null && lacksFacts(morning.company, server.configuredOwner),
      hasUnknownProxy: server.hasUnknownProxy,
      hasLateBackups,
    },
    now,
  );
  return found.filter(({ path }) => {
    const section = sectionAt(path);
    return !section || isOpen(section);
  });
}
