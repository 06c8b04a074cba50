import type { InboxFilter } from "../../data/inbox/inbox.ts";

/** What the inbox looks at, kept in its address so that Back and a bookmark find it again. */
export interface InboxView {
  filter: Omit<InboxFilter, "mine" | "search"> & { isMine: boolean };
  page: number;
}

export function readView(search: URLSearchParams): InboxView {
  const text = (name: string) => search.get(name) || null;
  const page = Number(search.get("pagina"));
  return {
    filter: {
      kind: text("tipo"),
      status: text("estado"),
      club: text("club"),
      isMine: search.get("de") === "mi",
    },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The same view with something else in it; another filter begins at its first page. */
export function otherView(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete("pagina");
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next.size > 0 ? `?${next}` : "";
}

export const listPath = (search: URLSearchParams): string => `/admin/inbox${search.size > 0 ? `?${search}` : ""}`;
