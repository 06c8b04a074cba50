import { siteConfigContext } from "#app/load-context.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/robots.ts";

/** Kept by the page cache like a page. */
export const handle: RouteHandle = { hydrate: false };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const closed = ["/admin", "/login", "/rest/", "/auth/", "/functions/"].map((path) => `Disallow: ${path}`);
  const text = ["User-agent: *", ...closed, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
