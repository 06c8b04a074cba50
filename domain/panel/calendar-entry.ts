import { addDays } from "../time/dates.ts";
import { eventMoment } from "../time/event-moment.ts";
import { fromMadridLocal, toMadridLocal } from "../time/madrid-time.ts";

/** Something that begins, ends or changes, as the database tells of it; moments as ISO text. */
export interface CalendarEntry {
  kind: string;
  table_name: string;
  row_id: string;
  name: string;
  club: string | null;
  begins_at: string | null;
  ends_at: string | null;
  /** The columns that say so. */
  begins_in: string | null;
  ends_in: string | null;
  on_date: string | null;
  details: Readonly<Record<string, unknown>>;
}

/** An entry where the calendar shows it: days as ISO text, empty for a draft without one, `time` as Madrid's clocks have it. */
export interface PlacedEntry {
  key: string;
  entry: CalendarEntry;
  from: string;
  /** The last day; the same for what is a moment. */
  to: string;
  time: string | null;
  says: string;
  /** What of it is moved with the day: its beginning, its end, both; nothing where its day is past or a text. */
  moves: "begin" | "end" | "both" | "nothing";
}

/** The day and the hour in Madrid. */
function placeOf(moment: string): { day: string; time: string } {
  const local = toMadridLocal(moment);
  return { day: local.slice(0, 10), time: local.slice(11).replace(/^0/, "") };
}

/** Where an entry stands; null where its texts tell no day. What has begun is shown by its end. */
export function placeEntry(entry: CalendarEntry, now: Date): PlacedEntry | null {
  const { kind, table_name, row_id, begins_at, ends_at, begins_in, on_date, details } = entry;
  const key = [kind, table_name, begins_in, details.plan ?? row_id].join(" ");
  const at = (from: string, to: string, time: string | null, says: string, moves: PlacedEntry["moves"]) => ({
    ...{ key, entry, from, to, time, says, moves },
  });
  if (on_date !== null) return at(on_date, on_date, null, dayWords(details), "both");
  if (kind === "event") {
    const moment = eventMoment(textsOf(details));
    if (!moment) return null;
    const minutes = moment.start;
    const time = minutes === null ? null : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    return at(moment.date, moment.date, time, "Se celebra", "nothing");
  }
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime();
  const end = ends_at === null ? null : placeOf(ends_at);
  if (begins_at && !isPast(begins_at)) {
    const { day, time } = placeOf(begins_at);
    return end
      ? at(day, end.day, time, `Empieza, hasta el ${Number(end.day.slice(8))}`, "both")
      : at(day, day, time, beginWords(entry), "begin");
  }
  if (end) return at(end.day, end.day, end.time, "Termina", isPast(ends_at) ? "nothing" : "end");
  if (!begins_at) return null;
  const says = kind === "change" ? "No se guardó" : "Publicado";
  const { day, time } = placeOf(begins_at);
  return at(day, day, time, says, kind === "change" ? "begin" : "nothing");
}

/** The stretches of a week, each in the first line that is free all through it; no line is empty. */
export function lanesOf(shown: readonly PlacedEntry[], monday: string): PlacedEntry[][] {
  const lanes: PlacedEntry[][] = [];
  const sunday = addDays(monday, 6);
  for (const placed of shown) {
    if (placed.from === placed.to || placed.from > sunday || placed.to < monday) continue;
    const lane = lanes.find((entries) => (entries.at(-1)?.to ?? "") < placed.from);
    if (lane) lane.push(placed);
    else lanes.push([placed]);
  }
  return lanes;
}

/** A draft beside the calendar, until somebody gives it a day. */
export const placeUndated = (entry: CalendarEntry): PlacedEntry => ({
  ...{
    key: `${entry.table_name} ${entry.row_id}`,
    entry,
    from: "",
    to: "",
    time: "8:00",
    says: "Sin fecha",
    moves: "begin",
  },
});

function beginWords({ kind, details }: CalendarEntry): string {
  if (kind === "change") return details.undoes ? "Vuelve a como estaba" : "Cambia";
  return kind === "offer" || kind === "campaign" ? "Empieza" : "Se publica";
}

function dayWords({ kind, hours }: CalendarEntry["details"]): string {
  const what = { festivo: "Festivo", cerrado: "Cerrado", especial: "Horario especial" }[String(kind)] ?? "";
  return hours ? `${what} · ${hours}` : what;
}

function textsOf({ event_date, time, updated_at }: CalendarEntry["details"]) {
  return {
    event_date: String(event_date),
    time: typeof time === "string" ? time : null,
    updated_at: String(updated_at),
  };
}

/** What the columns of an entry say when it is moved to begin (or end) on another day; the times of the day stay. */
export function movedTo({ entry, from, moves }: PlacedEntry, date: string): Readonly<Record<string, string>> {
  if (from === "") return { [entry.begins_in ?? ""]: fromMadridLocal(`${date}T08:00`) ?? "" };
  const days = Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000);
  const { begins_at, ends_at, begins_in, ends_in, on_date } = entry;
  if (on_date !== null) return { on_date: date };
  const moved = (moment: string) => {
    const local = toMadridLocal(moment);
    return fromMadridLocal(addDays(local.slice(0, 10), days) + local.slice(10)) ?? moment;
  };
  return {
    ...(moves !== "end" && begins_at && begins_in && { [begins_in]: moved(begins_at) }),
    ...(moves !== "begin" && ends_at && ends_in && { [ends_in]: moved(ends_at) }),
  };
}

/** What collides with something else, in a sentence, by the key of the entry. */
export function collisions(placed: readonly PlacedEntry[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const priced = placed.filter(
    ({ entry: { kind, table_name, details } }) =>
      kind === "offer" ||
      (kind === "change" && table_name === "precios" && details.undoes === null && changesPrice(details.changes)),
  );
  const ofRate = Map.groupBy(priced, ({ entry }) => entry.row_id);
  for (const one of priced) {
    const others = ofRate.get(one.entry.row_id) ?? [];
    const other = others.find((entry) => entry !== one && entry.from <= one.to && entry.to >= one.from);
    if (other)
      found.set(one.key, `Dos ofertas en la misma tarifa: ${one.entry.name}, el ${Number(other.from.slice(8))}.`);
  }
  for (const { key, entry } of placed) {
    const { left_by } = entry.details;
    if (entry.ends_at && Array.isArray(left_by) && left_by.length > 0)
      found.set(key, `Cuando termine, el menú sigue llevando a ella: ${left_by.join(", ")}.`);
  }
  return found;
}

function changesPrice(changes: unknown): boolean {
  return (
    typeof changes === "object" &&
    changes !== null &&
    ["price", "original_price", "offer_ends_at"].some((text) => text in changes)
  );
}
