import type { AuditEntry } from "#app/content/people/audit-entry.ts";
import type { NamedRows } from "#app/data/record/activity.ts";
import { isComeback } from "#domain/history/row-states.ts";
import { historyPath } from "../history/history-path.ts";
import { factsOf, nameOf } from "../history/recorded-facts.ts";

/** What somebody did at once: one line, however many rows it touched. */
export interface ActivityItem {
  entry: AuditEntry;
  /** How many rows of the same table beside it. */
  more: number;
}

/** What the record writes beside what somebody did: what is said of a file comes and goes with the file. */
const isBeside = ({ table_name, kind }: AuditEntry): boolean =>
  table_name === "former_slugs" || table_name === "request_events" || (table_name === "media" && kind !== "update");

/** Entries of one transaction are one deed; the newest of them is what it was about: what went with it went before it. */
export function activityItemsOf(entries: readonly AuditEntry[]): ActivityItem[] {
  const deeds: ActivityItem[] = [];
  for (const entry of entries) {
    if (isBeside(entry) || !factsOf(entry.table_name)) continue;
    const last = deeds.at(-1);
    if (last?.entry.transaction !== entry.transaction || last.entry.at !== entry.at) deeds.push({ entry, more: 0 });
    else if (last.entry.table_name === entry.table_name) last.more++;
  }
  return deeds;
}

/** The rows whose names the lines need: those that the record itself does not name. */
export function rowsToName(deeds: readonly ActivityItem[]): NamedRows[] {
  const wanted = new Map<string, NamedRows & { ids: string[] }>();
  for (const { entry } of deeds) {
    const table = factsOf(entry.table_name);
    if (!table?.name || table.name === table.key || entry.kind === "delete") continue;
    const rows = wanted.get(entry.table_name) ?? {
      table: entry.table_name,
      key: table.key ?? "id",
      name: table.name,
      ids: [],
    };
    if (!rows.ids.includes(entry.row_id)) rows.ids.push(entry.row_id);
    wanted.set(entry.table_name, rows);
  }
  return [...wanted.values()];
}

const verbs = { insert: "creó", update: "cambió", delete: "eliminó" } as const;

export interface ActivityInWords {
  verb: string;
  /** What it was done to. */
  what: string;
  path: string;
}

/** A deed as its line says it, and where it can be looked at. */
export function activityInWords({ entry, more }: ActivityItem, names: ReadonlyMap<string, string>): ActivityInWords {
  const { table_name, row_id, kind, before, after, id } = entry;
  const table = factsOf(table_name);
  if (!table) return { verb: verbs[kind], what: table_name, path: "/admin/activity" };
  if (table_name === "objects") return fileInWords(entry, more);
  const known = names.get(`${table_name}/${row_id}`) || nameOf(table, after) || nameOf(table, before);
  const own = table.name && table.name === table.key ? row_id : known;
  const others = more === 0 ? "" : more === 1 ? " y 1 más" : ` y ${more} más`;
  return {
    verb: isComeback(entry) ? "recuperó" : verbs[kind],
    what: `${own ? `${table.one} ${own}` : table.one}${others}`,
    path: pathOf(table_name, row_id, `version=${id}&con=antes`, table.hasNoHistory ? table.section : undefined),
  };
}

/** A file is called as the library calls it: without its folder and the moment of its upload. */
function fileInWords({ kind, before, after, club }: AuditEntry, more: number): ActivityInWords {
  const { name, bucket_id: bucket } = after ?? before ?? {};
  // The dashboard is told no names of files.
  const one = typeof name === "string" ? `el archivo ${name.replace(/^(.*\/)?(\d{13}_)?/, "")}` : "un archivo";
  return {
    verb: kind === "insert" ? "subió" : verbs[kind],
    what: more === 0 ? one : `${one} y ${more} más`,
    path: bucket === "media_assets" && club ? `/admin/clubs/${club}/galeria` : "/admin/media",
  };
}

function pathOf(table: string, id: string, query: string, section: string | undefined): string {
  if (table === "requests") return `/admin/inbox/${id}`;
  return section ?? `${historyPath(table, id)}?${query}`;
}
