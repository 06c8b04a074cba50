import { backendContext, siteConfigContext } from "#app/load-context.ts";
import { useText } from "#app/ui/use-text.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { isNewsOn } from "../news/is-news-on.ts";
import { newsFeed } from "../news/news-feed.ts";
import { readNewsFront } from "../news/news-front.ts";
import { NewsList, NewsLoading } from "../news/news-list.tsx";
import { SectionOff } from "../news/section-off.tsx";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import { whenInTime } from "../when-in-time.ts";
import type { Route } from "./+types/news.ts";
import "../news/news-front.css";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const words = readWords(context, "9ftoday");
  const { value: isOn } = await whenInTime(context, isNewsOn(context));
  if (!isOn) return { siteUrl, page: 1, news: "off" as const, words: null };
  const read = (page: number) => readNewsFront(context.get(backendContext), page);
  const { page, list } = await readListedPage({ request, context }, "articles", read);
  if (!(isOn instanceof Promise)) return { siteUrl, page, news: list, words: await words };
  const news = Promise.all([isOn, list]).then(([on, front]) => (on ? front : ("off" as const)));
  return { siteUrl, page, news, words: await words };
}

export function meta(args: Route.MetaArgs) {
  const t = textAt(args.location);
  if (args.loaderData?.news === "off")
    return [{ title: pageTitle(t("Sección Desactivada")) }, { name: "robots", content: "noindex" }];
  return fixedPageMeta("9ftoday", args, { feed: newsFeed });
}

export default function NewsPage({ loaderData: { news } }: Route.ComponentProps) {
  if (news === "off") return <SectionOff />;
  return (
    <div className="wrap section-end list-page">
      <Masthead />
      <LateList value={news} path="/9ftoday" loading={<NewsLoading />}>
        {(front) => (front === "off" ? <SectionOff /> : <NewsList news={front} />)}
      </LateList>
    </div>
  );
}

/** The head of the paper: "9F" wide, "Today" thin, over the rule. */
function Masthead() {
  const t = useText();
  return (
    <div className="masthead row gap-16 wraps spread ends">
      <h1 className="nowrap">
        <b className="wide">9F</b>
        <span className="thin">Today</span>
      </h1>
      <p className="narrow small muted">
        {t("Entrenamiento, recuperación y vida de club. Escrito por quien lo entrena.")}
      </p>
    </div>
  );
}
