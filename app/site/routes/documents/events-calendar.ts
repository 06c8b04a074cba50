import { listClubPlaces } from "#app/data/clubs/clubs.ts";
import { listEvents } from "#app/data/publications/events.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { eventEntry } from "#app/site/events/event-entry.ts";
import { readOr } from "#app/site/read-or.ts";
import { readRequired } from "#app/site/read-required.ts";
import { textAt } from "#app/site/text-at.ts";
import { clubNamedIn } from "#domain/clubs/club-named-in.ts";
import { calendarFile } from "#domain/time/calendar-file.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/events-calendar.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false, query: ["evento"] };

/** The events whose day is known as a calendar to subscribe to, or the one of `?evento=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const t = textAt(request);
  const one = new URL(request.url).searchParams.get("evento");
  const [backend, report] = [context.get(backendContext), context.get(renderReportContext)];
  const [all, clubs] = await Promise.all([
    readRequired(report, "events", listEvents(backend)),
    readOr(report, "clubs", listClubPlaces(backend), []),
  ]);
  const asked = all.filter(({ id }) => one === null || id === one);
  const clubAt = clubNamedIn(clubs);
  const entries = asked.map((event) => eventEntry(event, { siteUrl, clubAt, t })).filter((entry) => entry !== null);
  if (one !== null && entries.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(calendarFile({ name: t("Eventos NINE FITNESS"), events: entries, language: t.language }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${encodeURIComponent(t(one === null ? "eventos-nine-fitness" : "evento-nine-fitness"))}.ics"`,
      "x-robots-tag": "noindex",
    },
  });
}
