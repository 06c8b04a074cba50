import { parseHours } from "../clubs/opening-hours.ts";
import { clockText, parseClock } from "../time/clock.ts";

/** Two ranges as four fields: morning from and to, afternoon from and to; empty where there are no visits. */
export type HourFields = [string, string, string, string];

/** What four fields show of hours as they are stored: a range that begins before 14:00 is the morning's. */
export function hourFields(stored: string): HourFields {
  const ranges = parseHours(stored) ?? [];
  const morning = ranges.find(({ from }) => from < 14 * 60);
  const afternoon = ranges.find((range) => range !== morning);
  const text = (minute: number | undefined) => (minute === undefined ? "" : clockText(minute));
  return [text(morning?.from), text(morning?.to), text(afternoon?.from), text(afternoon?.to)];
}

/** The hours that the fields mean, as they are stored; or the sentence that says what is wrong with them. */
export function readHourFields(fields: HourFields): { hours: string } | { fault: string } {
  const pairs = [fields.slice(0, 2), fields.slice(2, 4)].filter((pair) => pair.some((text) => text.trim() !== ""));
  const ranges: { from: number; to: number }[] = [];
  for (const [from = "", to = ""] of pairs) {
    const [start, end] = [parseClock(from), to.trim() === "24:00" ? 1440 : parseClock(to)];
    if (start === null || end === null) return { fault: "Escribe las horas así: 9:00 a 13:00." };
    if (start >= end) return { fault: "La hora de fin va después de la de inicio." };
    ranges.push({ from: start, to: end });
  }
  const [first, second] = ranges;
  if (first && second && second.from < first.to) return { fault: "La tarde empieza después de la mañana." };
  return { hours: ranges.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(", ") };
}

/** The first starts of a day with these hours, for the preview. */
export function startsOf(stored: string, minutes: number): number[] {
  return (parseHours(stored) ?? []).flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / minutes)) }, (_, index) => from + index * minutes),
  );
}
