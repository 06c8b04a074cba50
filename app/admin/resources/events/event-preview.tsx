import { type EventDraft, events } from "../../../content/publications/event.ts";
import { EventPage } from "../../../views/events/event-page.tsx";
import { PreviewFrame } from "../../form/preview-frame.tsx";

/** The event's page. A picture or film that waits has an address of this browser's own. */
export function EventPreview({ draft }: { draft: EventDraft }) {
  const { image_url, video_url } = draft;
  // Its year is told by when it was saved.
  const shown = { ...events.preview(draft), slug: "", image_url, video_url, updated_at: new Date().toISOString() };
  return (
    <PreviewFrame>
      <div data-surface="blanco">
        <EventPage event={shown} isOver={false} />
      </div>
    </PreviewFrame>
  );
}
