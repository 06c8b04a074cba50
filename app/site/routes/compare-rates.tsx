import { siteConfigContext } from "#app/load-context.ts";
import { columnNames } from "#domain/rates/compare.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { ComparePage } from "../compare/compare-page.tsx";
import { readCompared } from "../compare/read-compared.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
import { readWords } from "../read-words.ts";
import type { Route } from "./+types/compare-rates.ts";

export const handle: RouteHandle = { hydrate: false, query: [...columnNames, "club", "entre", "cambia"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = readWords(context, "compare");
  const compared = await readCompared(context, new URL(request.url).searchParams);
  return { siteUrl: context.get(siteConfigContext).siteUrl, words: await words, compared };
}

export const meta = (args: Route.MetaArgs) => fixedPageMeta("compare", args);

export default function CompareRatesRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage compared={loaderData.compared} />;
}
