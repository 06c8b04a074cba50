import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import type { loader as documentLoader } from "../../document.tsx";
import type { Route } from "./+types/club-route.ts";
import { clubsResource } from "./clubs-resource.tsx";
import type { clientLoader as clubsLoader } from "./clubs-route.tsx";

const noOrigins: readonly string[] = [];

export default function ClubRoute({ params: { id } }: Route.ComponentProps) {
  const list = useRouteLoaderData<typeof clubsLoader>("admin/resources/clubs/clubs-route")?.clubs;
  const origins = useRouteLoaderData<typeof documentLoader>("admin/document")?.embedOrigins ?? noOrigins;
  const ownId = id === "nuevo" ? null : (id ?? null);
  const resource = useMemo(() => {
    // The lines of a file are about many clubs: what no two of them may share is seen there.
    const others = id === "importar" ? [] : (list?.rows ?? []);
    return clubsResource(others, origins, ownId);
  }, [list, origins, id, ownId]);
  return list ? <ResourceDialogs resource={resource} list={list} path="/admin/clubs" /> : null;
}
