import { inSpanish, type Translate } from "#texts/translate.ts";
import { calendarFile } from "../time/calendar-file.ts";
import { madridDayAndMinute } from "../time/madrid-time.ts";

/** What a calendar is told of a visit. */
export interface VisitEvent {
  id: string;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  club: string;
  address: string;
  words: string;
}

const title = (club: string, t: Translate) => t("Visita a NINE FITNESS {club}", { club });

/** The visit as a file for any calendar. */
export function visitCalendar(it: VisitEvent, t: Translate = inSpanish): string {
  const { date, minute } = madridDayAndMinute(new Date(it.starts_at));
  const minutes = Math.round((Date.parse(it.ends_at) - Date.parse(it.starts_at)) / 60_000);
  return calendarFile(
    title(it.club, t),
    [
      {
        id: it.id,
        start: { date, minute },
        minutes,
        title: title(it.club, t),
        place: it.address,
        words: it.words,
        changedAt: it.changed_at,
      },
    ],
    t.language,
  );
}

/** The page of Google's calendar that adds it. It is told the hour and the club, and nothing of the person. */
export function googleCalendarUrl(it: Omit<VisitEvent, "words" | "id">, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    action: "TEMPLATE",
    text: title(it.club, t),
    dates: `${basic(it.starts_at)}/${basic(it.ends_at)}`,
    location: it.address,
  });
  return `https://calendar.google.com/calendar/render?${asked}`;
}

/** The same for Outlook. */
export function outlookCalendarUrl(it: Omit<VisitEvent, "words" | "id">, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title(it.club, t),
    startdt: new Date(it.starts_at).toISOString(),
    enddt: new Date(it.ends_at).toISOString(),
    location: it.address,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${asked}`;
}

const basic = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
