import type { Product } from "#app/content/product.ts";
import { listProducts } from "#app/data/products.ts";
import { pageTitle } from "#app/domain/page-title.ts";
import { backendContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { Deferred } from "#app/ui/deferred.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { ProductGrid, ProductGridLoading } from "../merch/product-grid.tsx";
import { pageMeta } from "../page-meta.ts";
import { readOr } from "../read-or.ts";
import type { Route } from "./+types/merch.ts";

/** Null products could not be read: the page says so and stands. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const reading = listProducts(context.get(backendContext));
  return { siteUrl, products: readOr<Product[] | null>(context.get(renderReportContext), "products", reading, null) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: pageTitle("NINE MERCH"),
    description: "La tienda de NINE FITNESS: lo que usamos en sala, hecho para durar. Ropa, accesorios y material.",
    siteUrl: loaderData.siteUrl,
    path: "/merch",
  });
}

export default function MerchPage({ loaderData: { products } }: Route.ComponentProps) {
  return (
    <div data-surface="noche">
      <div className="wrap pb-section">
        <Titular as="h1" size={1} className="pt-[clamp(44px,5.4vw,84px)] pb-[clamp(32px,3.6vw,56px)]">
          NINE MERCH
        </Titular>
        <Deferred value={products} loading={<ProductGridLoading />}>
          {(list) => <ProductGrid products={list} />}
        </Deferred>
      </div>
    </div>
  );
}
