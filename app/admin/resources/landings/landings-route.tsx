import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { resourceAction } from "../../resource/resource-action.ts";
import { ResourceDialogs } from "../../resource/resource-dialogs.tsx";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { Route } from "./+types/landings-route.ts";
import { DeleteLanding } from "./delete-landing.tsx";
import { landings } from "./landings.tsx";

const path = "/admin/landings";

export const clientLoader = () => loadList(landings.table, landings.titles.toasts.loadFailed);

export const clientAction = resourceAction(landings);

export const shouldRevalidate = onlyWhenAsked;

export default function LandingsRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <ResourceList resource={landings} list={list} path={path} />
      <ResourceDialogs
        resource={landings}
        list={list}
        path={path}
        question={(row, onClose) => <DeleteLanding row={row} onClose={onClose} />}
      />
    </>
  );
}
