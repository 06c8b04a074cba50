import type { Article } from "#app/content/publications/article.ts";
import { readArticle } from "#app/data/publications/articles.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { useText } from "#app/ui/use-text.ts";
import { ArticleView } from "#app/views/news/article-view.tsx";
import { safeSource } from "#domain/links/link-safety.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { articleWords } from "#domain/pages/page-words.ts";
import { articleToasts } from "#texts/site/list-toasts.ts";
import { detailProblem } from "../detail-problem.tsx";
import { LateDetail } from "../late-detail.tsx";
import { leadOn } from "../lead-on.ts";
import { articlePath } from "../news/article-path.ts";
import { articleStructuredData } from "../news/article-structured-data.ts";
import { isNewsOn } from "../news/is-news-on.ts";
import { newsFeed } from "../news/news-feed.ts";
import { SectionOff } from "../news/section-off.tsx";
import { pageMeta } from "../page-meta.ts";
import { readDetail } from "../read-detail.ts";
import { readRequired } from "../read-required.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/article.ts";

/** No article while the section is off; one that waits for its date does not exist for visitors. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const { value } = await readDetail(context, readShown(context, params.slug));
  return { siteUrl, article: value };
}

async function readShown(context: Route.LoaderArgs["context"], slug: string) {
  const reading = readArticle(context.get(backendContext), slug);
  // Both are asked for at once. While the section is off it does not matter how this ended.
  reading.catch(() => undefined);
  if (!(await isNewsOn(context))) return null;
  const article = await readRequired(context.get(renderReportContext), "article", reading);
  leadOn(context, slug, article.slug, articlePath(article));
  return article;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || loaderData.article instanceof Promise) return [];
  const { article, siteUrl } = loaderData;
  if (!article) return [{ title: pageTitle(t("Sección Desactivada")) }, { name: "robots", content: "noindex" }];
  const path = articlePath(article);
  const image = safeSource(article.image_url);
  const { title, description } = articleWords(article);
  const jsonLd = articleStructuredData(article, {
    ...{ siteUrl, language: t.language, url: `${siteUrl}${path}` },
    ...{ description, image },
  });
  const crumbs = [
    { name: "9FToday", path: "/9ftoday" },
    { name: article.title, path },
  ];
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path,
    image,
    jsonLd,
    crumbs,
    feed: newsFeed,
  });
}

export default function ArticlePage({ loaderData: { article, siteUrl } }: Route.ComponentProps) {
  const t = useText();
  return (
    <LateDetail
      value={article}
      loading="Cargando artículo..."
      title={(row) => row?.title ?? t("Sección Desactivada")}
      problem={problem}
    >
      {(row) => (row ? <ArticlePart article={row} siteUrl={siteUrl} /> : <SectionOff />)}
    </LateDetail>
  );
}

function ArticlePart({ article, siteUrl }: { article: Article; siteUrl: string }) {
  const share = <ShareLinks title={article.title} siteUrl={siteUrl} path={articlePath(article)} />;
  return (
    <>
      <div className="reading-bar screen-only" aria-hidden="true" />
      <ArticleView article={article} share={share} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return problem(error);
}

const problem = detailProblem(articleToasts.notFound, {
  title: "404 - Artículo no encontrado",
  text: "Lo sentimos, no hemos podido encontrar el artículo que buscas.",
  action: { text: "Volver a 9FToday", href: "/9ftoday" },
});
