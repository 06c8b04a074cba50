import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/templates-route.ts";
import { templatesResource } from "./templates.tsx";

const path = "/admin/templates";

export const clientLoader = () => loadList(templatesResource.table, templatesResource.titles.toasts.loadFailed);

export const shouldRevalidate = onlyWhenAsked;

export default function TemplatesRoute({ loaderData: list }: Route.ComponentProps) {
  return <ResourcePage resource={templatesResource} list={list} path={path} />;
}
