import { readEpisode } from "#app/data/publications/episodes.ts";
import { Island } from "#app/islands/island.tsx";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { useText } from "#app/ui/use-text.ts";
import { episodeStill } from "#app/views/ninecast/episode-still.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { episodeWords } from "#domain/pages/page-words.ts";
import { episodeToasts } from "#texts/site/list-toasts.ts";
import { detailProblem } from "../detail-problem.tsx";
import { LateDetail } from "../late-detail.tsx";
import { leadOn } from "../lead-on.ts";
import { EpisodePage } from "../ninecast/episode-page.tsx";
import { episodePath } from "../ninecast/episode-path.ts";
import { EpisodeStage } from "../ninecast/episode-stage.tsx";
import { episodeStructuredData } from "../ninecast/episode-structured-data.ts";
import { episodesFeed } from "../ninecast/episodes-feed.ts";
import { stageSlots } from "../ninecast/stage-slots.tsx";
import { pageMeta } from "../page-meta.ts";
import { isProblem, readDetail } from "../read-detail.ts";
import { readRequired } from "../read-required.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/episode.ts";

/** An episode at the address that its title gives; its id and its earlier addresses lead there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const { value } = await readDetail(context, readShown(context, params.episode));
  return { siteUrl, videoOrigin: embeds.videoOrigin, episode: value };
}

async function readShown(context: Route.LoaderArgs["context"], asked: string) {
  const reading = readEpisode(context.get(backendContext), asked);
  const episode = await readRequired(context.get(renderReportContext), "episode", reading);
  leadOn(context, asked, episode.slug, episodePath(episode));
  return episode;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || loaderData.episode instanceof Promise || isProblem(loaderData.episode)) return [];
  const { siteUrl, videoOrigin, episode } = loaderData;
  const { title, description } = episodeWords(episode, t);
  const path = episodePath(episode);
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path,
    image: episodeStill(episode),
    jsonLd: episodeStructuredData(episode, { siteUrl, videoOrigin, language: t.language }),
    crumbs: [
      { name: "NineCast", path: "/ninecast" },
      { name: episode.title, path },
    ],
    feed: episodesFeed,
  });
}

export default function EpisodeRoute({ loaderData: { siteUrl, videoOrigin, episode } }: Route.ComponentProps) {
  const t = useText();
  const page = (
    <LateDetail value={episode} loading="Cargando episodio..." title={({ title }) => title} problem={problem}>
      {(row) => <EpisodePage episode={row} siteUrl={siteUrl} videoOrigin={videoOrigin} />}
    </LateDetail>
  );
  return (
    <Island
      name="episode-stage"
      of={EpisodeStage}
      props={{ surface: "noche" }}
      slots={stageSlots(t, videoOrigin, page)}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return problem(error);
}

const problem = detailProblem(episodeToasts.notFound, {
  title: "404 - Episodio no encontrado",
  text: "El episodio que buscas no existe, o ya no está en NineCast.",
  action: { text: "Volver a NineCast", href: "/ninecast" },
});
