import { useMemo } from "react";
import { listClubNames } from "../../../data/clubs/clubs.ts";
import { listedPositionsTable } from "../../../data/publications/positions.ts";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/positions-route.ts";
import { positionsResource, positionToasts } from "./positions.tsx";

const path = "/admin/positions";

export async function clientLoader() {
  const [list, clubs] = await Promise.all([
    loadList(listedPositionsTable, positionToasts.loadFailed),
    // Without their names the positions still show, by the club's id.
    listClubNames(browserClient()).catch(() => []),
  ]);
  return { list, clubs };
}

export const shouldRevalidate = onlyWhenAsked;

export default function PositionsRoute({ loaderData: { list, clubs } }: Route.ComponentProps) {
  const resource = useMemo(() => positionsResource(clubs), [clubs]);
  return <ResourcePage resource={resource} list={list} path={path} />;
}
