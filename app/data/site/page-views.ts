import type { SupabaseClient } from "@supabase/supabase-js";
import type { DateRange } from "#domain/time/dates.ts";
import { type ViewFigures, type ViewRow, viewFigures, viewRow } from "../../content/site/page-views.ts";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";

/** How often pages were looked at on these days, and the first twenty names of each kind. Throws when the read fails. */
export async function readViews(client: SupabaseClient, { from, to }: DateRange): Promise<ViewFigures> {
  const { data } = await client.rpc("read_views", { since: from, until: to }).throwOnError();
  return viewFigures.parse(data);
}

/** All of it, line by line, the latest day first. Throws when a read fails. */
export async function listViews(client: SupabaseClient, { from, to }: DateRange): Promise<ViewRow[]> {
  const rows = await readAll((first, last, options) =>
    client
      .from("page_views")
      .select("day, kind, name, views", options)
      .gte("day", from)
      .lte("day", to)
      .in("kind", viewRow.shape.kind.options)
      .order("day", { ascending: false })
      .order("kind")
      .order("name")
      .range(first, last)
      .throwOnError(),
  );
  return parseRows(client, "page_views", viewRow, rows);
}
