import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { Route } from "./+types/events-route.ts";
import { eventsResource } from "./events-resource.tsx";

const path = "/admin/events";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(eventsResource.table, eventsResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function EventsRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <ResourceList resource={eventsResource} list={list} path={path} />
      <ResourceDialogs resource={eventsResource} list={list} path={path} />
    </>
  );
}
