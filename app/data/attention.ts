import type { SupabaseClient } from "@supabase/supabase-js";
import type { PanelContent } from "../domain/attention.ts";
import { articlesTable } from "./articles.ts";
import { clubsTable } from "./clubs.ts";
import { listGallery } from "./galleries.ts";
import { productsTable } from "./products.ts";
import { ratesTable } from "./rates.ts";
import { listRecords } from "./records.ts";

/** How many proposals wait for an answer: status `pending` (admin §2). Throws when the read fails. */
export async function countPendingProposals(client: SupabaseClient): Promise<number> {
  const query = client.from("partner_submissions").select("id", { count: "exact", head: true });
  const { count } = await query.eq("status", "pending").throwOnError();
  return count ?? 0;
}

/** What the dashboard looks at, but for the environment's part of it. Throws when a read fails. */
export async function readPanelContent(client: SupabaseClient): Promise<Omit<PanelContent, "hasLegalPlaceholders">> {
  const [pendingProposals, articles, rates, clubs, products] = await Promise.all([
    countPendingProposals(client),
    listRecords(client, articlesTable),
    listRecords(client, ratesTable),
    listRecords(client, clubsTable),
    listRecords(client, productsTable),
  ]);
  const galleries = await Promise.all(clubs.map(({ id }) => listGallery(client, id)));
  const emptyGalleries = clubs.filter((_, at) => galleries[at]?.length === 0).map(({ id }) => id);
  return { pendingProposals, articles, rates, clubs, products, emptyGalleries };
}
