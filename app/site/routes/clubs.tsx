import { readClubs } from "#app/data/clubs/clubs.ts";
import { backendContext, nowContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { clubSearchQuery, readClubSearch } from "#domain/clubs/search-clubs.ts";
import { clubsPageSize } from "#domain/lists/paging.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ClubGrid, ClubGridLoading } from "../clubs/club-grid.tsx";
import { withOpening } from "../clubs/with-opening.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/clubs.ts";

export const handle: RouteHandle = { query: ["pagina", ...clubSearchQuery], asksPosition: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const words = readWords(context, "clubs");
  const read = (page: number) =>
    withOpening(context, readClubs(context.get(backendContext), page, clubsPageSize), now, textAt(request));
  const { page, list: clubs } = await readListedPage({ request, context }, "clubs", read);
  const search = readClubSearch(new URL(request.url).searchParams);
  return { siteUrl: context.get(siteConfigContext).siteUrl, page, clubs, search, words: await words };
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("clubs", args);

export default function ClubsPage({ loaderData: { clubs, search } }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="wrap section-end list-page">
      <Titular as="h1" size={1} className="above-block below-block">
        {t("ELIGE TU CLUB")}
      </Titular>
      <LateList value={clubs} path="/clubs" loading={<ClubGridLoading />}>
        {(list) => <ClubGrid list={list} search={search} />}
      </LateList>
    </div>
  );
}
