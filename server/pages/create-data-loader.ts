import {
  createStaticHandler,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { keepMatches } from "./keep-matches.ts";

type Loader = (args: LoaderFunctionArgs) => unknown;

/**
 * What the router's static handler gives for a page, on a shorter way: its match is kept by address, and the loaders are
 * called without what that handler prepares for those that fail. Where one says anything but data (a status, a redirect,
 * an error), the handler itself answers, with what the loaders have said already: none is asked twice
 * (docs/decisions/0110).
 */
export function createDataLoader(routes: readonly RouteObject[]) {
  const { query, match } = createStaticHandler(askingOnce(routes, new WeakMap()));
  const matchesOf = keepMatches(match);

  async function loadPlainly(request: Request, context: RouterContextProvider): Promise<StaticHandlerContext | null> {
    const url = new URL(request.url);
    const found = matchesOf(url.pathname);
    if (!found) return null;
    const pattern = `/${found.flatMap(({ route }) => route.path ?? []).join("/")}`;
    const asking = found.flatMap(({ route: { id, loader }, params }) =>
      typeof loader === "function" ? [{ id, value: loader({ request, url, pattern, params, context }) }] : [],
    );
    const loaderData = await whereAllAreData(asking);
    const location = { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default" };
    const said = { actionData: null, errors: null, statusCode: 200, loaderHeaders: {}, actionHeaders: {} };
    return loaderData && { basename: "/", location, matches: found, loaderData, ...said, _match: match };
  }

  return async (request: Request, context: RouterContextProvider): Promise<StaticHandlerContext | Response> =>
    (await loadPlainly(request, context)) ?? query(request, { requestContext: context });
}

/** What loaders gave, by route; null unless each of them gave data. */
async function whereAllAreData(asking: { id: string; value: unknown }[]): Promise<Record<string, unknown> | null> {
  try {
    const given = await Promise.all(asking.map(async ({ id, value }) => [id, await value] as const));
    return given.every(([, value]) => isData(value)) ? Object.fromEntries(given) : null;
  } catch {
    return null;
  }
}

/** Neither an answer nor what the router's `data()` makes, which has a status. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return !(value instanceof Response || ("type" in value && "data" in value && "init" in value));
}

/** The same routes, whose loaders are asked once in each render. */
function askingOnce(
  routes: readonly RouteObject[],
  renders: WeakMap<Readonly<RouterContextProvider>, Map<string, Promise<unknown>>>,
): RouteObject[] {
  const once = (id: string, load: Loader): Loader => {
    return ({ context, ...args }) => {
      const asked = renders.get(context) ?? new Map<string, Promise<unknown>>();
      renders.set(context, asked);
      const asking = asked.get(id) ?? begin(() => load({ context, ...args }));
      asked.set(id, asking);
      return asking;
    };
  };
  return routes.map((route): RouteObject => {
    const { id = "", loader } = route;
    const own = { ...route, ...(typeof loader === "function" && { loader: once(id, loader) }) };
    return own.index ? own : { ...own, children: askingOnce(own.children ?? [], renders) };
  });
}

/** A promise for it in any case, also where it throws at once. */
async function begin(work: () => unknown): Promise<unknown> {
  return work();
}
