import { readEvent } from "#app/data/publications/events.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { captionsFile } from "#app/site/captions-file.ts";
import { readRequired } from "#app/site/read-required.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/event-captions.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** What is said and heard in an event's video. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = readEvent(context.get(backendContext), params.event);
  const { video_captions } = await readRequired(context.get(renderReportContext), "captions", reading);
  return captionsFile(video_captions);
}
