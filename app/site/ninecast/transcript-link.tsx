import { FileText } from "lucide-react";
import type { EpisodeCard } from "#app/content/publications/episode.ts";
import { SiteLink } from "#app/ui/links/site-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { TitleIn } from "../title-in.tsx";
import { transcriptPath } from "./episode-path.ts";

interface TranscriptLinkProps {
  episode: Pick<EpisodeCard, "slug" | "title" | "has_transcript" | "fellBack">;
}

/** To what is said in an episode, where somebody has written it down. */
export function TranscriptLink({ episode }: TranscriptLinkProps) {
  const t = useText();
  const { title, has_transcript } = episode;
  if (!has_transcript) return null;
  return (
    <SiteLink href={transcriptPath(episode)} className="text-link">
      <Icon of={FileText} size={18} />
      {t("Leer la transcripción")}
      <span className="sr-only">
        {" "}
        <TitleIn sentence="de «{title}»" lang={contentLang(episode, "title")}>
          {title}
        </TitleIn>
      </span>
    </SiteLink>
  );
}
