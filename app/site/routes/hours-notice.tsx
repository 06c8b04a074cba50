import { redirect } from "react-router";
import { readClub } from "#app/data/clubs/clubs.ts";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { comingDays } from "#domain/clubs/coming-days.ts";
import { clubAddress } from "#domain/clubs/find-club.ts";
import { daysAhead } from "#domain/clubs/open-status.ts";
import { hoursInShort } from "#domain/clubs/opening-hours.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { madridDayAndMinute, nextMadridMidnight } from "#domain/time/madrid-time.ts";
import { HoursNotice } from "../clubs/hours-notice.tsx";
import { readSpecialDays } from "../clubs/with-opening.ts";
import { pageMeta } from "../page-meta.ts";
import { readOwner } from "../read-owner.ts";
import { readRequired } from "../read-required.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/hours-notice.ts";

/** A sheet with the hours of a club; one that is not open yet has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const report = context.get(renderReportContext);
  const { siteUrl } = context.get(siteConfigContext);
  const now = context.get(nowContext);
  const owner = readOwner(context);
  const reading = readSpecialDays(context, now);
  const { club, segment } = await readRequired(report, "club", readClub(context.get(backendContext), params.club));
  const path = clubAddress(segment);
  if (segment !== params.club) throw redirect(`${path}/cartel`, 301);
  if (club.is_under_construction) throw redirect(path, 302);
  const days = await reading;
  report.expiresAt(nextMadridMidnight(now));
  const { date } = madridDayAndMinute(now);
  const coming = comingDays(club, days ?? [], { from: date, within: daysAhead });
  return { club, coming, now, path, url: `${siteUrl}${path}`, siteUrl, phone: (await owner).phone };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const { club, siteUrl, path } = loaderData;
  return [
    ...pageMeta({
      t,
      title: pageTitle(t("Horario de apertura {name}", { name: club.name })),
      description: t("Horario de apertura del club NINE FITNESS {name}, con festivos y cierres, para imprimir.", {
        name: club.name,
      }),
      siteUrl,
      path: `${path}/cartel`,
      card: { kind: "week", name: t("Horario {name}", { name: club.name }), line: hoursInShort(club, t) },
    }),
    // The club's page says the same and more.
    { name: "robots", content: "noindex" },
  ];
}

export default function HoursNoticeRoute({ loaderData }: Route.ComponentProps) {
  return <HoursNotice {...loaderData} />;
}
