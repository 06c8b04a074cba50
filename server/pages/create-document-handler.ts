import {
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import { readHandle } from "#shared/route-handle.ts";
import { createDataLoader } from "./create-data-loader.ts";
import type { LoaderResults } from "./loader-results.ts";
import { routeTree } from "./route-tree.ts";

/** What a page's render gives: its text, or an answer that may have none, or one whose text has yet to come. */
export type RenderedPage = Response | { status: number; headers: Headers; text: () => string };

export const toResponse = (page: RenderedPage): Response =>
  page instanceof Response ? page : new Response(page.text(), { status: page.status, headers: page.headers });

/** What the app exports for it: a page as text, null where React left a part for later. */
export type RenderText = (
  request: Request,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<string | null>;

/**
 * Renders documents that do not hydrate (`handle.hydrate = false`), with the router's public parts. Its own handler
 * writes what every loader gave down a second time, for a browser that never reads it, and builds a router of all
 * routes for each page (docs/decisions/0110). Null for what is left to that handler: other routes, and errors nobody
 * foresaw. Throws at once when a route exports what this does not know.
 */
export function createDocumentHandler(build: ServerBuild, results: LoaderResults, renderText: RenderText) {
  const loadData = createDataLoader(plainPart(routeTree(build.routes), build, results));
  const branches = new Map<string, Pick<EntryContext, "manifest" | "routeModules">>();
  refuseUnknownExports(build.routes);

  /** Manifest and modules of the matched routes only: all that their document asks for. */
  function branchOf({ matches }: StaticHandlerContext) {
    const leaf = matches.at(-1)?.route.id ?? "";
    const known = branches.get(leaf);
    if (known) return known;
    const { routes } = build;
    const branch = {
      manifest: { ...build.assets, routes: pick(matches, (id) => build.assets.routes[id]) },
      routeModules: pick(matches, (id) => routes[id]?.module),
    };
    branches.set(leaf, branch);
    return branch;
  }

  return async (request: Request, context: RouterContextProvider, streams: boolean): Promise<RenderedPage | null> => {
    const found = await loadData(request, context);
    if (found instanceof Response) return found;
    if (!isForeseen(found)) return null;
    const { future, ssr, isSpaMode, routeDiscovery } = build;
    const rest = { future, ssr, isSpaMode, routeDiscovery, branches: [], renderMeta: {} };
    const entry: EntryContext = { ...branchOf(found), ...rest, staticHandlerContext: found };
    try {
      const text = streams ? null : await renderText(request, entry, context);
      if (text !== null) return { status: found.statusCode, headers: new Headers(ofText), text: () => text };
      return await build.entry.module.default(request, found.statusCode, new Headers(), entry, context);
    } catch {
      // The other handler meets the same error, reports it and shows the page for it.
      return null;
    }
  };
}

const ofText = { "content-type": "text/html; charset=utf-8" };

/** The plain routes, those below them, and the way to them. */
function plainPart(
  routes: readonly RouteObject[],
  build: ServerBuild,
  results: LoaderResults,
  isBelowPlain = false,
): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const isPlain = isBelowPlain || readHandle(route.handle).isPlain;
    const own = isDocument(route, build) ? keeping(route, results) : { ...route, loader: leave };
    if (own.index) return isPlain ? [own] : [];
    const children = plainPart(own.children ?? [], build, results, isPlain);
    return isPlain || children.length > 0 ? [{ ...own, children }] : [];
  });
}

function keeping(route: RouteObject, results: LoaderResults): RouteObject {
  const { id = "", loader, path, index, handle } = route;
  if (typeof loader !== "function" || readHandle(handle).isFresh) return route;
  const isLayout = path === undefined && !index;
  return { ...route, loader: isLayout ? results.ofLayout(id, loader) : results.ofPage(id, loader) };
}

/** The router's own rule: what renders nothing, such as a site map, is no document. */
function isDocument({ id = "", children }: RouteObject, { routes }: ServerBuild): boolean {
  const module = routes[id]?.module;
  return Boolean(children?.length || module?.default || module?.ErrorBoundary);
}

/** In place of a loader that the other handler calls. */
function leave(): never {
  throw new Error("This route renders no document.");
}

/** Nothing went wrong, or what a loader said on purpose, such as 404. */
function isForeseen({ errors }: StaticHandlerContext): boolean {
  return Object.values(errors ?? {}).every((it) => isRouteErrorResponse(it) && !("error" in it && it.error));
}

function pick<T>(matches: StaticHandlerContext["matches"], of: (id: string) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    matches.flatMap(({ route: { id } }) => {
      const it = of(id);
      return it === undefined ? [] : [[id, it]];
    }),
  );
}

function refuseUnknownExports(routes: ServerBuild["routes"]): void {
  for (const route of Object.values(routes)) {
    const isKnown =
      !route || !readHandle(route.module.handle).isPlain || !(route.module.headers || route.module.middleware);
    if (!isKnown)
      throw new Error(`server/pages/create-document-handler.ts knows no headers or middleware: ${route.id}`);
  }
}
