import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { Route } from "./+types/partners-route.ts";
import { PartnerTabs } from "./partner-tabs.tsx";
import { partnersResource } from "./partners-resource.tsx";

const path = "/admin/partners";

export const handle = listAhead(partnersResource.table);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(partnersResource.table, partnersResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function PartnersRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Gestionar Partners" />
      <PartnerTabs selected="partners">
        <ResourceList resource={partnersResource} list={list} path={path} level={2} />
      </PartnerTabs>
      <ResourceDialogs resource={partnersResource} list={list} path={path} />
    </>
  );
}
