import type { RouterContextProvider } from "react-router";
import type { Club } from "#app/content/clubs/club.ts";
import type { PrivateVisit } from "#app/content/inbox/visit.ts";
import { readClub } from "#app/data/clubs/clubs.ts";
import { readVisit } from "#app/data/inbox/visits.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { readOr } from "../read-or.ts";

/** The visit that a private link opens, with its club; null once it is over and for a link that opens nothing. */
export async function readOwnVisit(
  context: Readonly<RouterContextProvider>,
  secret: string,
): Promise<{ visit: PrivateVisit; club: Club | null; clubPath: string } | null> {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const visit = await readVisit(backend, secret).catch((error: unknown) => {
    report.failedRead("visit", error);
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  });
  if (!visit) return null;
  const found = visit.club_id ? await readOr(report, "club", readClub(backend, visit.club_id), null) : null;
  return {
    visit,
    club: found?.club ?? null,
    clubPath: found ? `/club/${encodeURIComponent(found.segment)}` : "/clubs",
  };
}
