import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import type { Route } from "./+types/testimonials-route.ts";
import { testimonialsResource } from "./testimonials-resource.tsx";

const path = "/admin/testimonials";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(testimonialsResource.table, testimonialsResource.titles.toasts.loadFailed, request);

export const shouldRevalidate = onlyWhenAsked;

export default function TestimonialsRoute({ loaderData: list }: Route.ComponentProps) {
  return <ResourcePage resource={testimonialsResource} list={list} path={path} />;
}
