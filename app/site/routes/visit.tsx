import { data, redirect } from "react-router";
import { readClub } from "#app/data/clubs/clubs.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { checkOpeningNotice } from "#domain/visits/opening-notice.ts";
import { isChoosable } from "#domain/visits/visit-days.ts";
import { newVisitSecret } from "#domain/visits/visit-secret.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import { textAt } from "../text-at.ts";
import { ClubGone } from "../visits/club-gone.tsx";
import { NoVisits } from "../visits/no-visits.tsx";
import { OpeningNotice } from "../visits/opening-notice.tsx";
import { readVisitDays, readVisitedClubs } from "../visits/read-visit-days.ts";
import { receiveVisit } from "../visits/receive-visit.ts";
import { VisitForm } from "../visits/visit-form.tsx";
import type { Route } from "./+types/visit.ts";

/** Places are given away while the page is read: it is the same for a moment only. */
export const handle: RouteHandle = { isFresh: true, sharedMs: 1_000, query: ["avisado"] };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const backend = context.get(backendContext);
  const report = context.get(renderReportContext);
  const { siteUrl } = context.get(siteConfigContext);
  const words = readWords(context, "club-visit");
  const found = await readClub(backend, params.club).catch((error: unknown) => {
    report.failedRead("club", error);
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  });
  const { companyName: owner, phone } = await readOwner(context);
  const facts = { siteUrl, owner, phone };
  // Somebody may have been writing when it was taken away: what was typed goes on to another club.
  if (!found) return data({ kind: "gone" as const, ...facts, clubs: await readVisitedClubs(context) }, { status: 404 });
  const { club, segment } = found;
  const clubPath = clubAddress(segment);
  if (segment !== params.club) throw redirect(`${clubPath}/visita`, 301);
  const page = { ...facts, club, clubPath, words: await words };
  if (club.is_under_construction) {
    const isSent = new URL(request.url).searchParams.has("avisado");
    return { kind: "works" as const, ...page, isSent, clubs: await readVisitedClubs(context) };
  }
  const days = await readVisitDays(context, club, textAt(request));
  if (!days.some(isChoosable)) return { kind: "none" as const, ...page, hasDays: days.length > 0 };
  return { kind: "open" as const, ...page, days, stamp: newVisitSecret() };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const found = await readClub(context.get(backendContext), params.club).catch(() => null);
  if (!found?.club.is_under_construction) return receiveVisit(form, context, found?.club.id ?? params.club);
  const checked = checkOpeningNotice(Object.fromEntries(form), found.club);
  return receiveRequest({ form, context, checked, sentTo: `${clubAddress(found.segment)}/visita?avisado=1` });
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  if (loaderData.kind === "gone") {
    return [{ title: pageTitle(t("Este club ya no está")) }, { name: "robots", content: "noindex" }];
  }
  const { club, siteUrl, clubPath, kind } = loaderData;
  // Nobody can visit what is not there yet, whatever is said of visits.
  const isWorks = kind === "works";
  const words = fixedPageWords("club-visit", isWorks ? null : loaderData.words, t, { club: club.name });
  return pageMeta({
    t,
    title: pageTitle(isWorks ? t("Avísame cuando abra {name}", { name: club.name }) : words.title),
    description: words.description,
    siteUrl,
    path: `${clubPath}/visita`,
    image: club.image,
    cardOf: clubPath,
  });
}

export default function VisitRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData;
  if (loaderData.kind === "gone") return <ClubGone clubs={loaderData.clubs} typed={answer?.typed} />;
  if (loaderData.kind === "works") return <OpeningNotice {...loaderData} answer={answer} />;
  if (loaderData.kind === "none") return <NoVisits {...loaderData} />;
  return <VisitForm {...loaderData} answer={answer} />;
}
