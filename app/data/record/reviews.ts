import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { call } from "../call.ts";

/** The tables whose rows colleagues read before they are public. */
const reviewedTables = ["articles", "events", "landing_pages"] as const;
export type ReviewedTable = (typeof reviewedTables)[number];
export const isReviewed = (table: string): table is ReviewedTable =>
  reviewedTables.some((reviewedTable) => reviewedTable === table);

const review = z.object({
  id: z.string(),
  table_name: z.enum(reviewedTables),
  row_id: z.string(),
  asked_by: z.string(),
  asked_of: z.string(),
  note: z.string(),
  state: z.enum(["waiting", "approved", "changes", "withdrawn"]),
  answer: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What somebody asked a colleague to read, and what she said. */
export type Review = z.infer<typeof review>;

/** The last one of a row that was not taken back; null where nobody was asked. Throws when the read fails. */
export async function readLastReview(
  client: SupabaseClient,
  table: ReviewedTable,
  row: string,
): Promise<Review | null> {
  const query = client.from("reviews").select(Object.keys(review.shape).join()).eq("table_name", table);
  const { data } = await query
    .eq("row_id", row)
    .neq("state", "withdrawn")
    .order("created_at", { ascending: false })
    .limit(1)
    .throwOnError();
  return z.array(review).parse(data)[0] ?? null;
}

/** The rows of a table that wait for somebody's answer. Throws when the read fails. */
export async function listWaitingRows(client: SupabaseClient, table: ReviewedTable): Promise<string[]> {
  const query = client.from("reviews").select("row_id").eq("table_name", table).eq("state", "waiting");
  return z
    .array(z.object({ row_id: z.string() }))
    .parse((await query.throwOnError()).data)
    .map((entry) => entry.row_id);
}

const waitingReview = z.object({
  id: z.string(),
  table_name: z.enum(reviewedTables),
  row_id: z.string(),
  name: z.string(),
  note: z.string(),
  created_at: z.string(),
  /** What colleagues call her. */
  asked_by: z.string(),
  is_mine: z.boolean(),
});

/** What waits for an answer of the person, or that she waits for. */
export type WaitingReview = z.infer<typeof waitingReview>;

/** What the person was asked to read, and what she has asked of others, the oldest first. Throws when the read fails. */
export async function listMyReviews(client: SupabaseClient): Promise<WaitingReview[]> {
  return z.array(waitingReview).parse((await client.rpc("my_reviews").throwOnError()).data);
}

/** Gives a row to a colleague. Throws when it is refused. */
export async function askForReview(
  client: SupabaseClient,
  { table, row, person, words }: { table: ReviewedTable; row: string; person: string; words: string },
): Promise<void> {
  await client.rpc("ask_for_review", { of_table: table, of_row: row, person, words }).throwOnError();
}

interface ReviewAnswer {
  verdict: "approved" | "changes" | "withdrawn";
  words?: string;
  /** The version of the row that was read. */
  seen?: string;
}

/** Says yes to what was read, asks for changes or takes the question back. Throws when it is refused. */
export async function answerReview(client: SupabaseClient, id: string, { verdict, words = "", seen }: ReviewAnswer) {
  await client.rpc("answer_review", { review: id, verdict, words, ...(seen && { seen }) }).throwOnError();
}

/** Whether publishing needs the yes of a second person. Throws when the read fails. */
export async function readReviewRule(client: SupabaseClient): Promise<boolean> {
  const { data } = await client.from("review_settings").select("is_required").single().throwOnError();
  return z.object({ is_required: z.boolean() }).parse(data).is_required;
}

/** Says whether it does; false when the person may not. Throws when the write fails. */
export async function writeReviewRule(client: SupabaseClient, is_required: boolean): Promise<boolean> {
  const query = client.from("review_settings").update({ is_required }).eq("id", 1).select("id");
  return (await query.throwOnError()).data.length > 0;
}

/** The secret of a new link that shows a draft to whoever has it, for seven days. Throws when it is refused. */
export const openDraft = (client: SupabaseClient, table: ReviewedTable, row: string) =>
  call(client, z.string(), "open_draft", { of_table: table, of_row: row });

/** Ends the person's links of a draft. Throws when it is refused. */
export async function endDraftLinks(client: SupabaseClient, row: string): Promise<void> {
  await client.from("future_links").delete().eq("draft_row", row).throwOnError();
}

/** Until when a link of a draft is good that she may end; null where there is none. Throws when the read fails. */
export async function readDraftLink(client: SupabaseClient, row: string, now: Date): Promise<string | null> {
  const query = client
    .from("future_links")
    .select("expires_at")
    .eq("draft_row", row)
    .gt("expires_at", now.toISOString());
  const { data } = await query.order("expires_at", { ascending: false }).limit(1).throwOnError();
  return z.array(z.object({ expires_at: z.string() })).parse(data)[0]?.expires_at ?? null;
}
