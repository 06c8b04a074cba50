import { Podcast, Rss } from "lucide-react";
import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import type { PageOf } from "#domain/lists/paging.ts";
import { bySeason } from "#domain/lists/seasons.ts";
import { episodeToasts } from "#texts/site/list-toasts.ts";
import { FeedLink } from "../feeds/feed-link.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { byDate, Pager } from "../paging/pager.tsx";
import { episodesFeed } from "./episodes-feed.ts";
import { SeasonGrid } from "./season-grid.tsx";

/** A page of the episodes, the latest one's season first; null when they could not be read. */
export function Episodes({ list, videoOrigin }: { list: PageOf<EpisodeCard> | null; videoOrigin: string }) {
  const t = useText();
  const seasons = bySeason(list?.items ?? []);
  if (list !== null && list.items.length > 0) {
    return (
      <>
        {seasons.map((season) => (
          <SeasonGrid key={season.season} season={season} videoOrigin={videoOrigin} />
        ))}
        <div className="wrap">
          <Pager list={list} path="/ninecast" words={byDate} />
          <FeedLink href={episodesFeed.path} icon={Rss}>
            {t("Seguir NineCast por RSS")}
          </FeedLink>
        </div>
      </>
    );
  }
  return (
    <section className="wrap below-block" aria-labelledby="temporada">
      <Titular id="temporada">{t("Temporada {season}", { season: seasons[0].season })}</Titular>
      {list === null ? (
        <LoadFailure of="los episodios" toast={episodeToasts.loadFailed} />
      ) : (
        <EmptyState icon={Podcast}>{t("Todavía no hay episodios que escuchar.")}</EmptyState>
      )}
    </section>
  );
}

/** The grid while the episodes are on their way, in the size that they will have. */
export function EpisodesLoading() {
  const t = useText();
  return (
    <div className="wrap">
      <Loading>{t("Cargando episodios...")}</Loading>
      <div className="above-block thirds" aria-hidden="true">
        <Skeleton className="ratio-16x9" />
        <Skeleton className="ratio-16x9" />
        <Skeleton className="ratio-16x9" />
      </div>
    </div>
  );
}
