import { nowContext, siteConfigContext } from "#app/load-context.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { fixedPageMeta } from "../fixed-page-meta.ts";
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

export const meta = (args: Route.MetaArgs) => fixedPageMeta("visit", args);

export default function VisitChooserRoute({ loaderData: { open, soon } }: Route.ComponentProps) {
  return <ClubChoice open={open} soon={soon} />;
}
