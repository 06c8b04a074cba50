import type { ListView } from "../../data/list-page.ts";

/** What of a long list an address asks for (`view-of.ts`), so that Back and a bookmark find it again. */
type ViewName = "buscar" | "orden" | "ver" | "desde" | "hasta";

const sortings = { lista: "list", nombre: "name", cambios: "changed" } as const;

/** Reads the view that an address asks for; what nobody knows is nothing. */
export function readListView(search: URLSearchParams): ListView {
  const before = search.get("hasta");
  const sorting = search.get("orden") ?? "";
  return {
    words: search.get("buscar") ?? "",
    sorting: sorting in sortings ? sortings[sorting as keyof typeof sortings] : null,
    chosen: search.get("ver") || null,
    anchor: before ?? search.get("desde"),
    isBack: before !== null,
  };
}

/** The same view with something else in it; but for a page itself, it begins at the first one. */
export function otherListView(search: string, changes: { [name in ViewName]?: string | null }): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ desde: null, hasta: null, ...changes })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : "";
}

/** In which order a long list is shown, beside its own. */
export const listOrders = [
  { value: "nombre", text: "Por nombre" },
  { value: "cambios", text: "Cambiados hace poco" },
];
