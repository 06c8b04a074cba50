import { readProducts } from "#app/data/publications/products.ts";
import { backendContext, nowContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titles/titular.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { ProductGrid, ProductGridLoading } from "../merch/product-grid.tsx";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { readWords } from "../read-words.ts";
import type { Route } from "./+types/merch.ts";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = readWords(context, "merch");
  const read = (page: number) => readProducts(context.get(backendContext), page);
  const { page, list: products } = await readListedPage({ request, context }, "products", read);
  const { siteUrl } = context.get(siteConfigContext);
  return { siteUrl, now: context.get(nowContext), page, products, words: await words };
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("merch", args);

export default function MerchPage({ loaderData: { products, now } }: Route.ComponentProps) {
  return (
    <div data-surface="noche">
      <div className="wrap page-body list-page">
        <Titular as="h1" size={1} className="below-block">
          NINE MERCH
        </Titular>
        <LateList value={products} path="/merch" loading={<ProductGridLoading />}>
          {(list) => <ProductGrid list={list} now={now} />}
        </LateList>
      </div>
    </div>
  );
}
