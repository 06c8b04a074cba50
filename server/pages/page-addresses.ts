import { generatePath, type RouteObject } from "react-router";
import { inLanguage, languageOf } from "#shared/language.ts";
import { readHandle } from "#shared/route-handle.ts";
import type { AppModule } from "./app-module.ts";
import { routeTree } from "./route-tree.ts";

/** Key, and address, of the one page that every unknown address shows, in each language. */
const unknownAddress = "/pagina-no-encontrada";
const mostQueryCharacters = 64;

/** Which addresses are pages the cache may keep, and under which key. Read from the routes themselves. */
export class PageAddresses {
  readonly #routes: RouteObject[];
  readonly #match: AppModule["match"];

  constructor({ routes, match }: Pick<AppModule, "routes" | "match">) {
    this.#routes = routeTree(routes);
    this.#match = match;
  }

  /**
   * The key of a page that may be kept, itself an address of it, or undefined for anything else. Made-up addresses cannot
   * multiply keys: unknown paths share one, spellings of a path (`/Clubs/`) are one, and query parameters count only
   * where a route names them (`handle.query`).
   */
  keyOf(url: string): string | undefined {
    const page = this.#pageAt(url);
    return page && !page.isFresh ? page.key : undefined;
  }

  /** The key of a page that is the same for whoever asks within a moment, and how long that is. */
  briefOf(url: string): { key: string; sharedMs: number } | undefined {
    const page = this.#pageAt(url);
    return page && page.sharedMs > 0 ? page : undefined;
  }

  #pageAt(url: string): { key: string; isFresh: boolean; sharedMs: number } | undefined {
    const [path = "", search = ""] = url.split("?", 2);
    // The router would warn of each of them.
    const unknown = { key: inLanguage(unknownAddress, languageOf(path)), isFresh: false, sharedMs: 0 };
    if (!isDecodable(path)) return unknown;
    const matches = this.#match(path);
    const handles = matches.map(({ route }) => readHandle(route.handle));
    if (!handles.some(({ isPlain }) => isPlain)) return undefined;
    const pattern = matches.flatMap(({ route }) => route.path ?? []).join("/");
    if (pattern.includes("*")) return unknown;
    const names = new Set(handles.flatMap(({ query }) => query));
    return {
      key: generatePath(`/${pattern}`, matches.at(-1)?.params) + meaningfulQuery(search, names),
      isFresh: handles.some(({ isFresh }) => isFresh),
      sharedMs: Math.max(0, ...handles.map(({ sharedMs }) => sharedMs)),
    };
  }

  /** The address of the page with this key, when `url` is another spelling of it: capitals, a slash at the end. */
  movedTo(url: string, key: string): string | undefined {
    const [path = ""] = url.split("?", 1);
    const [own = ""] = key.split("?", 1);
    const isSpelling = path !== own && path.replace(/\/+$/, "").toLowerCase() === own.toLowerCase();
    return isSpelling ? own + url.slice(path.length) : undefined;
  }

  /** The public pages without a parameter in their address: what is rendered before the first visitor asks. */
  get fixed(): string[] {
    return addressesBelow(this.#routes, "").filter((address) => this.keyOf(address) === address);
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function meaningfulQuery(search: string, names: ReadonlySet<string>): string {
  if (search === "" || names.size === 0) return "";
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = given.get(name);
    if (value !== null && value.length <= mostQueryCharacters) kept.set(name, value);
  }
  return kept.size === 0 ? "" : `?${kept}`;
}

function addressesBelow(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap((route) => {
    if (route.path && /[:*?]/.test(route.path)) return [];
    const address = route.path ? `${base}/${route.path.replace(/^\/|\/$/g, "")}` : base;
    return route.children?.length ? addressesBelow(route.children, address) : [address || "/"];
  });
}
