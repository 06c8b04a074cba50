import type { SupabaseClient } from "@supabase/supabase-js";
import type { Proposal } from "#domain/partners/proposal.ts";
import { noticeVersion } from "#domain/requests/notice-version.ts";
import { proposals } from "../../content/inbox/proposal.ts";
import { recordTable } from "../records.ts";
import { languageOfReads } from "../site/in-language.ts";

/** The proposals as the panel lists them; only their status can be written. */
export const proposalsTable = recordTable(proposals, "-created_at");

/**
 * Sends a proposal (public-site §7). Nothing is read back, since a visitor may read none; the same one sent twice
 * within a day is kept once (architecture 20). Throws when it was refused.
 */
export async function sendProposal(client: SupabaseClient, proposal: Proposal): Promise<void> {
  await client
    .from(proposals.table)
    .insert({ ...proposal, notice_version: noticeVersion, language: languageOfReads(client) })
    .throwOnError();
}

/** Whether a proposal was refused because there have been too many. */
export function isTooMany(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "PT429";
}
