import { readProducts } from "#app/data/products.ts";
import { pagePath } from "#app/domain/lists/paging.ts";
import { listTitle } from "#app/domain/pages/page-title.ts";
import { backendContext, siteConfigContext } from "#app/load-context.ts";
import { Titular } from "#app/ui/titular.tsx";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ProductGrid, ProductGridLoading } from "../merch/product-grid.tsx";
import { pageMeta } from "../page-meta.ts";
import { LateList } from "../paging/late-list.tsx";
import { readListedPage } from "../paging/read-listed-page.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/merch.ts";

export const handle: RouteHandle = { query: ["pagina"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = (page: number) => readProducts(context.get(backendContext), page);
  const { page, list: products } = await readListedPage({ request, context }, "products", read);
  return { siteUrl: context.get(siteConfigContext).siteUrl, page, products };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const { siteUrl, page } = loaderData;
  return pageMeta({
    t,
    title: listTitle(t, "NINE MERCH", page),
    description: t("La tienda de NINE FITNESS: lo que usamos en sala, hecho para durar. Ropa, accesorios y material."),
    siteUrl,
    path: pagePath("/merch", page),
  });
}

export default function MerchPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div data-surface="noche">
      <div className="wrap list-page">
        <Titular as="h1" size={1} className="list-page__title">
          NINE MERCH
        </Titular>
        <LateList value={products} path="/merch" loading={<ProductGridLoading />}>
          {(list) => <ProductGrid list={list} />}
        </LateList>
      </div>
    </div>
  );
}
