import { textAt } from "#app/site/text-at.ts";
import { readOwnVisit } from "#app/site/visits/read-own-visit.ts";
import { visitTitle } from "#domain/visits/calendar-links.ts";
import { visitCalendar } from "#domain/visits/visit-calendar.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/visit-calendar.ts";

export const handle: RouteHandle = { isFresh: true };

/** The visit of a private link, for a calendar. A file has no link in it: it may be handed on. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const t = textAt(request);
  const found = await readOwnVisit(context, params.secret);
  if (!found?.club || found.visit.status === "cancelled")
    return new Response(t("Este enlace ya no vale."), { status: 404 });
  const { visit, club } = found;
  const file = visitCalendar({
    id: visit.id,
    title: visitTitle(club.name, t),
    address: club.address ?? "",
    startsAt: new Date(visit.starts_at),
    endsAt: new Date(visit.ends_at),
    version: visit.version,
    changedAt: new Date(visit.changed_at),
    isCancelled: false,
    words: t("Para cambiarla o anularla, usa el enlace de tu reserva."),
    language: t.language,
  });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${encodeURIComponent(t("visita-nine-fitness"))}.ics"`,
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
    },
  });
}
