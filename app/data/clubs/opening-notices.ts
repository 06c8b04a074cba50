import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";

const waiting = z.object({ id: z.string(), email: z.string(), language: z.string() });

/** Somebody who asked to hear when a club opens. */
export type Waiting = z.infer<typeof waiting>;

/** Who still waits to hear that a club is open, the longest wait first. Throws when the read fails. */
export async function listWaitingForOpening(client: SupabaseClient, club: string): Promise<Waiting[]> {
  const rows = await readAll((from, to, options) =>
    client
      .from("requests")
      .select("id, email, language", options)
      .eq("kind", "opening_notice")
      .eq("club_id", club)
      .in("status", ["new", "open"])
      .not("email", "is", null)
      .order("created_at")
      .order("id")
      .range(from, to)
      .throwOnError(),
  );
  return parseRows(client, "requests", waiting, rows);
}

/** She has heard of it. Throws when it could not be stored. */
export async function closeOpeningNotice(client: SupabaseClient, id: string): Promise<void> {
  await client.from("requests").update({ status: "closed" }).eq("id", id).throwOnError();
}
