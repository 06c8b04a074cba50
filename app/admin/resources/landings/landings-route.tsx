import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceDialogs } from "../../resource/resource-dialogs.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import { panelTitle } from "../../sections.ts";
import type { Route } from "./+types/landings-route.ts";
import { landings } from "./landings.tsx";

const path = "/admin/landings";

export const clientLoader = () => loadList(landings.table, landings.titles.toasts.loadFailed);

export const shouldRevalidate = onlyWhenAsked;

export const meta = () => [{ title: panelTitle("Landings") }];

export default function LandingsRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <ResourceList resource={landings} list={list} path={path} />
      <ResourceDialogs resource={landings} list={list} path={path} />
    </>
  );
}
