import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { MailFailure } from "./mail-failure.ts";

type MailKind =
  | "answer"
  | "request_notice"
  | "change_notice"
  | "digest"
  | "plan_refused"
  | "review"
  | "visit_booked"
  | "visit_reminder"
  | "visit_moved"
  | "visit_cancelled";

/** A mail that this process has taken to send; nobody else may until the lease is over. */
export interface TakenMail {
  id: string;
  kind: MailKind;
  request_id: string | null;
  recipient: string | null;
  subject: string | null;
  words: string | null;
  data: Record<string, string>;
  attempts: number;
  lease: string;
  message_id: string | null;
  created_at: Date;
  isLate: boolean;
}

/** Why a mail could not be taken: it is no longer to be sent, or somebody else has it. */
export type NotTaken = "over" | "taken";

/** Takes a mail that is due, for `leaseMs`. */
export async function takeMail(sql: Sql, id: string, leaseMs: number): Promise<TakenMail | NotTaken> {
  const [mail] = await sql<TakenMail[]>`
    update public.outbox set state = 'sending', attempts = attempts + 1, lease = ${randomUUID()},
      leased_until = now() + ${leaseMs} * interval '1 millisecond', handed_at = null
    where id = ${id} and state in ('waiting', 'sending') and due_at <= now()
      and (leased_until is null or leased_until < now())
    returning id, kind, request_id, recipient, subject, words, data, attempts, lease, message_id, created_at,
      expires_at < now() as "isLate"`;
  if (mail) return mail;
  const [left] = await sql`select from public.outbox where id = ${id} and state = 'sending' and leased_until >= now()`;
  return left ? "taken" : "over";
}

/** Thrown when the lease is over: somebody else may be sending the same mail, so this one must not leave. */
export class LeaseLost extends Error {
  constructor() {
    super("another process has taken this mail");
  }
}

/** Says that the last byte is about to leave, and under which name. Throws LeaseLost. */
export async function noteHandover(sql: Sql, { id, lease }: TakenMail, messageId: string): Promise<void> {
  const { count } = await sql`
    update public.outbox set handed_at = now(), message_id = ${messageId}
    where id = ${id} and lease = ${lease} and state = 'sending' and leased_until > now()`;
  if (count === 0) throw new LeaseLost();
}

/** What was sent stays with the mail: subject, words and to whom. */
export async function noteSent(
  sql: Sql,
  { id, lease }: TakenMail,
  sent: { recipient: string; subject: string; words: string },
): Promise<void> {
  await sql`
    update public.outbox set state = 'sent', sent_at = now(), recipient = ${sent.recipient},
      subject = ${sent.subject.slice(0, 300)}, words = ${sent.words.slice(0, 10_000)}, failure = null,
      failure_words = null, lease = null, leased_until = null, data = '{}'
    where id = ${id} and lease = ${lease}`;
}

/** What became of an attempt that failed: it is given up, or waits for the next one. */
export async function noteFailure(
  sql: Sql,
  { id, lease }: TakenMail,
  failure: { code: string; words: string },
  state: "waiting" | "failed" | "dropped",
): Promise<void> {
  await sql`
    update public.outbox set state = ${state}, failure = ${failure.code}, failure_words = ${failure.words},
      lease = null, leased_until = null
    where id = ${id} and lease = ${lease}`;
}

/** Whom the next attempt is for. */
export async function sendInstead(sql: Sql, { id, lease }: TakenMail, recipient: string): Promise<void> {
  await sql`update public.outbox set recipient = ${recipient} where id = ${id} and lease = ${lease}`;
}

/** Says that this process sends mail, as whom, and where answers go; what it says lasts a few minutes. */
export async function noteService(sql: Sql, sender: string, repliesTo: string): Promise<void> {
  await sql`
    update public.mail_service set sender = ${sender}, seen_at = now(), replies_to = ${repliesTo},
      replies_seen_at = case when replies_to = ${repliesTo} then replies_seen_at end,
      replies_failing_since = case when replies_to = ${repliesTo} then replies_failing_since end`;
}

/** Says that this process sends no more; any other that does says so within half a minute. */
export async function noteStopped(sql: Sql): Promise<void> {
  await sql`update public.mail_service set stopped_at = now()`;
}

/** Whether the way to the server works, after each attempt that shows it. */
export async function noteWay(sql: Sql, failure: MailFailure | null): Promise<void> {
  if (failure) {
    await sql`
      update public.mail_service set failing_since = coalesce(failing_since, now()),
        failure = ${failure.code === "login" || failure.code === "timeout" ? failure.code : "unreachable"}`;
  } else await sql`update public.mail_service set failing_since = null, failure = null where failing_since is not null`;
}
