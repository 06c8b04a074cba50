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
export function googleCalendarUrl(it: LinkedVisit, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    action: "TEMPLATE",
    text: visitTitle(it.club, t),
    dates: `${basic(it.starts_at)}/${basic(it.ends_at)}`,
    location: it.address,
  });
  return `https://calendar.google.com/calendar/render?${asked}`;
}

/** The same for Outlook. */
export function outlookCalendarUrl(it: LinkedVisit, t: Translate = inSpanish): string {
  const asked = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: visitTitle(it.club, t),
    startdt: new Date(it.starts_at).toISOString(),
    enddt: new Date(it.ends_at).toISOString(),
    location: it.address,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${asked}`;
}

const basic = (moment: string) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
