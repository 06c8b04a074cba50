import type { Episode } from "#app/content/publications/episode.ts";
import { readTranscript } from "#app/data/publications/episodes.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { DetailTitle } from "#app/ui/titles/detail-title.tsx";
import { useText } from "#app/ui/use-text.ts";
import { episodeStill } from "#app/views/ninecast/episode-still.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { episodeToasts } from "#texts/site/list-toasts.ts";
import type { Translate } from "#texts/translate.ts";
import { detailProblem } from "../detail-problem.tsx";
import { LateDetail } from "../late-detail.tsx";
import { leadOn } from "../lead-on.ts";
import { episodePath, transcriptPath } from "../ninecast/episode-path.ts";
import { pageMeta } from "../page-meta.ts";
import { readDetail } from "../read-detail.ts";
import { readRequired } from "../read-required.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/transcript.ts";
import "#app/ui/styles/prose.css";

/** What is said in an episode; 404 where nobody has written it down. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const { value } = await readDetail(context, readShown(context, params.episode));
  return { siteUrl, episode: value };
}

async function readShown(context: Route.LoaderArgs["context"], asked: string) {
  const reading = readTranscript(context.get(backendContext), asked);
  const episode = await readRequired(context.get(renderReportContext), "transcript", reading);
  leadOn(context, asked, episode.slug, transcriptPath(episode));
  return episode;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData || loaderData.episode instanceof Promise || "internal" in loaderData.episode) return [];
  const { siteUrl, episode } = loaderData;
  return pageMeta({
    t,
    title: pageTitle(nameOf(episode, t)),
    description:
      episode.description ?? t("Lo que se dice en «{title}», un episodio de NineCast.", { title: episode.title }),
    siteUrl,
    path: transcriptPath(episode),
    image: episodeStill(episode),
    crumbs: [
      { name: "NineCast", path: "/ninecast" },
      { name: episode.title, path: episodePath(episode) },
      { name: t("Transcripción"), path: transcriptPath(episode) },
    ],
  });
}

const nameOf = ({ title }: Pick<Episode, "title">, t: Translate) => t("Transcripción: {title}", { title });

export default function TranscriptPage({ loaderData: { episode } }: Route.ComponentProps) {
  const t = useText();
  return (
    <LateDetail value={episode} loading="Cargando transcripción..." title={(row) => nameOf(row, t)} problem={problem}>
      {(row) => <Transcript episode={row} />}
    </LateDetail>
  );
}

function Transcript({ episode }: { episode: Episode }) {
  const t = useText();
  const { title, duration, transcript } = episode;
  const paragraphs = (transcript ?? "").split(/\n\s*\n/).filter((part) => part.trim() !== "");
  return (
    <article className="wrap page-body">
      <BackLink href={episodePath(episode)}>{t("Volver al episodio")}</BackLink>
      <p className="above-20 below small muted">
        {t("Transcripción")}
        {duration?.trim() && (
          <>
            {" · "}
            <span lang={contentLang(episode, "duration")}>{duration}</span>
          </>
        )}
      </p>
      <DetailTitle lang={contentLang(episode, "title")}>{title}</DetailTitle>
      <div className="prose above-28" lang={contentLang(episode, "transcript")}>
        {paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice, and nothing moves
          <p className="lines" key={place}>
            {paragraph.trim()}
          </p>
        ))}
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return problem(error);
}

const problem = detailProblem(episodeToasts.noTranscript, {
  title: "404 - Transcripción no encontrada",
  text: "Este episodio no está, o nadie ha escrito todavía lo que se dice en él.",
  action: { text: "Volver a NineCast", href: "/ninecast" },
});
