import { clockText } from "../time/clock.ts";

interface Slot {
  on_date: string;
  minute: number;
  starts_at: string;
  ends_at: string;
  capacity: number;
  taken: number;
}

interface Visit {
  id: string;
  starts_at: string;
  status: string;
}

/** A square of the agenda: an hour of a day with who is in it; null where there are no visits. */
export interface AgendaCell<V extends Visit = Visit> {
  slot: Slot;
  /** Who is in it and was not cancelled. */
  people: V[];
}

export interface AgendaRow<V extends Visit = Visit> {
  minute: number;
  text: string;
  /** Nothing happens between the row above and this one. */
  afterGap: boolean;
  cells: (AgendaCell<V> | null)[];
}

/**
 * The week as a grid: a row for each time at which a visit can begin or one was booked, a column for each day. Visits
 * booked under other settings have rows of their own, so that nobody is lost from sight.
 */
export function agendaGrid<V extends Visit>(
  dates: readonly string[],
  slots: readonly Slot[],
  visits: readonly V[],
): AgendaRow<V>[] {
  const bySlot = new Map(slots.map((slot) => [`${slot.on_date} ${slot.minute}`, slot]));
  const people = Map.groupBy(
    visits.filter(({ status }) => status !== "cancelled"),
    ({ starts_at }) => Date.parse(starts_at),
  );
  const minutes = [...new Set(slots.map(({ minute }) => minute))].toSorted((a, b) => a - b);
  return minutes.map((minute, index) => ({
    minute,
    text: clockText(minute),
    afterGap: index > 0 && minute - (minutes[index - 1] ?? 0) > 90,
    cells: dates.map((date) => {
      const slot = bySlot.get(`${date} ${minute}`);
      return slot ? { slot, people: people.get(Date.parse(slot.starts_at)) ?? [] } : null;
    }),
  }));
}

/** Visits to come that are in no square: booked before the hours were changed. Cancelled ones are in nobody's way. */
export function strayVisits<V extends Visit>(slots: readonly Slot[], visits: readonly V[], now: Date): V[] {
  const starts = new Set(slots.map(({ starts_at }) => Date.parse(starts_at)));
  return visits.filter(({ status, starts_at }) => {
    const start = Date.parse(starts_at);
    return status !== "cancelled" && start > now.getTime() && !starts.has(start);
  });
}

/** "Carmen R. +2" in so little room. */
export function cellName(people: readonly { name: string }[]): string {
  const [first] = people;
  if (!first) return "";
  const [given = "", family] = first.name.trim().split(/\s+/);
  const short = family ? `${given} ${family.charAt(0)}.` : given;
  return people.length > 1 ? `${short} +${people.length - 1}` : short;
}
