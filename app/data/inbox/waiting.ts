import type { SupabaseClient } from "@supabase/supabase-js";
import { backlog } from "../../content/people/morning.ts";
import { call } from "../call.ts";

/** What waits for the desk, as every badge says it. Throws when the read fails. */
export const readBacklog = (client: SupabaseClient) => call(client, backlog, "inbox_backlog");
