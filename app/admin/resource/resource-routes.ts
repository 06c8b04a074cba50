import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** The addresses of a list and its dialogs: `nuevo`, `:id` and `:id/eliminar` below it, and what else it has. */
export function resourceRoute(path: string, file: string, others: RouteConfigEntry[] = []): RouteConfigEntry {
  return route(path, file, [...others, ...dialogRoutes(path)]);
}

/** Only the dialogs, for a second list on a page. `name` tells them from the first one's. */
export function dialogRoutes(name: string): RouteConfigEntry[] {
  const dialog = (path: string, file: string) =>
    route(path, `admin/resource/${file}-route.tsx`, { id: `admin/${name}/${file}` });
  return [dialog("nuevo", "create"), dialog(":id", "edit"), dialog(":id/eliminar", "delete")];
}
