import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { columnsOf } from "../../content/entity.ts";
import {
  earlierRequest,
  type MailService,
  mailService,
  type RequestMail,
  requestMail,
} from "../../content/inbox/request-mail.ts";
import { call } from "../call.ts";
import { parseRow, parseRows } from "../parse-rows.ts";

/** The mails about one request, the oldest first. Throws when the read fails. */
export async function listRequestMails(client: SupabaseClient, request: string): Promise<RequestMail[]> {
  const { data } = await client
    .from("outbox")
    .select(columnsOf(requestMail))
    .eq("request_id", request)
    .order("created_at")
    .throwOnError();
  return parseRows(client, "outbox", requestMail, data);
}

/** What is known of the way to the mail server; null when nothing is. Throws when the read fails. */
export async function readMailService(client: SupabaseClient): Promise<MailService | null> {
  const { data } = await client.from("mail_service").select(columnsOf(mailService)).maybeSingle().throwOnError();
  return parseRow(client, "mail_service", mailService, data);
}

/** Puts an answer into the outbox and its words into the history. Throws when nobody sends mail now. */
export async function sendAnswer(
  client: SupabaseClient,
  request: string,
  subject: string,
  words: string,
): Promise<void> {
  await client.rpc("send_answer", { request, subject, words }).throwOnError();
}

/** Tries a mail again that was given up; false when it is no longer. Throws when refused. */
export async function retryMail(client: SupabaseClient, mail: string): Promise<boolean> {
  const { data } = await client.rpc("retry_mail", { mail }).throwOnError();
  return data === true;
}

/** What the same person sent before, the latest first. Throws when the read fails. */
export const listEarlierRequests = (client: SupabaseClient, request: string) =>
  call(client, z.array(earlierRequest), "earlier_requests", { request });
