import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { proposalStatusOf, type RequestStatus } from "#domain/requests/inbox-words.ts";
import { foldAccents } from "#domain/text/fold-accents.ts";
import { columnsOf } from "../../content/entity.ts";
import {
  type InboxCount,
  type InboxRow,
  inboxCount,
  inboxRow,
  type RequestEvent,
  requestEvent,
} from "../../content/inbox/inbox.ts";
import { parseRow, parseRows } from "../parse-rows.ts";

/** What of the inbox is looked at; null is everything. */
export interface InboxFilter {
  kind: string | null;
  status: string | null;
  club: string | null;
  /** Only what this person has. */
  mine: string | null;
  search: string;
}

const columns = columnsOf(inboxRow);

/** How many a page of the inbox holds. */
export const inboxPage = 50;
/** How many are read at once for a file. */
const inboxPart = 1_000;

/**
 * One page of the inbox, filtered and searched by the database, with how many there are of each sort and in all. Throws
 * when a read fails.
 */
export async function readInbox(client: SupabaseClient, filter: InboxFilter, page: number) {
  const [found, counts] = await Promise.all([
    callList(client, filter, (page - 1) * inboxPage, inboxPage),
    countInbox(client, filter.search),
  ]);
  return { rows: parseRows(client, "inbox", inboxRow, found), total: countOf(counts, filter), counts };
}

/** Every row of the filter, for a file. Throws when a read fails. */
export async function listWholeInbox(client: SupabaseClient, filter: InboxFilter): Promise<InboxRow[]> {
  const rows: unknown[] = [];
  for (;;) {
    const more = await callList(client, filter, rows.length, inboxPart);
    rows.push(...more);
    if (more.length < inboxPart) return parseRows(client, "inbox", inboxRow, rows);
  }
}

/** The words that are looked for, as the database keeps what is searched. */
const wordsOf = (search: string): string[] => foldAccents(search).toLowerCase().split(/\s+/).filter(Boolean);

async function countInbox(client: SupabaseClient, search: string): Promise<InboxCount[]> {
  const { data } = await client.rpc("inbox_counts", { words: wordsOf(search) }).throwOnError();
  return z.array(inboxCount).parse(data);
}

/** One request with what was done about it; null when it is gone. Throws when a read fails. */
export async function readRequest(client: SupabaseClient, id: string) {
  const [found, events] = await Promise.all([
    client.from("inbox").select(columns).eq("id", id).maybeSingle().throwOnError(),
    client
      .from("request_events")
      .select(columnsOf(requestEvent))
      .eq("request_id", id)
      .order("created_at")
      .throwOnError(),
  ]);
  const row = parseRow(client, "inbox", inboxRow, found.data);
  const done: RequestEvent[] = parseRows(client, "request_events", requestEvent, events.data);
  return row && { row, events: done };
}

/** What staff change of a request. Whoever moves it on has seen what it came back for. */
export interface RequestChange {
  status?: RequestStatus;
  assigned_to?: string | null;
  /** When to come back to it. */
  remindAt?: string;
}

/**
 * Moves a request on or gives it to somebody, in the table that it comes from. Who takes it takes it from whom the row
 * says; false when that is somebody else by now. Throws when there is no such row.
 */
export async function changeRequest(
  client: SupabaseClient,
  { id, kind, assigned_to: before }: Pick<InboxRow, "id" | "kind" | "assigned_to">,
  { status: asked, assigned_to, remindAt }: RequestChange,
): Promise<boolean> {
  const isProposal = kind === "proposal";
  const status = asked && (isProposal ? proposalStatusOf[asked] : asked);
  const write = client
    .from(isProposal ? "partner_submissions" : "requests")
    .update({
      ...(assigned_to !== undefined && { assigned_to }),
      ...(status && { status, attention: null, attention_at: null }),
      ...(remindAt && { attention: "reminder", attention_at: remindAt }),
    })
    .eq("id", id);
  const asSeen = assigned_to === undefined ? write : write.filter("assigned_to", before ? "eq" : "is", before);
  const { data } = await asSeen.select("id").throwOnError();
  if (data.length === 0 && assigned_to === undefined) throw new Error("La solicitud ya no existe.");
  return data.length > 0;
}

/**
 * Deletes a request with its history, and its CV. False when the file could not be removed: the night's job tries again.
 * Throws when nothing was deleted.
 */
export async function deleteRequest(
  client: SupabaseClient,
  { id, kind, cv_path }: Pick<InboxRow, "id" | "kind" | "cv_path">,
): Promise<boolean> {
  await client
    .from(kind === "proposal" ? "partner_submissions" : "requests")
    .delete()
    .eq("id", id)
    .throwOnError();
  if (!cv_path) return true;
  const { error } = await client.storage.from("applications").remove([cv_path]);
  return !error;
}

/** Notes what was done: an internal note, or an answer that was given by mail, call or WhatsApp. Throws when refused. */
export async function noteDone(
  client: SupabaseClient,
  id: string,
  action: "note" | "email" | "call" | "whatsapp",
  words: string,
): Promise<void> {
  await client.from("request_events").insert({ request_id: id, action, words }).throwOnError();
}

/** An address that opens a CV for a minute. Throws when there is none. */
export async function openCv(client: SupabaseClient, path: string, name: string): Promise<string> {
  const { data, error } = await client.storage.from("applications").createSignedUrl(path, 60, { download: name });
  if (error) throw error;
  return data.signedUrl;
}

async function callList(client: SupabaseClient, filter: InboxFilter, skipped: number, most: number) {
  const { data } = await client
    .rpc("list_inbox", {
      asked_kind: filter.kind,
      asked_status: filter.status,
      asked_club: filter.club,
      asked_person: filter.mine,
      words: wordsOf(filter.search),
      skipped,
      most,
    })
    .throwOnError();
  return z.array(z.looseObject({})).parse(data);
}

function countOf(counts: readonly InboxCount[], { kind, status, club, mine }: InboxFilter): number {
  return counts
    .filter((count) => kind === null || count.kind === kind)
    .filter((count) => status === null || count.status === status)
    .filter((count) => club === null || count.club_id === club)
    .filter((count) => mine === null || count.is_mine)
    .reduce((sum, count) => sum + count.total, 0);
}
