import { readProducts } from "#app/data/publications/products.ts";
import { backendContext, nowContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import { pagePath } from "#domain/lists/paging.ts";
import { listTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ProductGrid, ProductGridLoading } from "../merch/product-grid.tsx";
import { pageMeta } from "../page-meta.ts";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/merch.ts";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = readWords(context, "merch");
  const read = (page: number) => readProducts(context.get(backendContext), page);
  const { page, list: products } = await readListedPage({ request, context }, "products", read);
  const { siteUrl } = context.get(siteConfigContext);
  return { siteUrl, now: context.get(nowContext), page, products, words: await words };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const { siteUrl, page } = loaderData;
  const words = fixedPageWords("merch", loaderData.words, t);
  return pageMeta({
    t,
    title: listTitle(t, words.title, page),
    description: words.description,
    siteUrl,
    path: pagePath("/merch", page),
  });
}

export default function MerchPage({ loaderData: { products, now } }: Route.ComponentProps) {
  return (
    <div data-surface="noche">
      <div className="wrap list-page">
        <Titular as="h1" size={1} className="list-page__title">
          NINE MERCH
        </Titular>
        <LateList value={products} path="/merch" loading={<ProductGridLoading />}>
          {(list) => <ProductGrid list={list} now={now} />}
        </LateList>
      </div>
    </div>
  );
}
