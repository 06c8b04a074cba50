import { readEpisodes } from "#app/data/episodes.ts";
import { pagePath } from "#app/domain/lists/paging.ts";
import { listTitle } from "#app/domain/pages/page-title.ts";
import { wakes } from "#app/islands/wakes.ts";
import { backendContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import { CastHero } from "../ninecast/cast-hero.tsx";
import { EpisodePlayer } from "../ninecast/episode-player.tsx";
import { Episodes, EpisodesLoading } from "../ninecast/episodes.tsx";
import { LatestEpisode } from "../ninecast/latest-episode.tsx";
import { pageMeta } from "../page-meta.ts";
import { readListedPage } from "../paging/read-listed-page.ts";
import type { Route } from "./+types/ninecast.ts";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const read = (page: number) => readEpisodes(context.get(backendContext), page);
  const { page, list: episodes } = await readListedPage({ request, context }, "episodes", read);
  return { siteUrl, videoOrigin: embeds.videoOrigin, page, episodes };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { siteUrl, page } = loaderData;
  return pageMeta({
    title: listTitle("NineCast", page),
    description: "NineCast, el podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio.",
    siteUrl,
    path: pagePath("/ninecast", page),
    image: "/images/ninecast-portada.jpg",
  });
}

export default function NineCastPage({ loaderData: { page, episodes, videoOrigin } }: Route.ComponentProps) {
  return (
    <div data-surface="noche" {...wakes("episodes")}>
      <CastHero>
        <Deferred value={episodes} loading={null}>
          {(list) =>
            page === 1 && list?.items[0] && <LatestEpisode episode={list.items[0]} videoOrigin={videoOrigin} />
          }
        </Deferred>
      </CastHero>
      <div className="section">
        <Deferred value={episodes} loading={<EpisodesLoading />}>
          {(list) => <Episodes list={list} videoOrigin={videoOrigin} />}
        </Deferred>
      </div>
      <EpisodePlayer />
    </div>
  );
}
