import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";

/** Segments by which routes are sorted: the first is a page or a language, the second a page in a language. */
const sortedBy = 2;

/**
 * The routes that an address leads to, by the router's own rules. It compiles the pattern of every route for each address
 * that it matches (1 ms of 200 routes); so it is given only those that begin as the address does, which changes nothing
 * of what it finds: the others cannot match, and the order of the rest is as it was.
 */
export class RouteMatcher {
  readonly #routes: readonly RouteObject[];
  /** How routes begin, as far as that is written in them: `clubs`, `en`, `en/clubs`. */
  readonly #beginnings: ReadonlySet<string>;
  readonly #parts = new Map<string, RouteObject[]>();

  constructor(routes: readonly RouteObject[]) {
    this.#routes = routes;
    this.#beginnings = new Set(patternsOf(routes).flatMap(beginningsOf));
  }

  match(path: string): RouteMatch[] {
    return matchRoutes(this.#partFor(path), path) ?? [];
  }

  #partFor(path: string): RouteObject[] {
    const beginning = this.#beginningOf(path);
    const known = this.#parts.get(beginning);
    if (known) return known;
    const part = partOf(this.#routes, beginning.split("/"));
    this.#parts.set(beginning, part);
    return part;
  }

  /** One of the known ones, the longest; made-up addresses share the empty one. */
  #beginningOf(path: string): string {
    const [pathname = ""] = path.split(/[?#]/, 1);
    const segments = pathname
      .split("/")
      .slice(1, 1 + sortedBy)
      .map(plain);
    for (let length = segments.length; length > 0; length -= 1) {
      const beginning = segments.slice(0, length).join("/");
      if (this.#beginnings.has(beginning)) return beginning;
    }
    return "";
  }
}

/** As the router compares it: decoded, capitals or not. */
function plain(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

const segmentsOf = ({ path }: RouteObject): string[] => path?.toLowerCase().split("/").filter(Boolean) ?? [];

function patternsOf(routes: readonly RouteObject[], base: readonly string[] = []): string[][] {
  return routes.flatMap((route) => {
    const own = [...base, ...segmentsOf(route)];
    return [own, ...patternsOf(route.children ?? [], own)];
  });
}

const isOpen = (segment: string): boolean => /^[:*]|\?$/.test(segment);

function beginningsOf(pattern: readonly string[]): string[] {
  const open = pattern.findIndex(isOpen);
  const fixed = pattern.slice(0, Math.min(open === -1 ? sortedBy : open, sortedBy));
  return fixed.map((_, index) => fixed.slice(0, index + 1).join("/"));
}

function partOf(
  routes: readonly RouteObject[],
  beginning: readonly string[],
  base: readonly string[] = [],
): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    const pattern = [...base, ...segmentsOf(route)];
    if (!canLead(pattern, beginning)) return [];
    if (route.index) return [route];
    return [{ ...route, children: partOf(route.children ?? [], beginning, pattern) }];
  });
}

/** Whether an address that begins so can be one of this pattern; from its first open segment on it may be any. */
function canLead(pattern: readonly string[], beginning: readonly string[]): boolean {
  for (let index = 0; index < sortedBy; index += 1) {
    const segment = pattern[index];
    if (segment === undefined || isOpen(segment)) return true;
    if (segment !== beginning[index]) return false;
  }
  return true;
}
