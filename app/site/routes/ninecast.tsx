import { Play } from "lucide-react";
import type { ReactNode } from "react";
import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { readEpisodes } from "#app/data/publications/episodes.ts";
import { Island } from "#app/islands/island.tsx";
import { backendContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { buttonClass } from "#app/ui/links/button-class.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { EpisodeLink } from "../ninecast/episode-link.tsx";
import { EpisodeStage } from "../ninecast/episode-stage.tsx";
import { episodeStructuredData, seriesStructuredData } from "../ninecast/episode-structured-data.ts";
import { Episodes, EpisodesLoading } from "../ninecast/episodes.tsx";
import { episodesFeed } from "../ninecast/episodes-feed.ts";
import { PageOfEpisode } from "../ninecast/page-of-episode.tsx";
import { stageSlots } from "../ninecast/stage-slots.tsx";
import { TranscriptLink } from "../ninecast/transcript-link.tsx";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { isProblem } from "../read-detail.ts";
import { readWords } from "../read-words.ts";
import { inPageLanguage } from "../structured-data/in-page-language.ts";
import { StructuredData } from "../structured-data/structured-data.tsx";
import type { Route } from "./+types/ninecast.ts";
import "../ninecast/ninecast.css";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl, embeds } = context.get(siteConfigContext);
  const words = readWords(context, "ninecast");
  const read = (page: number) => readEpisodes(context.get(backendContext), page);
  const { page, list: episodes } = await readListedPage({ request, context }, "episodes", read);
  return { siteUrl, videoOrigin: embeds.videoOrigin, page, episodes, words: await words };
}

export function meta(args: Route.MetaArgs) {
  const { siteUrl = "" } = args.loaderData ?? {};
  return fixedPageMeta("ninecast", args, { jsonLd: seriesStructuredData(siteUrl), feed: episodesFeed });
}

export default function NineCastPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { videoOrigin } = loaderData;
  const slots = stageSlots(t, videoOrigin, <Page {...loaderData} />);
  return <Island name="episode-stage" of={EpisodeStage} props={{ surface: "noche" }} slots={slots} />;
}

function Page({ siteUrl, page, episodes, videoOrigin }: Route.ComponentProps["loaderData"]) {
  const { language } = useText();
  const told = (entry: EpisodeCard) =>
    inPageLanguage(episodeStructuredData(entry, { siteUrl, videoOrigin, language }), siteUrl, language);
  return (
    <>
      <CastHero>
        <Deferred value={episodes} loading={null}>
          {(list) =>
            page === 1 &&
            !isProblem(list) &&
            list?.items[0] && <LatestEpisode episode={list.items[0]} videoOrigin={videoOrigin} />
          }
        </Deferred>
      </CastHero>
      <div className="section">
        <LateList value={episodes} path="/ninecast" loading={<EpisodesLoading />}>
          {(list) => (
            <>
              <Episodes list={list} videoOrigin={videoOrigin} />
              <StructuredData things={(list?.items ?? []).map(told)} />
            </>
          )}
        </LateList>
      </div>
    </>
  );
}

function LatestEpisode({ episode, videoOrigin }: { episode: EpisodeCard; videoOrigin: string }) {
  const t = useText();
  return (
    <>
      <h2 className="below-20 detail-title" lang={contentLang(episode, "title")}>
        {episode.title}
      </h2>
      {episode.description?.trim() && (
        <p className="lead below-28" lang={contentLang(episode, "description")}>
          {episode.description}
        </p>
      )}
      <EpisodeLink episode={episode} videoOrigin={videoOrigin} className={buttonClass({ variant: "gold" })}>
        <Icon of={Play} size={18} />
        {t("Reproducir Episodio")}
      </EpisodeLink>
      <p className="apart above-20 row wraps">
        <PageOfEpisode episode={episode} />
        <TranscriptLink episode={episode} />
      </p>
    </>
  );
}

/** The microphone and the programme's name; the latest episode stands on it as soon as it is known. */
function CastHero({ children }: { children: ReactNode }) {
  return (
    <section className="stage cast-hero" aria-label="NineCast">
      <div className="stage__picture">
        <Picture
          src="/images/ninecast-portada.jpg"
          alt=""
          width={1600}
          height={900}
          sizes="max(100vw, 146vh)"
          upright={{ crop: "9x16", sizes: "max(100vw, 57vh)", width: 1080 }}
          priority
        />
      </div>
      {/* Read before the words below it are there. */}
      <h1 className="sr-only">NineCast</h1>
      <div className="wrap room cast-hero__words">
        <img className="cast-hero__logo below-block" src="/logo/ninecast-white.svg" alt="" width={533} height={100} />
        {children}
      </div>
    </section>
  );
}
