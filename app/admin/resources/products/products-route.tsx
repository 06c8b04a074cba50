import { listAhead, loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/products-route.ts";
import { productsResource } from "./products-resource.tsx";

const path = "/admin/merch";

export const handle = listAhead(productsResource.table);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(productsResource.table, productsResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function ProductsRoute({ loaderData: list }: Route.ComponentProps) {
  return <ResourcePage resource={productsResource} list={list} path={path} />;
}
