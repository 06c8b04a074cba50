import type { ImapFlow } from "imapflow";
import { longestMail, type RawMail } from "./read-reply.ts";
import { addressHeaders, tokenIn } from "./reply-address.ts";

/** Where a mail goes that stands in the history of its request. */
const folder = "Bandeja";
/** How long it stays there, with what was attached; and how far back is looked for new ones. */
const keptDays = 30;
const patienceMs = 30_000;
const atATime = 50;
const headsAtATime = 200;

export interface ReplyMailbox {
  /** Opened when, so that whoever holds it can open it anew once in a while. */
  openedAt: number;
  /** Gives the mails to one of our addresses that this connection has not given yet; those that are taken go into the folder. */
  look(take: (mail: Omit<RawMail, "own">) => Promise<boolean>): Promise<{ isAll: boolean }>;
  close(): void;
}

/** `imap://` or `imaps://` with name and password, and the address whose mailbox that is. */
export interface ReplySettings {
  imapUrl: string;
  address: string;
}

/**
 * Opens the mailbox that people answer to, and removes there what was taken a month ago. `onNews` is called when the server
 * says that something came, and when the line is lost. Throws what the server or the line said.
 */
export async function openReplyMailbox(
  { imapUrl, address }: ReplySettings,
  onNews: () => void,
  now = Date.now(),
): Promise<ReplyMailbox> {
  const client = await connect(imapUrl);
  try {
    client.on("exists", onNews);
    client.on("close", onNews);
    const path = await openFolder(client);
    const since = new Date(now - keptDays * 86_400_000);
    await client.mailboxOpen(path);
    const old = await client.search({ before: since }, { uid: true });
    if (old && old.length > 0) await client.messageDelete(old, { uid: true });
    await client.mailboxOpen("INBOX");
    let last = 0;
    return {
      openedAt: now,
      async look(take) {
        const there = (await client.search({ since }, { uid: true })) || [];
        const fresh = there.filter((uid) => uid > last).sort((a, b) => a - b);
        const heads = fresh.slice(0, headsAtATime);
        const ours = await onlyOurs(client, heads, address);
        for (const uid of ours.slice(0, atATime)) {
          const mail = await client.fetchOne(uid, { source: { maxLength: longestMail }, size: true }, { uid: true });
          // Removed meanwhile by whoever else reads this mailbox.
          if (!mail || !mail.source) continue;
          const isTaken = await take({ source: mail.source, size: mail.size ?? mail.source.length, address });
          if (isTaken) await client.messageMove([uid], path, { uid: true });
          last = uid;
        }
        const isAll = ours.length <= atATime && fresh.length <= headsAtATime;
        if (ours.length <= atATime) last = Math.max(last, heads.at(-1) ?? 0);
        return { isAll };
      },
      close: () => client.close(),
    };
  } catch (error) {
    client.close();
    throw error;
  }
}

async function connect(imapUrl: string): Promise<ImapFlow> {
  const { hostname, port, protocol, username, password } = new URL(imapUrl);
  // Twenty packages: loaded by whoever reads a mailbox.
  const { ImapFlow } = await import("imapflow");
  const secure = protocol === "imaps:";
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    maxLiteralSize: 4 * longestMail,
  });
  // Whatever it says of a line that is lost comes out of the next call as well.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function openFolder(client: ImapFlow): Promise<string> {
  const known = (await client.list()).find(({ name }) => name === folder);
  return known?.path ?? (await client.mailboxCreate([folder])).path;
}

async function onlyOurs(client: ImapFlow, uids: readonly number[], address: string): Promise<number[]> {
  if (uids.length === 0) return [];
  const mails = await client.fetchAll([...uids], { uid: true, headers: addressHeaders }, { uid: true });
  return mails
    .filter(({ headers }) => headers && tokenIn(headers.toString("latin1"), address) !== null)
    .map(({ uid }) => uid)
    .sort((a, b) => a - b);
}
