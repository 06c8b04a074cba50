import type { SupabaseClient } from "@supabase/supabase-js";
import type { ClubBelongings } from "../domain/clubs/club-belongings.ts";
import { listGalleryFiles } from "./galleries.ts";

/** What goes with a club when it is deleted. Throws when a read fails. */
export async function countBelongings(client: SupabaseClient, clubId: string): Promise<ClubBelongings> {
  const [rates, extras, pictures] = await Promise.all([
    countOf(client, "precios", clubId),
    countOf(client, "club_extra_services", clubId),
    listGalleryFiles(client, clubId).then((files) => files.length),
  ]);
  return { rates, extras, pictures };
}

async function countOf(client: SupabaseClient, table: string, clubId: string): Promise<number> {
  // With one row rather than by HEAD, whose answer supabase-js leaves unread: browsers report that as a failure.
  const query = client.from(table).select("id", { count: "exact" }).eq("club_id", clubId).limit(1);
  const { count } = await query.throwOnError();
  return count ?? 0;
}
