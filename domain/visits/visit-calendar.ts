import type { Language } from "#shared/language.ts";
import { calendarFile } from "../time/calendar-file.ts";
import { madridDayAndMinute } from "../time/madrid-time.ts";

/** A visit as calendars keep it. */
export interface CalendarVisit {
  id: string;
  title: string;
  address: string;
  startsAt: Date;
  endsAt: Date;
  /** How often it has been changed: of two versions calendars keep the higher one. */
  version: number;
  changedAt: Date;
  isCancelled: boolean;
  words: string;
  language: Language;
}

/** The visit as a file for any calendar, the same from its page and in its mails: a later one takes an earlier one's place. */
export function visitCalendar(it: CalendarVisit): string {
  const { date, minute } = madridDayAndMinute(it.startsAt);
  const event = {
    id: `visita-${it.id}@ninefitness`,
    version: it.version,
    start: { date, minute },
    minutes: Math.round((it.endsAt.getTime() - it.startsAt.getTime()) / 60_000),
    title: it.title,
    place: it.address,
    words: it.words,
    changedAt: it.changedAt.toISOString(),
  };
  return calendarFile({
    name: it.title,
    events: [event],
    language: it.language,
    method: it.isCancelled ? "CANCEL" : "PUBLISH",
  });
}
