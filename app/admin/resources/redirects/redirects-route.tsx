import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import { closestAddress } from "#domain/links/closest-address.ts";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { noFigures } from "../../../content/site/redirect.ts";
import { readAddressFigures, redirectsTable } from "../../../data/site/redirects.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
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
  const { missed } = figures ?? noFigures;
  const paths = missed.length > 0 ? await publicPaths() : [];
  const guessed = missed.map((entry) => ({ ...entry, guess: closestAddress(entry.path, paths) }));
  return { list, figures: figures ?? noFigures, guessed };
}

export const shouldRevalidate = onlyWhenAsked;

export default function RedirectsRoute({ loaderData: { list, figures, guessed } }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  const [from, to] = [asked.get("desde") ?? "", asked.get("hasta") ?? ""];
  const resource = useMemo(() => redirectsResource(list.rows, figures, { from, to }), [list, figures, from, to]);
  return (
    <>
      <ResourceList resource={resource} list={list} path={path} />
      <MissedAddresses missed={guessed} path={path} />
      <MovedAddresses {...figures} />
      <ResourceDialogs resource={resource} list={list} path={path} />
    </>
  );
}

/** The pages of the site but its articles, as its own map tells them; none where it does not answer. */
async function publicPaths(): Promise<string[]> {
  // The map's first part; the others are the articles, month by month.
  const [pages] = await pathsIn("/sitemap.xml");
  return pages === undefined ? [] : pathsIn(pages);
}

async function pathsIn(map: string): Promise<string[]> {
  const answer = await fetch(map).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => new URL(place).pathname);
  return places.filter((place) => !place.startsWith("/en/") && place !== "/en");
}
