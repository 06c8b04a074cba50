import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { type PlannedChange, plannedChange, plannedColumns } from "./planned-changes.ts";

const campaign = z.object({ id: z.string(), name: z.string(), starts_at: z.string(), ends_at: z.string() });

/** Planned changes under a name, with one start and one end; after it everything is as before. */
export type Campaign = z.infer<typeof campaign>;

const columns = "id,name,starts_at,ends_at";

/** Those that have not begun at this moment, the next first. Throws when the read fails. */
export async function listCampaignsToCome(client: SupabaseClient, now: Date): Promise<Campaign[]> {
  const query = client.from("campaigns").select(columns).gt("starts_at", now.toISOString());
  const { data } = await query.order("starts_at").limit(50).throwOnError();
  return z.array(campaign).parse(data);
}

/** One of them with the starts of its changes, or null where it is gone. Throws when a read fails. */
export async function readCampaign(
  client: SupabaseClient,
  id: string,
): Promise<{ campaign: Campaign; changes: PlannedChange[] } | null> {
  const [found, changes] = await Promise.all([
    client.from("campaigns").select(columns).eq("id", id).maybeSingle().throwOnError(),
    client.from("planned_changes").select(plannedColumns).eq("campaign_id", id).order("created_at").throwOnError(),
  ]);
  if (!found.data) return null;
  return { campaign: campaign.parse(found.data), changes: z.array(plannedChange).parse(changes.data) };
}

/** Makes one and gives its id. Throws when it is refused. */
export async function addCampaign(client: SupabaseClient, campaign: Omit<Campaign, "id">): Promise<string> {
  const { data } = await client.from("campaigns").insert(campaign).select("id").single().throwOnError();
  return z.object({ id: z.string() }).parse(data).id;
}

/** Moves it with all its changes; an end of null is now. Throws when it is refused. */
export async function moveCampaign(
  client: SupabaseClient,
  id: string,
  { starts_at, ends_at }: { starts_at: string; ends_at: string | null },
): Promise<void> {
  await client.rpc("move_campaign", { campaign: id, begins: starts_at, until: ends_at }).throwOnError();
}

/** Throws it away with what waits of it. Throws when it runs. */
export async function dropCampaign(client: SupabaseClient, id: string): Promise<void> {
  await client.from("campaigns").delete().eq("id", id).throwOnError();
}

/** What rows of a table are called, with the key of each. Throws when the read fails. */
export async function readRowNames(
  client: SupabaseClient,
  { table, key, name }: { table: string; key: string; name: string },
  ids: readonly string[],
): Promise<[id: string, name: string][]> {
  const { data } = await client
    .from(table)
    .select(`${key},${name}`)
    .in(key, [...ids])
    .throwOnError();
  const rows = z.array(z.record(z.string(), z.unknown())).parse(data);
  return rows.map((row) => [String(row[key]), String(row[name])]);
}
