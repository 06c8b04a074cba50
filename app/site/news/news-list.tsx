import { Newspaper, Rss } from "lucide-react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useText } from "#app/ui/use-text.ts";
import { articleToasts } from "#texts/site/list-toasts.ts";
import { FeedLink } from "../feeds/feed-link.tsx";
import { LoadFailure } from "../load-failure.tsx";
import { byDate, Pager } from "../paging/pager.tsx";
import { ArticleGrid } from "./article-grid.tsx";
import { FeaturedArticle } from "./featured-article.tsx";
import { newsFeed } from "./news-feed.ts";
import type { NewsFront } from "./news-front.ts";

/** The lead and the other articles; null when they could not be read. */
export function NewsList({ news }: { news: NewsFront | null }) {
  const t = useText();
  if (news === null) return <LoadFailure of="los artículos" toast={articleToasts.loadFailed} />;
  if (news.featured === null && news.items.length === 0) {
    return <EmptyState icon={Newspaper}>{t("Todavía no hay artículos que leer.")}</EmptyState>;
  }
  return (
    <>
      {news.featured && <FeaturedArticle article={news.featured} />}
      {news.items.length > 0 && <ArticleGrid articles={news.items} />}
      <Pager list={news} path="/9ftoday" words={byDate} />
      <FeedLink href={newsFeed.path} icon={Rss}>
        {t("Seguir 9FToday por RSS")}
      </FeedLink>
    </>
  );
}

/** The front while its articles are on their way, in the size that they will have. */
export function NewsLoading() {
  const t = useText();
  return (
    <div className="featured ruled cols cols-8-4">
      <Skeleton className="ratio-3x2" />
      <Loading>{t("Cargando artículos...")}</Loading>
    </div>
  );
}
