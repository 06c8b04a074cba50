import { readProduct } from "#app/data/products.ts";
import { readWebVtt } from "#app/domain/captions/web-vtt.ts";
import { backendContext, renderReportContext } from "#app/load-context.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { readRequired } from "../read-required.ts";
import type { Route } from "./+types/product-captions.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

/** What is said and heard in a product's video, for its player (WebVTT). What is none, whoever wrote it, is not sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reading = readProduct(context.get(backendContext), params.slug);
  const { video_captions } = await readRequired(context.get(renderReportContext), "captions", reading);
  const read = readWebVtt(video_captions ?? "");
  if ("message" in read) throw new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(`${read.value}\n`, {
    headers: { "content-type": "text/vtt; charset=utf-8", "x-robots-tag": "noindex" },
  });
}
