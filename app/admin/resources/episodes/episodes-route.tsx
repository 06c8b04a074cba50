import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/episodes-route.ts";
import { episodesResource } from "./episodes-resource.tsx";

const path = "/admin/ninecast";

export const handle = listAhead(episodesResource.table);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(episodesResource.table, episodesResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function EpisodesRoute({ loaderData: list }: Route.ComponentProps) {
  return <ResourcePage resource={episodesResource} list={list} path={path} />;
}
