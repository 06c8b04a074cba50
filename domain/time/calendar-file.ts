import ICAL from "ical.js";
import { type Language, ownLanguage } from "#shared/language.ts";

// The library counts the blank that a line goes on with beside its limit; the format (RFC 5545 §3.1) counts it in.
ICAL.foldLength = 74;

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
  /** How often it has been changed: of two versions calendars keep the higher one (RFC 5546 §2.1.4). */
  version?: number;
  start: LocalMinute | WholeDay;
  /** Null for a whole day. */
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

interface Calendar {
  name: string;
  events: readonly CalendarEvent[];
  language?: Language;
  /** `CANCEL` takes the events out of a calendar that has them. */
  method?: "PUBLISH" | "CANCEL";
}

/**
 * A calendar file (RFC 5545) with times on the clock of Madrid and its rules. The format has a language per text; those
 * of the site's own go without.
 */
export function calendarFile({ name, events, language = ownLanguage, method = "PUBLISH" }: Calendar): string {
  const facts: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//NINE FITNESS//Web//${language.toUpperCase()}`],
    ["calscale", {}, "text", "GREGORIAN"],
    ["method", {}, "text", method],
    ["x-wr-calname", {}, "unknown", cleanLine(name)],
    ["x-wr-timezone", {}, "unknown", zoneName],
    ["refresh-interval", {}, "duration", "PT6H"],
    ["x-published-ttl", {}, "unknown", "PT6H"],
  ];
  const status: Property = ["status", {}, "text", method === "CANCEL" ? "CANCELLED" : "CONFIRMED"];
  const entries = events.map((event) => ["vevent", [...eventFacts(event, language), status], []]);
  return `${ICAL.stringify(["vcalendar", facts, [zone, ...entries]])}\r\n`;
}

/** A property as jCal has it (RFC 7265): the library writes, escapes and folds it. */
type Property = [name: string, parameters: Record<string, string>, type: string, value: unknown];

function eventFacts(event: CalendarEvent, language: Language): Property[] {
  const { title, words } = event.languages ?? { title: language, words: language };
  const tag = (of: Language) => (language === ownLanguage ? {} : { language: of });
  const { weekly } = event;
  return [
    ["uid", {}, "text", event.id],
    ["sequence", {}, "integer", event.version ?? 0],
    ["dtstamp", {}, "date-time", utc(event.changedAt)],
    ["last-modified", {}, "date-time", utc(event.changedAt)],
    ...(event.insteadOf ? [local("recurrence-id", event.insteadOf)] : []),
    local("dtstart", event.start),
    ...only(event.minutes !== null, ["duration", {}, "duration", `PT${event.minutes}M`]),
    ...only(weekly, [
      "rrule",
      {},
      "recur",
      { freq: "WEEKLY", ...(weekly?.until && { until: endOfDay(weekly.until) }) },
    ]),
    ...(event.without ?? []).map((start) => local("exdate", start)),
    ["summary", tag(title), "text", clean(event.title)],
    ...only(event.place, ["location", {}, "text", clean(event.place)]),
    ...only(event.page, ["url", {}, "uri", event.page]),
    ...only(event.words, ["description", tag(words), "text", clean(event.words)]),
  ];
}

const only = (isKnown: unknown, property: Property): Property[] => (isKnown ? [property] : []);

const zoneName = "Europe/Madrid";

// Since 1996 summer time begins on the last Sunday of March and ends on the last of October, at 1:00 UTC.
const zone = [
  "vtimezone",
  [["tzid", {}, "text", zoneName]],
  [
    ["daylight", change("CEST", ["+01:00", "+02:00"], "1996-03-31T02:00:00", 3), []],
    ["standard", change("CET", ["+02:00", "+01:00"], "1996-10-27T03:00:00", 10), []],
  ],
];

function change(name: string, [before, after]: [string, string], first: string, month: number): Property[] {
  return [
    ["tzoffsetfrom", {}, "utc-offset", before],
    ["tzoffsetto", {}, "utc-offset", after],
    ["tzname", {}, "text", name],
    ["dtstart", {}, "date-time", first],
    ["rrule", {}, "recur", { freq: "YEARLY", bymonth: month, byday: "-1SU" }],
  ];
}

function local(name: string, { date, minute }: LocalMinute | WholeDay): Property {
  if (minute === "whole day") return [name, {}, "date", date];
  const clock = [Math.floor(minute / 60), minute % 60].map((value) => String(value).padStart(2, "0")).join(":");
  return [name, { tzid: zoneName }, "date-time", `${date}T${clock}:00`];
}

const utc = (moment: string) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** Madrid's midnight comes before that of UTC, and nothing begins in the hour or two between on the next day. */
const endOfDay = (date: string) => `${date}T22:59:59Z`;

/** Texts of the format have no control characters but the line's end. */
const clean = (raw: string) => raw.replaceAll(/[^\P{Cc}\n]/gu, "");
const cleanLine = (raw: string) => raw.replaceAll(/\p{Cc}+/gu, " ");
