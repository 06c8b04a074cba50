import type { MailQueueOptions } from "./mail-queue.ts";

// The site answers first; a mail can wait that long.
const startAfterMs = 1_500;
const startAgainMs = 60_000;

/**
 * Begins to work the outbox once the site is up, and to read the mailbox of answers where there is one; again when that
 * failed. Gives the way to end it.
 */
export function startMailQueue(options: MailQueueOptions, afterMs = startAfterMs): () => Promise<void> {
  let isEnded = false;
  let working: Promise<() => Promise<void>> | null = null;
  let timer = setTimeout(begin, afterMs).unref();
  function begin(): void {
    working = work(options);
    working.catch((error) => {
      working = null;
      if (isEnded) return;
      options.log.error("Mails are not sent: the queue did not start.", error);
      timer = setTimeout(begin, startAgainMs).unref();
    });
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    const end = await working?.catch(() => null);
    await end?.();
  };
}

// Loaded only here: the queue would cost every start a tenth of a second.
async function work(options: MailQueueOptions): Promise<() => Promise<void>> {
  const [{ workMailQueue }, { addressOf }] = await Promise.all([import("./mail-queue.ts"), import("./send-mail.ts")]);
  const endSending = await workMailQueue(options);
  const { replies, sql, from, log } = options;
  if (!replies) return endSending;
  const { collectReplies } = await import("./collect-replies.ts");
  const endReading = collectReplies({ ...replies, sql, own: addressOf(from), log });
  return async () => {
    await Promise.all([endSending(), endReading()]);
  };
}
