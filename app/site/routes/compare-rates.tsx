import { siteConfigContext } from "#app/load-context.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import { columnNames } from "#domain/rates/compare.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ComparePage } from "../compare/compare-page.tsx";
import { readCompared } from "../compare/read-compared.ts";
import { pageMeta } from "../page-meta.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import type { Route } from "./+types/compare-rates.ts";

export const handle: RouteHandle = { hydrate: false, query: [...columnNames, "club", "entre", "cambia"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = readWords(context, "compare");
  const compared = await readCompared(context, new URL(request.url).searchParams);
  return { siteUrl: context.get(siteConfigContext).siteUrl, words: await words, compared };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const words = fixedPageWords("compare", loaderData.words, t);
  return pageMeta({
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl: loaderData.siteUrl,
    path: "/comparar-tarifas",
  });
}

export default function CompareRatesRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage compared={loaderData.compared} />;
}
