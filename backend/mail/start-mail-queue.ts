import type { MailQueueOptions } from "./mail-queue.ts";

// The site answers first; a mail can wait that long.
const startAfterMs = 1_500;
const startAgainMs = 60_000;

/** Begins to work the outbox once the site is up, and again when that failed. Gives the way to end it. */
export function startMailQueue(options: MailQueueOptions, afterMs = startAfterMs): () => Promise<void> {
  let isEnded = false;
  let working: Promise<() => Promise<void>> | null = null;
  let timer = setTimeout(begin, afterMs).unref();
  function begin(): void {
    // Loaded only here: the queue would cost every start a tenth of a second.
    working = import("./mail-queue.ts").then((it) => it.workMailQueue(options));
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
