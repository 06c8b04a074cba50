import { youtubeId } from "#domain/links/youtube-id.ts";
import { type EpisodeDraft, episodes } from "../../../content/publications/episode.ts";
import { EpisodeCard } from "../../../views/ninecast/episode-card.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

export function EpisodePreview({ draft }: { draft: EpisodeDraft }) {
  const { image_url } = draft;
  const shown = { ...episodes.preview(draft), image_url, youtube_id: youtubeId(draft.youtube_id) ?? "" };
  return (
    <PreviewFrame>
      <div className="wrap section stack gap-20" data-surface="noche">
        <EpisodeCard episode={{ ...shown, title: shown.title || "Título" }} />
      </div>
    </PreviewFrame>
  );
}
