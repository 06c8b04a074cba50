import { pageTitle } from "#app/domain/page-title.ts";
import { pageNumber } from "#app/domain/paging.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { isNewsOn } from "../news/is-news-on.ts";
import { Masthead } from "../news/masthead.tsx";
import { type NewsFront, readNewsFront } from "../news/news-front.ts";
import { NewsList, NewsLoading } from "../news/news-list.tsx";
import { newsPath } from "../news/news-path.ts";
import { SectionOff } from "../news/section-off.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/news.ts";

export const handle: RouteHandle = { query: ["pagina"] };

/** The first page always exists and may come after its frame; whether another one does decides the status. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const page = pageNumber(new URL(request.url).searchParams.get("pagina"));
  if (!(await isNewsOn(context))) return { siteUrl, page: 1, news: "off" as const };
  if (page === null) throw notFound();
  const reading = readNewsFront(context.get(backendContext), context.get(renderReportContext), page).then(orNotFound);
  return { siteUrl, page, news: page === 1 ? reading : await reading };
}

function orNotFound(news: NewsFront | null | "missing"): NewsFront | null {
  if (news === "missing") throw notFound();
  return news;
}

const notFound = () => new Response(null, { status: 404, statusText: "Not Found" });

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { siteUrl, page, news } = loaderData;
  if (news === "off") return [{ title: pageTitle("Sección Desactivada") }, { name: "robots", content: "noindex" }];
  return pageMeta({
    title: pageTitle(page === 1 ? "9FToday" : `9FToday, página ${page}`),
    description: "9FToday: entrenamiento, recuperación y vida de club, escrito por quien entrena en NINE FITNESS.",
    siteUrl,
    path: newsPath(page),
  });
}

export default function NewsPage({ loaderData: { news } }: Route.ComponentProps) {
  if (news === "off") return <SectionOff />;
  return (
    <div className="wrap pb-section">
      <Masthead />
      <Deferred value={news} loading={<NewsLoading />}>
        {(front) => <NewsList news={front} />}
      </Deferred>
    </div>
  );
}
