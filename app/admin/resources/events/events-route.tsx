import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/events-route.ts";
import { eventsResource } from "./events-resource.tsx";

const path = "/admin/events";

export const handle = listAhead(eventsResource.table);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(eventsResource.table, eventsResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function EventsRoute({ loaderData: list }: Route.ComponentProps) {
  return <ResourcePage resource={eventsResource} list={list} path={path} />;
}
