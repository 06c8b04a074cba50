import { ResourceDialogs } from "#app/admin/resource/dialogs/resource-dialogs.tsx";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourceList } from "../../resource/resource-list.tsx";
import type { Route } from "./+types/templates-route.ts";
import { templatesResource } from "./templates.tsx";

const path = "/admin/templates";

export const clientLoader = () => loadList(templatesResource.table, templatesResource.titles.toasts.loadFailed);

export const shouldRevalidate = onlyWhenAsked;

export default function TemplatesRoute({ loaderData: list }: Route.ComponentProps) {
  return (
    <>
      <ResourceList resource={templatesResource} list={list} path={path} />
      <ResourceDialogs resource={templatesResource} list={list} path={path} />
    </>
  );
}
