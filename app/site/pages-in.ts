import { prefix, type RouteConfigEntry } from "@react-router/dev/routes";
import type { Language } from "../../shared/language.ts";

/** The same pages below the address of a language. What a page or its frame has loaded must not be another language's: each has an id of its own. */
export function pagesIn(language: Language, pages: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  const withOwnIds = (routes: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    routes.map(({ children, ...route }) => ({
      ...route,
      id: `${language}/${route.id ?? route.file.replace(/\.tsx?$/, "")}`,
      ...(children && { children: withOwnIds(children) }),
    }));
  return prefix(language, withOwnIds(pages));
}
