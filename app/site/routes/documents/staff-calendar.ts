import { readCalendarOf } from "#app/data/record/calendar.ts";
import { backendContext } from "#app/load-context.ts";
import { calendarFileOf } from "#domain/panel/calendar-file-of.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/staff-calendar.ts";

export const handle: RouteHandle = { isFresh: true };

const dayMs = 86_400_000;

/** The calendar of the panel, for programs that have somebody's secret: from a month ago to a year ahead. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const now = new Date();
  const secret = params.secret.replace(/\.ics$/, "");
  const [from, until] = [new Date(now.getTime() - 31 * dayMs), new Date(now.getTime() + 366 * dayMs)];
  const entries = await readCalendarOf(context.get(backendContext), secret, from, until);
  const headers = { "x-robots-tag": "noindex", "cache-control": "no-store" };
  if (!entries) return new Response("Este enlace ya no vale.", { status: 404, headers });
  return new Response(calendarFileOf(entries, now), {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
