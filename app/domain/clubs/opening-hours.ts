import { isMadridHoliday } from "../time/is-madrid-holiday.ts";
import { madridDayAndMinute } from "../time/madrid-time.ts";

/** A club's hours as staff write them, `7:00-22:30` or `Cerrado`; several ranges are parted by commas. */
export type OpeningHours = {
  hours_weekdays: string | null;
  hours_saturday: string | null;
  hours_sunday: string | null;
};

export type DayKind = keyof OpeningHours;

/** A line of the table of hours; the one that counts today is marked. */
export type HoursLine = { kind: DayKind; label: string; hours: string; isToday: boolean };

const labels: [DayKind, string][] = [
  ["hours_weekdays", "Lunes a viernes"],
  ["hours_saturday", "Sábados"],
  ["hours_sunday", "Domingos y festivos"],
];

/**
 * The lines of the table of hours (public-site §2), without those that nobody filled in; ranges get an en dash. None of
 * them is today's while the club is not open yet.
 */
export function hoursTable(hours: OpeningHours & { is_under_construction: boolean }, now: Date): HoursLine[] {
  const today = hours.is_under_construction ? null : dayKind(now);
  return labels.flatMap(([kind, label]) => {
    const text = hours[kind]?.trim() ?? "";
    return text === "" ? [] : [{ kind, label, hours: text.replace(/\s*[-–]\s*/g, "–"), isToday: kind === today }];
  });
}

/** Which line of hours counts at this moment in Madrid: Sundays and holidays share one. */
export function dayKind(now: Date): DayKind {
  const { date, weekday } = madridDayAndMinute(now);
  if (weekday === 0 || isMadridHoliday(date)) return "hours_sunday";
  return weekday === 6 ? "hours_saturday" : "hours_weekdays";
}

/** Whether the club is open at this moment; null when its hours for today are missing or not to be read. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean | null {
  const ranges = parseHours(hours[dayKind(now)]);
  if (ranges === null) return null;
  const { minute } = madridDayAndMinute(now);
  return ranges.some((range) => range.from <= minute && minute < range.to);
}

/** The ranges in minutes since midnight; none for `Cerrado`, null when the text is not hours. */
export function parseHours(text: string | null): { from: number; to: number }[] | null {
  if (text === null || text.trim() === "") return null;
  if (/^\s*cerrado\s*$/i.test(text)) return [];
  const ranges = text.split(/,|\sy\s/).map(parseRange);
  return ranges.every((range) => range !== null) ? ranges : null;
}

/**
 * The hours that a person seems to mean by a text that is none, in the form that is understood: `7:00-23:00` for
 * `de 7 a 23h`. Null when there is no telling.
 */
export function hoursMeant(text: string): string | null {
  if (/^\W*(cerrad|cierra)/i.test(text)) return "Cerrado";
  const ranges = text.split(/[,;/]|\sy\s/).map(rangeMeant);
  const meant = ranges.every((range) => range !== null) ? ranges.join(", ") : null;
  return meant !== null && parseHours(meant) !== null ? meant : null;
}

const clock = String.raw`(?:las\s+)?(\d{1,2})(?:\s*[:.h]\s*(\d\d))?\s*(?:horas|hrs|hs|h)?\.?`;
const spoken = new RegExp(String.raw`^\s*(?:de\s+)?${clock}\s*(?:-|–|—|a|hasta)\s*${clock}\s*$`, "i");

function rangeMeant(text: string): string | null {
  const [whole, fromHour, fromMinute = "00", toHour, toMinute = "00"] = spoken.exec(text) ?? [];
  return whole === undefined ? null : `${Number(fromHour)}:${fromMinute}-${Number(toHour)}:${toMinute}`;
}

function parseRange(text: string): { from: number; to: number } | null {
  const [, fromHour, fromMinute, toHour, toMinute] =
    /^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$/.exec(text) ?? [];
  const from = Number(fromHour) * 60 + Number(fromMinute);
  const to = Number(toHour) * 60 + Number(toMinute);
  const areMinutes = Number(fromMinute) < 60 && Number(toMinute) < 60;
  return areMinutes && from < to && to <= 24 * 60 ? { from, to } : null;
}
