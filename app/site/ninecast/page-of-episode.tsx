import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { episodePath } from "./episode-path.ts";

export function PageOfEpisode({ episode }: { episode: Pick<EpisodeCard, "slug" | "title" | "fellBack"> }) {
  const t = useText();
  return (
    <TextLink href={episodePath(episode)}>
      {t("Ir al episodio")}
      <span className="sr-only">
        : <span lang={contentLang(episode, "title")}>{episode.title}</span>
      </span>
    </TextLink>
  );
}
