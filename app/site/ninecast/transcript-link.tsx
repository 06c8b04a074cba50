import { FileText } from "lucide-react";
import type { EpisodeCard } from "#app/content/episode.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useText } from "#app/ui/use-text.ts";

interface TranscriptLinkProps {
  episode: Pick<EpisodeCard, "id" | "title" | "has_transcript">;
  className: string;
}

/** To what is said in an episode, where somebody has written it down. */
export function TranscriptLink({ episode: { id, title, has_transcript }, className }: TranscriptLinkProps) {
  const t = useText();
  if (!has_transcript) return null;
  return (
    <SiteLink href={`/ninecast/${id}/transcripcion`} className={`text-link ${className}`}>
      <Icon of={FileText} size={18} />
      {t("Leer la transcripción")}
      <span className="sr-only"> {t("de «{title}»", { title })}</span>
    </SiteLink>
  );
}
