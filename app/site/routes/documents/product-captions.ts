import { readProduct } from "#app/data/publications/products.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import { captionsFile } from "#app/site/captions-file.ts";
import { readRequired } from "#app/site/read-required.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/product-captions.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = readProduct(context.get(backendContext), params.slug);
  const { video_captions } = await readRequired(context.get(renderReportContext), "captions", reading);
  return captionsFile(video_captions);
}
