import { useMemo } from "react";
import { useParams, useRouteLoaderData } from "react-router";
import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";
import { extrasPath, extrasResource } from "./extras-resource.tsx";

export default function ExtrasRoute() {
  const { club } = useParams();
  const lists = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route");
  const clubs = lists?.clubs.rows;
  const all = lists?.extras.rows;
  const clubId = clubs?.find(({ id }) => id === club)?.id ?? clubs?.[0]?.id ?? "";
  const resource = useMemo(() => extrasResource({ clubs: clubs ?? [], clubId, all: all ?? [] }), [clubs, clubId, all]);
  return lists ? <ResourceDialogs resource={resource} list={lists.extras} path={extrasPath(clubId)} /> : null;
}
