import { Construction, SearchX } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { columnWidth } from "#app/ui/titles/column-width.ts";
import { useText } from "#app/ui/use-text.ts";
import { ClubTile } from "#app/views/clubs/club-tile.tsx";
import { type ClubSearch, clubSearchPath, searchClubs } from "#domain/clubs/search-clubs.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { clubToasts } from "#texts/site/club-toasts.ts";
import type { Translate } from "#texts/translate.ts";
import { LoadFailure } from "../load-failure.tsx";
import { Pager } from "../paging/pager.tsx";
import { ClubFinder } from "./finder/club-finder.tsx";
import { ClubMap } from "./finder/club-map.tsx";
import { tileSpan } from "./gallery/tile-span.ts";
import type { ListedClub } from "./with-opening.ts";
import "./finder/club-finder.css";

/** A page of the clubs in the order staff gave them; null when they could not be read. */
export function ClubGrid({ list, search }: { list: PageOf<ListedClub> | null; search: ClubSearch }) {
  const t = useText();
  if (list === null) return <LoadFailure of="los clubs" toast={clubToasts.loadFailed} />;
  if (list.items.length === 0)
    return <EmptyState icon={Construction}>{t("Ahora mismo no hay clubs que mostrar.")}</EmptyState>;
  // A search of one page of several would hide clubs that are there.
  const isWhole = list.pages === 1;
  const clubs = isWhole ? searchClubs(list.items, search) : list.items;
  const isAsked = isWhole && clubSearchPath(search) !== "/clubs";
  const works = clubs.filter((club) => club.is_under_construction).length;
  return (
    <>
      {isWhole && <ClubFinder search={search} />}
      {isAsked && clubs.length > 0 && (
        <p className="below-20 small muted">
          {clubs.length === 1 ? t("1 club") : t("{count} clubs", { count: clubs.length })}
        </p>
      )}
      {clubs.length === 0 && (
        <EmptyState icon={SearchX} action={<TextLink href="/clubs">{t("Ver todos los clubs")}</TextLink>}>
          {noneFound(list.items, search, t)}
        </EmptyState>
      )}
      <ul className="club-grid stack">
        {clubs.map((club, place) => {
          const span = tileSpan(club.is_under_construction ? works : clubs.length - works, club.is_under_construction);
          return (
            <li
              key={club.id}
              id={`ficha-${club.id}`}
              className={`club-grid__${span}`}
              data-at={club.latitude === null || club.longitude === null ? "" : `${club.latitude} ${club.longitude}`}
            >
              <ClubTile
                club={club}
                opening={club.opening}
                sizes={`(min-width: 64rem) ${columnWidth(span)}, (min-width: 48rem) ${columnWidth(6)}, ${columnWidth(12)}`}
                priority={place === 0}
              />
            </li>
          );
        })}
      </ul>
      {isWhole && <ClubMap clubs={clubs} />}
      <Pager list={list} path="/clubs" />
    </>
  );
}

/** Nobody has such a club; or there are some, and they open later. */
function noneFound(clubs: readonly ListedClub[], search: ClubSearch, t: Translate): string {
  const [next] = searchClubs(clubs, { ...search, isOpenNow: false })
    .filter(({ opening }) => opening?.more)
    .toSorted((one, other) => Number(one.opening?.until) - Number(other.opening?.until));
  if (search.isOpenNow && next?.opening)
    return t("Ninguno abierto ahora. {name} {more}.", { name: next.name, more: next.opening.more });
  return search.isOpenNow ? t("Ninguno abierto ahora.") : t("No hay clubs con «{words}».", { words: search.words });
}

/** The grid while the clubs are on their way, in the size that they will have. */
export function ClubGridLoading() {
  const t = useText();
  return (
    <>
      <Loading className="below-28">{t("Cargando clubs...")}</Loading>
      <div className="club-grid stack" aria-hidden="true">
        <Skeleton className="ratio-4x3" />
        <Skeleton className="ratio-4x3" />
      </div>
    </>
  );
}
