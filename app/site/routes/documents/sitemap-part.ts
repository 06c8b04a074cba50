import { listArticlesOf, listPublicAddresses } from "#app/data/site/public-addresses.ts";
import { readTodaySetting } from "#app/data/site/settings.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { readRequired } from "#app/site/read-required.ts";
import { articleEntries, publicEntries, type SitemapEntry } from "#app/site/sitemap/public-entries.ts";
import { readSitemapPart, type SitemapPart } from "#app/site/sitemap/sitemap-part.ts";
import { sitemapHeaders, sitemapXml } from "#app/site/sitemap/sitemap-xml.ts";
import { isTodayEnabled } from "#domain/pages/is-today-enabled.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** Kept by the page cache like a page: a map of ten thousand articles is read a month at a time. */
export const handle: RouteHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const part = readSitemapPart(params.part);
  if (part === null) throw notFound();
  const entries = await readRequired(context.get(renderReportContext), "site map", readEntries(context, part));
  if (entries.length === 0) throw notFound();
  return new Response(sitemapXml(context.get(siteConfigContext).siteUrl, entries), { headers: sitemapHeaders });
}

async function readEntries(context: Route.LoaderArgs["context"], part: SitemapPart): Promise<SitemapEntry[]> {
  const backend = context.get(backendContext);
  const setting = readTodaySetting(backend);
  if (part.kind === "pages") {
    const [addresses, today] = await Promise.all([listPublicAddresses(backend), setting]);
    return publicEntries(addresses, isTodayEnabled(today));
  }
  const [articles, today] = await Promise.all([listArticlesOf(backend, part.month), setting]);
  return isTodayEnabled(today) ? articleEntries(articles) : [];
}

const notFound = () => new Response(null, { status: 404, statusText: "Not Found" });
