import { type MediaView, mediaPageSize } from "../../data/media.ts";

/** The filters by the words of the address. */
const wanted = { "sin-usar": "unused", "sin-texto": "untold", pesadas: "heavy", pequenas: "small" } as const;
const kinds = { imagen: "picture", video: "video", documento: "document" } as const;
const sortings = { nombre: "name", peso: "heavy" } as const;

const oneOf = <Value>(all: Readonly<Record<string, Value>>, name: string | null): Value | null =>
  name !== null && Object.hasOwn(all, name) ? (all[name] ?? null) : null;

export function readMediaView(search: URLSearchParams): MediaView {
  const page = Number(search.get("desde"));
  return {
    words: search.get("buscar")?.slice(0, 200) ?? "",
    wanted: oneOf(wanted, search.get("ver")),
    kind: oneOf(kinds, search.get("tipo")),
    club: search.get("club"),
    sorting: oneOf(sortings, search.get("orden")),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The same view with something else in it; another filter begins at its first page. */
export function otherMediaView(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete("desde");
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : "";
}

export const mediaPages = (found: number): number => Math.max(1, Math.ceil(found / mediaPageSize));
