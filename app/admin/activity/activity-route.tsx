import { Link, useSearchParams } from "react-router";
import { toCsv } from "#domain/text/to-csv.ts";
import { toMadridLocal } from "#domain/time/madrid-time.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { type ActivityFilter, listActivity, listUndoable, nameRows } from "../../data/record/activity.ts";
import { Button } from "../../ui/links/button.tsx";
import { saveFile } from "../files/save-file.ts";
import { changeInWords } from "../history/changed-fields.ts";
import { factsOf, recordedFacts } from "../history/recorded-facts.ts";
import { recordedTable } from "../history/recorded-tables.ts";
import { whoDid } from "../history/who.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { sectionAt } from "../sections.ts";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { type Permissions, usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import { withSession } from "../session/with-session.ts";
import type { Route } from "./+types/activity-route.ts";
import { ActivityFilters } from "./activity-filters.tsx";
import { type ActivityItem, activityInWords, activityItemsOf, rowsToName } from "./activity-items.ts";
import { ActivityByDay } from "./activity-list.tsx";
import { mayUndo, UndoButton } from "./undo-button.tsx";

const mostAtOnce = 100;
const mostInFile = 5_000;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filter = filterOf(new URL(request.url).searchParams);
  return readPage("audit_log", readFailed, async (client) => {
    const [entries, colleagues, clubs] = await Promise.all([
      listActivity(client, filter, mostAtOnce),
      listColleagues(client),
      listClubNames(client),
    ]);
    const deeds = activityItemsOf(entries);
    const [names, undoable] = await Promise.all([
      nameRows(client, rowsToName(deeds)),
      listUndoable(
        client,
        deeds.map(({ entry }) => entry.id),
      ),
    ]);
    return { deeds, names, undoable, colleagues, clubs, next: entries.length < mostAtOnce ? null : entries.at(-1)?.id };
  });
}

const readFailed = (message: string) => failed(`No se ha podido leer la actividad. ${message}`);

/** What the team did: by whom, where and when. */
export default function ActivityRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const may = usePermissions();
  const head = (
    <PageHead title="Actividad" about={`Todo lo que ha cambiado y quién lo hizo. ${howToUndo(may)}`.trimEnd()}>
      {loaderData && (
        <Button size="compact" variant="line" onClick={() => void download(search, loaderData.colleagues)}>
          Descargar CSV
        </Button>
      )}
    </PageHead>
  );
  if (!loaderData)
    return (
      <>
        {head}
        <FailedList>La actividad no se ha podido cargar.</FailedList>
      </>
    );
  const { deeds, undoable, next, clubs, ...rest } = loaderData;
  const older = new URLSearchParams(search);
  older.set("antes", String(next));
  const undo = (deed: ActivityItem, what: string) =>
    undoable.has(deed.entry.id) && mayUndo(may, deed) && <UndoButton deed={deed} what={what} />;
  return (
    <>
      {head}
      <ActivityFilters chosen={search} colleagues={rest.colleagues} clubs={clubs} />
      {deeds.length === 0 && (
        <p className="panel-box pad-20">
          {search.size > 0 ? "No hay nada que cumpla estos filtros." : "Todavía no ha cambiado nada."}
        </p>
      )}
      <ActivityByDay deeds={deeds} detailOf={detailOf} undo={undo} {...rest} />
      {next && (
        <p className="muted above-16">
          <Link to={`?${older}`}>Ver lo anterior</Link>
        </p>
      )}
    </>
  );
}

/** The direction takes back what anybody did, others what they did themselves where they may delete and change rows. */
function howToUndo(may: Permissions): string {
  if (may("update", "staff")) return "Casi todo se puede deshacer durante 30 días.";
  return may("delete", "audit_log") ? "Casi todo lo tuyo se puede deshacer durante 30 días." : "";
}

function detailOf(entry: AuditEntry): string {
  const table = recordedTable(entry.table_name);
  if (!table) return "";
  if (entry.kind === "update") return changeInWords(table, entry, null);
  return entry.kind === "delete" && !table.hasNoHistory ? "Está 30 días en la papelera" : "";
}

/** What an address asks for; anything else in it asks for nothing. */
function filterOf(search: URLSearchParams): ActivityFilter {
  const section = search.get("seccion");
  const day = search.get("dia") ?? "";
  const person = search.get("persona") ?? "";
  return {
    person: /^(web|[0-9a-f-]{36})$/.test(person) ? person : undefined,
    tables: section ? tablesOf(section) : undefined,
    club: search.get("club") || undefined,
    day: Number.isNaN(Date.parse(day)) || !/^\d{4}-\d\d-\d\d$/.test(day) ? undefined : day,
    before: Number(search.get("antes")) || undefined,
  };
}

/** The files of the library are those of galleries too. */
const tablesOf = (section: string): string[] => [
  ...Object.keys(recordedFacts).filter((name) => factsOf(name)?.section === section),
  ...(section === "/admin/media" ? ["objects"] : []),
];

async function download(search: URLSearchParams, colleagues: readonly Colleague[]): Promise<void> {
  await attempt(readFailed, async () => {
    const lines = await withSession(async () => {
      const client = browserClient();
      const deeds = activityItemsOf(await listActivity(client, filterOf(search), mostInFile));
      const names = await nameRows(client, rowsToName(deeds));
      return deeds.map((deed) => {
        const { verb, what } = activityInWords(deed, names);
        const { at, table_name, club } = deed.entry;
        const section = sectionAt(factsOf(table_name)?.section ?? "")?.title ?? "";
        const moment = toMadridLocal(at).replace("T", " ");
        const clubName = (club && names.get(`clubs/${club}`)) ?? club ?? "";
        return [moment, whoDid(deed.entry, colleagues), section, clubName, verb, what, detailOf(deed.entry)];
      });
    });
    const head = ["Fecha", "Persona", "Sección", "Club", "Qué hizo", "A qué", "Cambio"];
    saveFile("actividad.csv", "text/csv", toCsv([head, ...lines]));
  });
}
