import type { SupabaseClient } from "@supabase/supabase-js";
import { addressFigures, redirects } from "../../content/site/redirect.ts";
import { call } from "../call.ts";
import { recordTable } from "../records.ts";

/** The redirects as the panel lists and edits them, the latest first. */
export const redirectsTable = recordTable(redirects, "-created_at");

/** What was asked for in vain, what led on and what moved by itself. Throws when the read fails. */
export const readAddressFigures = (client: SupabaseClient) => call(client, addressFigures, "read_addresses");
