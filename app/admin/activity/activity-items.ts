import type { AuditEntry } from "#app/content/people/audit-entry.ts";
import type { NamedRows } from "#app/data/record/activity.ts";
import { isComeback } from "#domain/history/row-states.ts";
import { historyPath } from "../history/history-path.ts";
import { factsOf, nameOf } from "../history/recorded-facts.ts";
import { rowName } from "../plans/row-name.ts";
import { rowPath } from "../plans/row-path.ts";

/** What somebody did at once: one line, however many rows it touched. */
export interface ActivityItem {
  entry: AuditEntry;
  /** How many rows beside it. */
  more: number;
  /** The files that were sent one after the other, the newest first. */
  sent?: AuditEntry[];
}

const isPlan = ({ table_name }: AuditEntry): boolean => table_name === "planned_changes";
const isChange = (entry: AuditEntry): boolean => entry.kind === "update" && !isPlan(entry);

/** What the record writes beside what somebody did: what is said of a file comes and goes with the file. */
const isBeside = ({ table_name, kind }: AuditEntry): boolean =>
  table_name === "former_slugs" || table_name === "request_events" || (table_name === "media" && kind !== "update");

/**
 * Entries of one transaction are one deed; the newest of them is what it was about: what went with it went before it. What
 * is planned is about what it is planned for, and of changes in several sections all count.
 */
export function activityItemsOf(entries: readonly AuditEntry[]): ActivityItem[] {
  const deeds: ActivityItem[] = [];
  for (const entry of entries) {
    if (isBeside(entry) || !factsOf(entry.table_name)) continue;
    const last = deeds.at(-1);
    if (last?.sent && isSentAfter(last.sent.at(-1), entry)) last.sent.push(entry);
    else if (last?.entry.transaction !== entry.transaction || last.entry.at !== entry.at)
      deeds.push({ entry, more: 0, ...(isSending(entry) && { sent: [entry] }) });
    else if (isPlan(last.entry) && !isPlan(entry)) deeds.splice(-1, 1, { entry, more: 0 });
    else if (last.entry.table_name === entry.table_name || (isChange(last.entry) && isChange(entry))) last.more++;
  }
  return deeds;
}

const isSending = ({ table_name, kind }: AuditEntry) => table_name === "objects" && kind === "insert";

/** A pause this long parts two visits to the library. */
const pauseMs = 10 * 60_000;

/** Whether the next file was sent by the same person to the same place, not long after this one: each is a request of its own. */
function isSentAfter(next: AuditEntry | undefined, one: AuditEntry): boolean {
  if (!next || !isSending(one) || next.person !== one.person || next.club !== one.club) return false;
  return next.after?.bucket_id === one.after?.bucket_id && Date.parse(next.at) - Date.parse(one.at) < pauseMs;
}

/** The rows whose names the lines need: those that the record itself does not name, and clubs. */
export function rowsToName(deeds: readonly ActivityItem[]): NamedRows[] {
  const wanted = new Map<string, NamedRows & { ids: string[] }>();
  const want = (table: string, key: string, name: string, id: string) => {
    const rows = wanted.get(table) ?? { table, key, name, ids: [] };
    if (!rows.ids.includes(id)) rows.ids.push(id);
    wanted.set(table, rows);
  };
  for (const { entry } of deeds) {
    const about = plannedFor(entry) ?? entry;
    if (about.club && about.table_name !== "clubs") want("clubs", "id", "name", about.club);
    const table = factsOf(about.table_name);
    if (!table?.name || table.name === table.key || (about === entry && goneKinds.test(entry.kind))) continue;
    want(about.table_name, table.key ?? "id", table.name, about.row_id);
  }
  return [...wanted.values()];
}

/** The row for which a change is planned, where the entry says so: one that was moved says its moments alone. */
function plannedFor(entry: AuditEntry): PlannedFor | null {
  const { table_name, row_id, club } = (isPlan(entry) && (entry.after ?? entry.before)) || {};
  if (typeof table_name !== "string" || typeof row_id !== "string") return null;
  return { table_name, row_id, club: typeof club === "string" ? club : null };
}

type PlannedFor = Pick<AuditEntry, "table_name" | "row_id" | "club">;

/** Of these the record itself says what the row was called. */
const goneKinds = /^(delete|purge)$/;

const verbs = { insert: "creó", update: "cambió", delete: "eliminó", purge: "borró para siempre" } as const;

export interface ActivityInWords {
  verb: string;
  /** What it was done to. */
  what: string;
  path: string;
}

/** A deed as its line says it, and where it can be looked at. */
export function activityInWords(
  { entry, more, sent }: ActivityItem,
  names: ReadonlyMap<string, string>,
): ActivityInWords {
  const { table_name, row_id, kind, before, after, id } = entry;
  const table = factsOf(table_name);
  if (!table) return { verb: verbs[kind], what: table_name, path: "/admin/activity" };
  const club = names.get(`clubs/${entry.club}`);
  if (table_name === "objects") return fileInWords(entry, more, sent, club);
  const planned = plannedFor(entry);
  if (planned) return planInWords(verbs[kind], planned, names);
  const known = names.get(`${table_name}/${row_id}`) || nameOf(table, after) || nameOf(table, before);
  const own = table.name && table.name === table.key ? rowName(table_name, row_id, row_id) : known;
  const isOfClub = club && table_name !== "clubs";
  const one = own && !(isOfClub && own === entry.club) ? `${table.one} ${own}` : table.one;
  const others = more === 0 ? "" : more === 1 ? " y 1 más" : ` y ${more} más`;
  return {
    verb: isComeback(entry) ? "recuperó" : verbs[kind],
    what: `${isOfClub ? `${one} · ${club}` : one}${others}`,
    path: pathOf(
      table_name,
      row_id,
      kind === "purge" ? `version=${id}` : `version=${id}&con=antes`,
      table.hasNoHistory ? table.section : undefined,
    ),
  };
}

/** A planned change is told by what it is planned for. */
function planInWords(
  verb: string,
  { table_name, row_id, club }: PlannedFor,
  names: ReadonlyMap<string, string>,
): ActivityInWords {
  const name = rowName(table_name, row_id, names.get(`${table_name}/${row_id}`) ?? "");
  const one = [`de ${factsOf(table_name)?.one ?? ""}`.replace(/^de el /, "del "), name].join(" ").trimEnd();
  const clubName = table_name === "clubs" ? undefined : names.get(`clubs/${club}`);
  const what = `un cambio previsto ${clubName ? `${one} · ${clubName}` : one}`;
  return { verb, what, path: rowPath(table_name, row_id) };
}

/** A file is called as the library calls it: without its folder and the moment of its upload. */
export function fileName({ before, after }: AuditEntry): string | null {
  const name = (after ?? before)?.name;
  // The dashboard is told no names of files.
  return typeof name === "string" ? name.replace(/^(.*\/)?(\d{13}_)?/, "") : null;
}

function fileInWords(
  entry: AuditEntry,
  more: number,
  sent: readonly AuditEntry[] = [],
  clubName?: string,
): ActivityInWords {
  const { kind, before, after, club } = entry;
  const verb = kind === "insert" ? "subió" : verbs[kind];
  const isOfClub = (after ?? before)?.bucket_id === "media_assets" && club;
  const path = isOfClub ? `/admin/clubs/${club}/galeria` : "/admin/media";
  if (sent.length > 1) {
    const files = sent.every((file) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(fileName(file) ?? ""))
      ? "imágenes"
      : "archivos";
    return {
      verb,
      what: `${sent.length} ${files} a ${isOfClub ? `la galería de ${clubName ?? club}` : "Medios"}`,
      path,
    };
  }
  const name = fileName(entry);
  const one = name === null ? "un archivo" : `el archivo ${name}`;
  return { verb, what: more === 0 ? one : `${one} y ${more} más`, path };
}

function pathOf(table: string, id: string, query: string, section: string | undefined): string {
  if (table === "requests") return `/admin/inbox/${id}`;
  return section ?? `${historyPath(table, id)}?${query}`;
}
