import type { RouterContextProvider } from "react-router";
import type { Club } from "#app/content/clubs/club.ts";
import type { Rate } from "#app/content/clubs/rate.ts";
import { readClubs } from "#app/data/clubs/clubs.ts";
import { listClubRates } from "#app/data/clubs/list-club-rates.ts";
import { backendContext, nowContext, renderReportContext } from "#app/load-context.ts";
import { clubSegments } from "#domain/clubs/find-club.ts";
import { clubsPageSize } from "#domain/lists/paging.ts";
import { chosenColumns } from "#domain/rates/compare.ts";
import { groupRates } from "#domain/rates/rate-group.ts";
import { isSoldOut } from "#domain/rates/rate-offer.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { slugify } from "#domain/text/slug.ts";
import { readRequired } from "../read-required.ts";

export type Compared = Awaited<ReturnType<typeof readCompared>>;

/** Rates of a club, or clubs, in columns; what the address does not know is as if it were not there. */
export async function readCompared(context: Readonly<RouterContextProvider>, params: URLSearchParams) {
  const [backend, report] = [context.get(backendContext), context.get(renderReportContext)];
  const now = context.get(nowContext);
  const page = await readRequired(report, "clubs", readClubs(backend, 1, clubsPageSize));
  const segments = clubSegments(page.items);
  const open = page.items
    .filter((club) => !club.is_under_construction)
    .map((club) => ({ key: club.id, name: club.name, club, segment: segments.get(club.id) ?? club.id }));
  const betweenClubs = params.has("entre");
  const asked = open.find(({ key }) => key === params.get("club")) ?? open[0] ?? null;
  const columns = betweenClubs ? chosenColumns(open, params) : asked ? [asked] : [];
  const withRates = await Promise.all(
    columns.map(async (column) => ({
      ...column,
      rates: await readRequired(report, "rates", listClubRates(backend, column.key)),
    })),
  );
  return {
    now,
    open,
    onlyDifferences: params.has("cambia"),
    shown: betweenClubs ? { kind: "clubs" as const, clubs: withRates } : ratesOf(withRates[0] ?? null, params),
  };
}

interface ComparedClubColumn {
  key: string;
  name: string;
  club: Club;
  segment: string;
  rates: Rate[];
}

/** The rates of a club that can be had, by the names in their address; those that are gone are only named. */
function ratesOf(at: ComparedClubColumn | null, params: URLSearchParams) {
  const left = (at?.rates ?? []).filter((rate) => !isSoldOut(rate));
  const all = groupRates(left).flatMap(({ name: group, rates }) =>
    rates.map((rate) => {
      const isOfTwoGroups = left.some((entry) => entry.title === rate.title && entry.group !== rate.group);
      const name = isOfTwoGroups ? `${rate.title} (${group})` : rate.title;
      return { key: slugify(name) || rate.id, name, lang: contentLang(rate, "title"), rate };
    }),
  );
  const named = all.filter(({ key }, index) => all.findIndex((entry) => entry.key === key) === index);
  const soldOut = (at?.rates ?? []).filter(isSoldOut);
  return { kind: "rates" as const, at, all: named, chosen: chosenColumns(named, params), soldOut };
}
