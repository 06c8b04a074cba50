import type { Sql } from "postgres";
import type { Log } from "../log.ts";
import { type House, readHouse } from "./house.ts";
import { letterHtml, letterText } from "./letter.ts";
import { isUnknown, readMailFailure } from "./mail-failure.ts";
import type { Mailer } from "./open-mailer.ts";
import {
  LeaseLost,
  noteFailure,
  noteHandover,
  noteSent,
  noteWay,
  sendInstead,
  type TakenMail,
  takeMail,
} from "./outbox.ts";
import { addressFor } from "./reply-address.ts";
import type { ReplySettings } from "./reply-mailbox.ts";
import { writeLetter } from "./write-letter.ts";

export interface MailTools {
  sql: Sql;
  mailer: Mailer;
  /** Who writes: `NINE FITNESS <web@ninefitness.es>`. */
  from: string;
  siteUrl: string;
  /** What the environment says of the house. */
  house: Partial<House>;
  /** Where answers are read; without it they go to the house's own address. */
  replies?: ReplySettings | undefined;
  /** How long a mail is nobody else's; longer than any attempt takes. */
  leaseMs: number;
  log: Log;
}

/** The mail is still to be sent: the queue asks again later. Its message names nobody. */
export class TryAgain extends Error {}

/**
 * Sends one mail of the outbox, unless it is over or somebody else has it. The server is told the last byte only once the
 * database knows that it is about to be, so a process that dies leaves a mail either unsent or, for the moment between that
 * and the server's answer, perhaps sent: then it goes again under the same Message-ID. Throws TryAgain.
 */
export async function sendMail(tools: MailTools, id: string): Promise<void> {
  const mail = await takeMail(tools.sql, id, tools.leaseMs);
  if (mail === "over") return;
  if (mail === "taken") throw new TryAgain("somebody else has it");
  if (mail.isLate) return giveUp(tools, mail, { code: "late", words: "" });
  const house = await readHouse(tools.sql, tools.house);
  const letter = await writeLetter(tools, mail, house);
  if (!letter) return giveUp(tools, mail, { code: "late", words: "" });
  const recipient = mail.recipient ?? letter.desk ?? house.email;
  if (!recipient) return giveUp(tools, mail, { code: "no_address", words: "" });
  const messageId = mail.message_id ?? `<${mail.id}@${domainOf(tools.from)}>`;
  let wasHanded = false;
  try {
    await tools.mailer.send(
      {
        to: recipient,
        subject: letter.subject,
        text: letterText(letter, house),
        html: letterHtml(letter, house),
        messageId,
        inReplyTo: letter.inReplyTo ?? null,
        replyTo: mail.recipient === null ? null : await whereToAnswer(tools, mail, house),
        date: new Date(),
        isAutomatic: mail.kind !== "answer",
        calendar: letter.calendar ?? null,
      },
      async () => {
        await noteHandover(tools.sql, mail, messageId);
        wasHanded = true;
      },
    );
  } catch (error) {
    const isDesk = mail.recipient === null && recipient !== house.email;
    return settleFailure(tools, mail, error, { wasHanded, next: isDesk ? house.email : null });
  }
  await noteSent(tools.sql, mail, { recipient, subject: letter.subject, words: letter.paragraphs.join("\n\n") });
  await noteWay(tools.sql, null);
}

interface Attempted {
  wasHanded: boolean;
  /** Who of the house is to have it when this address takes nothing. */
  next: string | null;
}

async function settleFailure(
  tools: MailTools,
  mail: TakenMail,
  error: unknown,
  { wasHanded, next }: Attempted,
): Promise<void> {
  if (error instanceof LeaseLost || Object(error).message === new LeaseLost().message) throw new TryAgain("lease lost");
  const failure = readMailFailure(error, wasHanded);
  const { log, sql } = tools;
  log.warn(
    `Mail ${mail.id} (${mail.kind}) was not taken: ${failure.code}${isUnknown(failure) ? ", perhaps it was" : ""}.`,
  );
  await noteWay(sql, failure.isOfService ? failure : null);
  const isOver = failure.isFinal && next === null;
  if (failure.isFinal && next) await sendInstead(sql, mail, next);
  await noteFailure(sql, mail, failure, isOver ? "failed" : "waiting");
  if (!isOver) throw new TryAgain(failure.code);
}

/** An answer that could not leave is shown as such; what is of no more use to anybody is dropped. */
async function giveUp({ sql, log }: MailTools, mail: TakenMail, why: { code: string; words: string }): Promise<void> {
  await noteFailure(sql, mail, why, mail.kind === "answer" ? "failed" : "dropped");
  log.warn(`Mail ${mail.id} (${mail.kind}) was given up: ${why.code}.`);
}

/** An address of this request alone, so that the answer is found in its history. */
async function whereToAnswer({ sql, replies }: MailTools, mail: TakenMail, house: House): Promise<string | null> {
  if (!replies) return house.email;
  const [row] = await sql<{ token: string }[]>`
    insert into private.reply_tokens (request_id) select id from public.inbox where id = ${mail.request_id}
    on conflict (request_id) do update set request_id = excluded.request_id returning token`;
  return row ? addressFor(replies.address, row.token) : house.email;
}

/** The address alone of `NINE FITNESS <web@ninefitness.es>`. */
export const addressOf = (from: string): string => /([^\s<>]+@[^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? from;

const domainOf = (from: string): string => addressOf(from).split("@")[1] ?? "localhost";
