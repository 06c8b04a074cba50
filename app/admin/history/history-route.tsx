import { Link, useRevalidator, useSearchParams } from "react-router";
import { type RecordedRow, rowStates } from "#domain/history/row-states.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import type { AuditEntry } from "../../content/people/audit-entry.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listVersions, type RecordedPlace, readRecorded, readRecordStart } from "../../data/record/audit-log.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { panelTitle, sections } from "../sections.ts";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/history-route.ts";
import { Comparison, justBefore, stateBefore } from "./comparison.tsx";
import { restoreVersion } from "./history-commands.ts";
import { nameOf } from "./recorded-facts.ts";
import { type RecordedTable, recordedTable } from "./recorded-tables.ts";
import { VersionList } from "./version-list.tsx";

const notRestored = (message: string) => failed(`No se ha restaurado. ${message}`);

const unread = (message: string) => failed(`No se ha podido leer el historial. ${message}`);

const mostAtOnce = 50;

interface Read {
  now: RecordedRow | null;
  versions: (AuditEntry & { state: RecordedRow | null })[];
  hasMore: boolean;
  since: string | null;
  colleagues: readonly Colleague[];
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const table = recordedTable(params.table);
  const place = { table: params.table, key: table?.key ?? "id", id: params.id };
  if (!table || table.hasNoHistory) return { place, read: null };
  const most = Number(new URL(request.url).searchParams.get("hasta")) || mostAtOnce;
  const read = await readPage(place.table, unread, async () => {
    return { place, read: await readHistory(place, most) };
  });
  return read ?? { place, read: null };
}

async function readHistory(place: RecordedPlace, most: number): Promise<Read> {
  const client = browserClient();
  const [now, entries, since, colleagues] = await Promise.all([
    readRecorded(client, place),
    listVersions(client, place, most + 1),
    readRecordStart(client),
    listColleagues(client),
  ]);
  const states = rowStates(now, entries);
  const versions = entries.slice(0, most).map((entry, at) => ({ ...entry, state: states[at] ?? null }));
  return { now, versions, hasMore: entries.length > most, since, colleagues };
}

export const meta = () => [{ title: panelTitle("Historial") }];

export default function HistoryRoute({ loaderData: { place, read } }: Route.ComponentProps) {
  const table = recordedTable(place.table);
  if (!table || !read) {
    return (
      <>
        <PageHead title="Historial" />
        <FailedList>Aquí no hay ningún historial que se pueda leer.</FailedList>
      </>
    );
  }
  const section = sections.find((entry) => entry.path === table.section);
  const last = read.now ?? read.versions.find((version) => version.state ?? version.before);
  const name = nameOf(table, read.now ?? read.versions.find((version) => version.kind === "delete")?.before ?? null);
  return (
    <>
      <p className="below">
        <Link className="text-link text-link--back" to={table.section}>
          ← {section?.title}
        </Link>
      </p>
      <PageHead title={name ? `Historial de ${name}` : `Historial: ${section?.title}`} about={aboutOf(table, read)} />
      {last ? <Versions place={place} table={table} read={read} /> : <FailedList>{nothingYet(read.since)}</FailedList>}
    </>
  );
}

function Versions({ place, table, read }: { place: RecordedPlace; table: RecordedTable; read: Read }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { now, versions } = read;
  const find = (key: string) => versions.find((version) => String(version.id) === search.get(key));
  // What one looks for is what it was before the last change.
  const chosen = find("version") ?? versions.find((version, at) => version.state && at > 0) ?? versions[0];
  const against = search.get("con") === justBefore ? chosen && stateBefore(chosen) : find("con");
  const restore = async (version: RecordedRow) => {
    if (!now) return;
    await attempt(notRestored, async () => {
      await restoreVersion(place, now, version);
      showToast({
        title: "Versión restaurada",
        description: "Se ha guardado como una versión nueva, con tu nombre.",
      });
    });
    await revalidate();
  };
  return (
    <div className="cols cols-4-8 top">
      <div>
        <VersionList table={table} read={read} chosen={chosen} />
        <p className="muted above-16">
          {read.hasMore ? (
            <Link to={`?hasta=${versions.length + mostAtOnce}`}>Ver versiones anteriores</Link>
          ) : (
            versions.at(-1)?.kind !== "insert" && nothingYet(read.since)
          )}
        </p>
      </div>
      {chosen && (
        <Comparison
          table={table}
          now={now}
          chosen={chosen}
          against={against}
          versions={versions}
          colleagues={read.colleagues}
          onRestore={restore}
        />
      )}
    </div>
  );
}

function aboutOf(table: RecordedTable, { versions, hasMore, now }: Read): string {
  const first = versions.at(-1);
  const count = versions.length === 1 ? "1 versión" : `${hasMore ? "Más de " : ""}${versions.length} versiones`;
  const since = first ? ` desde el ${madridLongDate(first.at)}` : "";
  const isForGood = versions[0]?.kind === "purge";
  const gone = isForGood ? " Se borró para siempre." : " Está eliminado: se restaura desde la papelera.";
  const one = table.one.charAt(0).toUpperCase() + table.one.slice(1);
  return `${one}: ${count}${since}.${now ? "" : gone}`;
}

function nothingYet(since: string | null): string {
  return `Antes del ${madridLongDate(since ?? new Date().toISOString())} no se guardaban versiones.`;
}
