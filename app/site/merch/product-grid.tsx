import { ShoppingBag } from "lucide-react";
import type { ProductCard as Product } from "#app/content/publications/product.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ProductCard } from "#app/views/merch/product-card.tsx";
import type { PageOf } from "#domain/lists/paging.ts";
import { productToasts } from "#texts/site/list-toasts.ts";
import { LoadFailure } from "../load-failure.tsx";
import { Pager } from "../paging/pager.tsx";
import "#app/views/merch/product.css";

const firstRow = 2;

/** A page of the products in the order staff gave them; null when they could not be read. */
export function ProductGrid({ list, now }: { list: PageOf<Product> | null; now: Date }) {
  const t = useText();
  if (list === null) return <LoadFailure of="los productos" toast={productToasts.loadFailed} />;
  if (list.items.length === 0)
    return <EmptyState icon={ShoppingBag}>{t("Todavía no hay productos en la tienda.")}</EmptyState>;
  return (
    <>
      <ul className="product-grid halves stack">
        {list.items.map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} now={now} priority={place < firstRow} />
          </li>
        ))}
      </ul>
      <Pager list={list} path="/merch" />
    </>
  );
}

/** The shop while its products are on their way, in the size that they will have. */
export function ProductGridLoading() {
  const t = useText();
  return (
    <>
      <Loading className="below-28">{t("Cargando productos...")}</Loading>
      <div className="product-grid halves stack" aria-hidden="true">
        <Skeleton className="ratio-1x1" />
        <Skeleton className="ratio-1x1" />
        <Skeleton className="ratio-1x1" />
        <Skeleton className="ratio-1x1" />
      </div>
    </>
  );
}
