import { nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { daysAhead } from "#domain/clubs/open-status.ts";
import { fixedPages } from "#domain/pages/fixed-pages.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { addDays } from "#domain/time/dates.ts";
import { madridDayAndMinute } from "#domain/time/madrid-time.ts";
import { readTimetableView, timetableQuery } from "#domain/timetable/timetable-view.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { timetableAddress } from "../clubs/timetable/timetable-address.ts";
import { pageMeta } from "../page-meta.ts";
import { readOwner } from "../read-owner.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import { MissingTimetable } from "../timetable/missing-timetable.tsx";
import { readClubTimetable } from "../timetable/read-club-timetable.ts";
import { timetableModel } from "../timetable/timetable-model.ts";
import { TimetablePage } from "../timetable/timetable-page.tsx";
import type { Route } from "./+types/timetable.ts";

export const handle: RouteHandle = { query: timetableQuery };

/** A kept page is right until a class begins or ends, the club opens or shuts, or the day is over. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const { date: today } = madridDayAndMinute(now);
  const view = readTimetableView(new URL(request.url).searchParams, today);
  const date = view.date ?? today;
  // Today's status needs today's and the next days', whichever week is shown.
  const [earliest = date, latest = date] = [date, today].toSorted();
  const dates = { from: addDays(earliest, -7), to: addDays(latest, daysAhead) };
  const words = readWords(context, "timetable");
  const { club, clubPath, stored } = await readClubTimetable(context, params.club, { dates, below: "/horario" });
  const model = timetableModel(club, stored, view, now, textAt(request));
  context.get(renderReportContext).expiresAt(model.until);
  const elsewhere = timetableAddress(club.timetable_url, embeds);
  const { phone } = await readOwner(context);
  return { siteUrl, clubPath, model, hasClasses: stored.classes.length > 0, elsewhere, phone, words: await words };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const { siteUrl, clubPath, model, hasClasses } = loaderData;
  const { club, activities } = model;
  const made = fixedPages.timetable.made(t, club.name);
  const names = new Intl.ListFormat(t.locale).format(activities.slice(0, 6).map(({ name }) => name));
  const description = t(
    "Horario de clases del club NINE FITNESS {name}: {names}. Qué hay ahora, qué viene después y toda la semana.",
    { name: club.name, names },
  );
  const words = fixedPageWords("timetable", loaderData.words, t, {
    club: club.name,
    made: hasClasses ? { ...made, description } : made,
  });
  return [
    ...pageMeta({
      t,
      title: pageTitle(words.title),
      description: words.description,
      siteUrl,
      path: `${clubPath}/horario`,
      card: { kind: "week", name: t("Horario {name}", { name: club.name }), line: t("Horario de clases") },
      crumbs: [
        { name: "Clubs", path: "/clubs" },
        { name: club.name, path: clubPath },
        { name: t("Horario de clases"), path: `${clubPath}/horario` },
      ],
    }),
    ...(hasClasses ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

export default function TimetableRoute({ loaderData }: Route.ComponentProps) {
  const { model, clubPath, hasClasses, elsewhere, phone } = loaderData;
  if (!hasClasses) return <MissingTimetable name={model.club.name} {...{ clubPath, elsewhere, phone }} />;
  return <TimetablePage model={model} clubPath={clubPath} />;
}
