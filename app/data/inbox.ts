import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { columnsOf } from "../content/entity.ts";
import {
  type Colleague,
  colleague,
  type InboxCount,
  type InboxRow,
  inboxCount,
  inboxRow,
  type RequestEvent,
  requestEvent,
} from "../content/inbox.ts";
import { proposalStatusOf, type RequestStatus } from "../domain/requests/inbox-words.ts";
import { foldAccents } from "../domain/text/fold-accents.ts";
import { parseRow, parseRows } from "./parse-rows.ts";
import { readAll } from "./read-all.ts";

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

/** One page of the inbox, filtered and searched by the database, and how many there are in all. Throws when it fails. */
export async function listInbox(client: SupabaseClient, filter: InboxFilter, page: number) {
  const from = (page - 1) * inboxPage;
  const { data, count } = await query(client, filter, { count: "exact" })
    .range(from, from + inboxPage - 1)
    .throwOnError();
  return { rows: parseRows(client, "inbox", inboxRow, data), total: count ?? 0 };
}

/** Every row of the filter, for a file. Throws when a read fails. */
export async function listWholeInbox(client: SupabaseClient, filter: InboxFilter): Promise<InboxRow[]> {
  const rows = await readAll((from, to, options) => query(client, filter, options).range(from, to).throwOnError());
  return parseRows(client, "inbox", inboxRow, rows);
}

/** How many there are of each sort. Throws when the read fails. */
export async function countInbox(client: SupabaseClient): Promise<InboxCount[]> {
  const { data } = await client.rpc("inbox_counts").throwOnError();
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

/** Whom a request can be given to. Throws when the read fails. */
export async function listColleagues(client: SupabaseClient): Promise<Colleague[]> {
  const { data } = await client.rpc("list_colleagues").throwOnError();
  return z.array(colleague).parse(data);
}

/** Moves a request on or gives it to somebody, in the table that it comes from. Throws when no row was changed. */
export async function changeRequest(
  client: SupabaseClient,
  { id, kind }: Pick<InboxRow, "id" | "kind">,
  change: { status?: RequestStatus; assigned_to?: string | null },
): Promise<void> {
  const isProposal = kind === "proposal";
  const status = change.status && (isProposal ? proposalStatusOf[change.status] : change.status);
  const { data } = await client
    .from(isProposal ? "partner_submissions" : "requests")
    .update({ ...change, ...(status && { status }) })
    .eq("id", id)
    .select("id")
    .throwOnError();
  if (data.length === 0) throw new Error("La solicitud ya no existe.");
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

function query(client: SupabaseClient, filter: InboxFilter, options: { count?: "exact" }) {
  let asked = client.from("inbox").select(columns, options);
  if (filter.kind) asked = asked.eq("kind", filter.kind);
  if (filter.status) asked = asked.eq("status", filter.status);
  if (filter.club) asked = asked.eq("club_id", filter.club);
  if (filter.mine) asked = asked.eq("assigned_to", filter.mine);
  // A percent sign or an underscore would mean any letters.
  const words = foldAccents(filter.search)
    .toLowerCase()
    .replace(/[%_\\]/g, " ")
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  for (const word of words) asked = asked.like("search", `%${word}%`);
  return asked.order("sort_at", { ascending: true }).order("id", { ascending: true });
}
