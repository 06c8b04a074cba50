import { type Language, ownLanguage } from "#shared/language.ts";

/** A moment on the clock of Madrid: a day and the minutes since its midnight. */
interface LocalMinute {
  date: string;
  minute: number;
}

/** A day of which no hour is known. */
interface WholeDay {
  date: string;
  minute: "whole day";
}

/** What a calendar shows: once, or every week until a day; and what is different about single weeks. */
export interface CalendarEvent {
  /** The same for ever, or the calendar shows it twice. */
  id: string;
  start: LocalMinute | WholeDay;
  /** Null where nobody knows when it ends. */
  minutes: number | null;
  title: string;
  place: string;
  words: string;
  /** The whole address of its page, where it has one. */
  page?: string;
  /** Of title and words, where they are not the calendar's: what nobody has translated. */
  languages?: { title: Language; words: Language };
  /** When it was last changed, as ISO text. */
  changedAt: string;
  /** Comes back every week, until this day (included) if there is one. */
  weekly?: { until: string | null };
  /** Starts that do not happen. */
  without?: readonly LocalMinute[];
  /** The start in the series of which this is another version. */
  insteadOf?: LocalMinute;
}

/**
 * A calendar file (RFC 5545) in this language: lines of at most 75 octets, CRLF, times on the clock of Madrid with its
 * rules. The format has a language per text; those of the site's own go without.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], language: Language = ownLanguage): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//NINE FITNESS//Web//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${text(name)}`,
    "X-WR-TIMEZONE:Europe/Madrid",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...zone,
    ...events.flatMap((it) => event(it, language)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function event(it: CalendarEvent, language: Language): string[] {
  const { title, words } = it.languages ?? { title: language, words: language };
  const tag = (of: Language) => (language === ownLanguage ? "" : `;LANGUAGE=${of}`);
  return [
    "BEGIN:VEVENT",
    `UID:${text(it.id)}`,
    `DTSTAMP:${utc(it.changedAt)}`,
    `LAST-MODIFIED:${utc(it.changedAt)}`,
    ...(it.insteadOf ? [`RECURRENCE-ID;${local(it.insteadOf)}`] : []),
    `DTSTART;${local(it.start)}`,
    ...(it.minutes === null ? [] : [`DURATION:PT${it.minutes}M`]),
    ...(it.weekly ? [`RRULE:FREQ=WEEKLY${it.weekly.until ? `;UNTIL=${endOfDay(it.weekly.until)}` : ""}`] : []),
    ...(it.without ?? []).map((start) => `EXDATE;${local(start)}`),
    `SUMMARY${tag(title)}:${text(it.title)}`,
    ...(it.place ? [`LOCATION:${text(it.place)}`] : []),
    ...(it.page ? [`URL;VALUE=URI:${it.page}`] : []),
    ...(it.words ? [`DESCRIPTION${tag(words)}:${text(it.words)}`] : []),
    "END:VEVENT",
  ];
}

// Since 1996 summer time begins on the last Sunday of March and ends on the last of October, at 1:00 UTC.
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Madrid",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function local({ date, minute }: LocalMinute | WholeDay): string {
  if (minute === "whole day") return `VALUE=DATE:${date.replaceAll("-", "")}`;
  const clock = [Math.floor(minute / 60), minute % 60].map((it) => String(it).padStart(2, "0")).join("");
  return `TZID=Europe/Madrid:${date.replaceAll("-", "")}T${clock}00`;
}

function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Madrid's midnight comes before that of UTC, and nothing begins in the hour or two between on the next day. */
function endOfDay(date: string): string {
  return `${date.replaceAll("-", "")}T225959Z`;
}

function text(raw: string): string {
  return raw
    .replaceAll(/[^\P{Cc}\n]/gu, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Lines go on after a break and a blank; no letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let size = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > 75) {
      parts.push(part);
      part = " ";
      size = 1;
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join("\r\n");
}
