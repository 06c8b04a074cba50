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
