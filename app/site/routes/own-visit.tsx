import { data } from "react-router";
import { siteConfigContext } from "#app/load-context.ts";
import { pageTitle } from "#domain/pages/page-title.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import { readOwner } from "../read-owner.ts";
import { textAt } from "../text-at.ts";
import { OwnVisit } from "../visits/own-visit.tsx";
import { readOwnVisit } from "../visits/read-own-visit.ts";
import { VisitOver } from "../visits/visit-over.tsx";
import type { Route } from "./+types/own-visit.ts";

/** Of one visitor: never kept, never found by search engines, and no other site hears its address. */
export const handle: RouteHandle = { isFresh: true };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const [found, { phone }] = await Promise.all([readOwnVisit(context, params.secret), readOwner(context)]);
  if (!found) return data(null, { status: 404 });
  const { siteUrl } = context.get(siteConfigContext);
  const asked = new URL(request.url).searchParams;
  const news = asked.has("nueva") ? "new" : asked.has("movida") ? "moved" : null;
  return { ...found, phone, siteUrl, path: `/visita/${params.secret}`, news } as const;
}

export const meta = ({ location }: Route.MetaArgs) => [
  { title: pageTitle(textAt(location)("Tu visita")) },
  { name: "robots", content: "noindex, nofollow" },
];

export default function OwnVisitRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <OwnVisit {...loaderData} /> : <VisitOver />;
}
