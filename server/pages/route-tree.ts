import type { RouteObject, ServerBuild } from "react-router";

/** The routes of a build as a tree that the router matches and loads data with; it renders nothing. */
export function routeTree(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index, module } = route;
    const own = {
      id,
      handle: module.handle,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(module.loader && { loader: module.loader }),
      // Where an error is shown; the root always shows it.
      ...((module.ErrorBoundary || parentId === undefined) && { ErrorBoundary: nothing }),
    };
    return index ? [{ ...own, index: true }] : [{ ...own, children: routeTree(routes, id) }];
  });
}

const nothing = () => null;

/** What a route says about itself; the twin of `RouteHandle` in app/route-handle.ts. */
export function readHandle(handle: unknown): { isPlain: boolean; query: string[] } {
  if (typeof handle !== "object" || handle === null) return { isPlain: false, query: [] };
  const query = "query" in handle && Array.isArray(handle.query) ? handle.query.map(String) : [];
  return { isPlain: "hydrate" in handle && handle.hydrate === false, query };
}
