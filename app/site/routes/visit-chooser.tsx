import { nowContext, siteConfigContext } from "#app/load-context.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import { fixedPageWords } from "#domain/pages/page-words.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { readWords } from "../read-words.ts";
import { textAt } from "../text-at.ts";
import { ClubChoice } from "../visits/club-choice.tsx";
import { readVisitChoice } from "../visits/read-visit-days.ts";
import type { Route } from "./+types/visit-chooser.ts";

/** Its clubs can be put in the order of their distance. */
export const handle: RouteHandle = { asksPosition: true };

/** Where the menu's button leads when staff choose so: which club is it to be? */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteConfigContext);
  const words = readWords(context, "visit");
  return { siteUrl, ...(await readVisitChoice(context, context.get(nowContext), textAt(request))), words: await words };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const t = textAt(location);
  if (!loaderData) return [];
  const words = fixedPageWords("visit", loaderData.words, t);
  return pageMeta({
    t,
    title: pageTitle(words.title),
    description: words.description,
    siteUrl: loaderData.siteUrl,
    path: "/visita",
  });
}

export default function VisitChooserRoute({ loaderData: { open, soon } }: Route.ComponentProps) {
  return <ClubChoice open={open} soon={soon} />;
}
