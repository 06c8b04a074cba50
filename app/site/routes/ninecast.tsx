import type { Episode } from "#app/content/episode.ts";
import { listEpisodes } from "#app/data/episodes.ts";
import { pageTitle } from "#app/domain/page-title.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { CastHero } from "../ninecast/cast-hero.tsx";
import { EpisodePlayer } from "../ninecast/episode-player.tsx";
import { Episodes, EpisodesLoading } from "../ninecast/episodes.tsx";
import { LatestEpisode } from "../ninecast/latest-episode.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOr } from "../read-or.ts";
import type { Route } from "./+types/ninecast.ts";

/** Null episodes could not be read: the page says so and stands. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const reading = listEpisodes(context.get(backendContext));
  const episodes = readOr<Episode[] | null>(context.get(renderReportContext), "episodes", reading, null);
  return { siteUrl, videoOrigin: embeds.videoOrigin, episodes };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("NineCast"),
    description: "NineCast, el podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio.",
    siteUrl: loaderData.siteUrl,
    path: "/ninecast",
    image: "/images/ninecast-portada.jpg",
  });
}

export default function NineCastPage({ loaderData: { episodes, videoOrigin } }: Route.ComponentProps) {
  return (
    <div data-surface="noche" data-enhance="episodes">
      <CastHero>
        <Deferred value={episodes} loading={null}>
          {(list) => list?.[0] && <LatestEpisode episode={list[0]} videoOrigin={videoOrigin} />}
        </Deferred>
      </CastHero>
      <div className="section">
        <Deferred value={episodes} loading={<EpisodesLoading />}>
          {(list) => <Episodes episodes={list} videoOrigin={videoOrigin} />}
        </Deferred>
      </div>
      <EpisodePlayer />
    </div>
  );
}
