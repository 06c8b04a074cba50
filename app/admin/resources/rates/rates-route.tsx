import { useMemo } from "react";
import { listClubNames } from "../../../data/clubs/clubs.ts";
import { listedRatesTable } from "../../../data/clubs/rates.ts";
import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { mayDo } from "../../session/permissions.ts";
import type { Route } from "./+types/rates-route.ts";
import { ratesResource, rateToasts } from "./rates-resource.tsx";

const path = "/admin/prices";

export const handle = listAhead(listedRatesTable, listClubNames);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, all] = await Promise.all([
    loadList(listedRatesTable, rateToasts.loadFailed, request),
    // Without their names the rates still show, by the club's id.
    listClubNames(browserClient()).catch(() => []),
  ]);
  return { list, clubs: all.filter(({ id }) => mayDo("create", "precios", { club_id: id })) };
}

export const shouldRevalidate = onlyWhenAsked;

export default function RatesRoute({ loaderData: { list, clubs } }: Route.ComponentProps) {
  const resource = useMemo(() => ratesResource(clubs, list.long ? null : list.rows), [clubs, list]);
  return <ResourcePage resource={resource} list={list} path={path} />;
}
