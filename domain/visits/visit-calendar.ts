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
export function visitCalendar(visit: CalendarVisit): string {
  const { date, minute } = madridDayAndMinute(visit.startsAt);
  const event = {
    id: `visita-${visit.id}@ninefitness`,
    version: visit.version,
    start: { date, minute },
    minutes: Math.round((visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000),
    title: visit.title,
    place: visit.address,
    words: visit.words,
    changedAt: visit.changedAt.toISOString(),
  };
  return calendarFile({
    name: visit.title,
    events: [event],
    language: visit.language,
    method: visit.isCancelled ? "CANCEL" : "PUBLISH",
  });
}
