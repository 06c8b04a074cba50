import { otherListView } from "../resource/list-address.ts";

/** What a view of a list is kept as: all that its address says but which page of it. */
export function queryOf(search: string, words: string): string {
  return otherListView(search, { buscar: words.trim() });
}

export function otherColumns(search: string, title: string): string {
  const next = new URLSearchParams(search);
  if (next.has("sin", title)) next.delete("sin", title);
  else next.append("sin", title);
  return next.size > 0 ? `?${next}` : "";
}

export const hiddenColumns = (search: string): readonly string[] => new URLSearchParams(search).getAll("sin");
