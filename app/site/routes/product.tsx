import type { Product } from "#app/content/publications/product.ts";
import { readProduct } from "#app/data/publications/products.ts";
import { Island } from "#app/islands/island.tsx";
import { backendContext, nowContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import { BackLink } from "#app/ui/links/back-link.tsx";
import { ProductDetail } from "#app/views/merch/product-detail.tsx";
import { ProductOptions } from "#app/views/merch/product-options.tsx";
import type { ProductChoices } from "#app/views/merch/shown-product.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { productWords } from "#domain/pages/page-words.ts";
import { productToasts } from "#texts/site/list-toasts.ts";
import { detailProblem } from "../detail-problem.tsx";
import { LateDetail } from "../late-detail.tsx";
import { leadOn } from "../lead-on.ts";
import { productStructuredData } from "../merch/product-structured-data.ts";
import { pageMeta } from "../page-meta.ts";
import { readDetail } from "../read-detail.ts";
import { readRequired } from "../read-required.ts";
import { ShareLinks } from "../share/share-links.tsx";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/product.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const { value } = await readDetail(context, readShown(context, params.slug));
  return { siteUrl, now: context.get(nowContext), product: value };
}

async function readShown(context: Route.LoaderArgs["context"], slug: string) {
  const reading = readProduct(context.get(backendContext), slug);
  const product = await readRequired(context.get(renderReportContext), "product", reading);
  leadOn(context, slug, product.slug, productPath(product));
  return product;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  // After a failed read there is nothing to tell; the boundary gives the page its title. So does what comes late.
  if (!loaderData || loaderData.product instanceof Promise) return [];
  const { product, siteUrl } = loaderData;
  const path = productPath(product);
  const image = safeSource(product.image_url);
  const { title, description } = productWords(product, t);
  return pageMeta({
    t,
    title: pageTitle(title),
    description,
    siteUrl,
    path,
    image,
    jsonLd: productStructuredData(product, `${siteUrl}${path}`, image),
    crumbs: [
      { name: "NINE MERCH", path: "/merch" },
      { name: product.name, path },
    ],
  });
}

export default function ProductPage({ loaderData: { product, siteUrl, now } }: Route.ComponentProps) {
  return (
    <LateDetail value={product} loading="Cargando producto..." title={({ name }) => name} problem={problem}>
      {(row) => (
        <ProductDetail
          product={row}
          now={now}
          back={<BackLink href="/merch">NINE MERCH</BackLink>}
          captions={row.video_captions ? `${productPath(row)}/subtitulos.vtt` : undefined}
          share={<ShareLinks title={row.name} siteUrl={siteUrl} path={productPath(row)} />}
          options={<Island name="product-options" of={ProductOptions} props={{ product: choicesOf(row) }} />}
        />
      )}
    </LateDetail>
  );
}

const productPath = ({ slug }: { slug: string }) => `/merch/${encodeURIComponent(slug)}`;

function choicesOf({ colors, stock, one_size_stock, purchase_url, button_text, fellBack }: Product): ProductChoices {
  return { colors, stock, one_size_stock, purchase_url, button_text, ...(fellBack && { fellBack }) };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return problem(error);
}

const problem = detailProblem(productToasts.notFound, {
  title: "404 - Producto no encontrado",
  text: "El producto que buscas no existe o ya no está en la tienda.",
  action: { text: "Volver a la tienda", href: "/merch" },
});
