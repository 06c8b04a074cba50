import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { noFigures } from "../../../content/site/redirect.ts";
import { readAddressFigures, redirectsTable } from "../../../data/site/redirects.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceDialogs } from "../../resource/resource-dialogs.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/redirects-route.ts";
import { MissedAddresses } from "./missed-addresses.tsx";
import { MovedAddresses } from "./moved-addresses.tsx";
import { redirectsResource, redirectToasts } from "./redirects.tsx";

const path = "/admin/redirects";

export async function clientLoader() {
  const [list, figures] = await Promise.all([
    loadList(redirectsTable, redirectToasts.loadFailed),
    readAddressFigures(browserClient()).catch(() => null),
  ]);
  if (!figures && !list.isFailed) showToast(redirectTexts.figuresFailed());
  return { list, figures: figures ?? noFigures };
}

export const shouldRevalidate = onlyWhenAsked;

export default function RedirectsRoute({ loaderData: { list, figures } }: Route.ComponentProps) {
  const from = useSearchParams()[0].get("desde") ?? "";
  const resource = useMemo(() => redirectsResource(list.rows, figures, from), [list, figures, from]);
  return (
    <>
      <ResourceList resource={resource} list={list} path={path} />
      <MissedAddresses missed={figures.missed} path={path} />
      <MovedAddresses {...figures} />
      <ResourceDialogs resource={resource} list={list} path={path} />
    </>
  );
}
