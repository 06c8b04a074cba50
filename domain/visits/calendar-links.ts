import { inSpanish, type Translate } from "#texts/translate.ts";

/** What a calendar's own page is told of a visit. */
interface LinkedVisit {
  starts_at: string;
  ends_at: string;
  club: string;
  address: string;
}

/** What a visit is called in calendars. */
export const visitTitle = (club: string, t: Translate = inSpanish) => t("Visita a NINE FITNESS {club}", { club });

/** The page of Google's calendar that adds it. It is told the hour and the club, and nothing of the person. */
export function googleCalendarUrl(visit: LinkedVisit, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    action: "TEMPLATE",
    text: visitTitle(visit.club, t),
    dates: `${basic(visit.starts_at)}/${basic(visit.ends_at)}`,
    location: visit.address,
  });
  return `https://calendar.google.com/calendar/render?${asked}`;
}

/** The same for Outlook. */
export function outlookCalendarUrl(visit: LinkedVisit, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: visitTitle(visit.club, t),
    startdt: new Date(visit.starts_at).toISOString(),
    enddt: new Date(visit.ends_at).toISOString(),
    location: visit.address,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${asked}`;
}

const basic = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
