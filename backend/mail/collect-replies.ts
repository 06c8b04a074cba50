import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Log } from "../log.ts";
import { runAside } from "../run-aside.ts";
import type { RawMail, Reply } from "./read-reply.ts";
import { openReplyMailbox, type ReplyMailbox, type ReplySettings } from "./reply-mailbox.ts";
import { restUntilWoken } from "./rest-until-woken.ts";

export interface ReplyOptions extends ReplySettings {
  sql: Sql;
  /** The address that our mails come from: what it sends is no answer. */
  own: string;
  log: Log;
  /** Tests are in a hurry. */
  lookEveryMs?: number;
}

const usualPaceMs = 30_000;
const longestWaitMs = 15 * 60_000;
const longestReadMs = 10_000;
/** Then the mailbox is opened anew, and what is old removed from it. */
const longestOpenMs = 6 * 60 * 60_000;
const worker = new URL("./read-reply-worker.ts", import.meta.url);

/**
 * Puts what people answer into the history of their requests, for as long as no other process does (decision 0261). Gives
 * the way to end it.
 */
export function collectReplies(options: ReplyOptions): () => Promise<void> {
  const { sql, log, lookEveryMs = usualPaceMs } = options;
  const me = randomUUID();
  const ending = new AbortController();
  const rest = restUntilWoken(ending.signal);
  let mailbox: ReplyMailbox | null = null;
  let failures = 0;
  const leave = () => {
    mailbox?.close();
    mailbox = null;
  };
  const look = async () => {
    if (!(await isReader(sql, me, lookEveryMs))) return leave();
    if (mailbox && Date.now() - mailbox.openedAt > longestOpenMs) leave();
    mailbox ??= await openReplyMailbox(options, rest.wake);
    for (let isAll = false; !isAll && !ending.signal.aborted; ) {
      ({ isAll } = await mailbox.look((mail) => take(options, mail)));
      await isReader(sql, me, lookEveryMs);
    }
    await noteReading(sql, true);
    failures = 0;
  };
  const working = (async () => {
    while (!ending.signal.aborted) {
      const rested = rest.begin(Math.min(lookEveryMs * 2 ** failures, longestWaitMs));
      await look().catch(async (error) => {
        leave();
        failures += 1;
        // What the server says may quote a mail.
        const why = Object(error).authenticationFailed ? "login" : (Object(error).code ?? "error");
        if (failures === 1) log.warn(`The mailbox of replies was not read: ${why}.`);
        await noteReading(sql, false).catch(() => {});
      });
      await rested;
    }
    leave();
    await sql`update public.mail_service set reader_until = null where reader = ${me}`.catch(() => {});
  })();
  return async () => {
    ending.abort();
    rest.wake();
    await working;
  };
}

/** One reads at a time; who falls silent is followed after three looks. A mail that two read stands in the history once. */
async function isReader(sql: Sql, me: string, everyMs: number): Promise<boolean> {
  const { count } = await sql`
    update public.mail_service set reader = ${me}, reader_until = now() + ${3 * everyMs} * interval '1 millisecond'
    where reader = ${me} or reader_until is null or reader_until < now()`;
  return count > 0;
}

async function noteReading(sql: Sql, works: boolean): Promise<void> {
  if (works) await sql`update public.mail_service set replies_seen_at = now(), replies_failing_since = null`;
  else await sql`update public.mail_service set replies_failing_since = coalesce(replies_failing_since, now())`;
}

/** False for what stays where it is, a mail like any other: written by a program, for nobody, or one too many. */
async function take({ sql, own }: ReplyOptions, mail: Omit<RawMail, "own">): Promise<boolean> {
  const reply = await runAside<Reply>(worker, { ...mail, own } satisfies RawMail, longestReadMs);
  if (!reply) return false;
  const { token, messageId, words, from, attachments, isPartial } = reply;
  const facts = { from, ...(attachments.length > 0 && { attachments }), ...(isPartial && { isPartial }) };
  const [row] = await sql<{ result: string }[]>`
    select private.receive_reply(${token}, ${messageId}, ${words}, ${sql.json(facts)}) as result`;
  return row?.result === "kept" || row?.result === "known";
}
