import type { Sql } from "postgres";
import { askForDigest } from "./ask-for-digest.ts";
import { readHouse } from "./house.ts";
import { noteService, noteStopped } from "./outbox.ts";
import { restUntilWoken } from "./rest-until-woken.ts";
import { addressOf, type MailTools, sendMail, TryAgain } from "./send-mail.ts";

/** How patient the worker is; tests are in a hurry. */
export interface QueuePace {
  retrySeconds: number;
  longestRetrySeconds: number;
  lookEveryMs: number;
}

const usualPace: QueuePace = { retrySeconds: 20, longestRetrySeconds: 15 * 60, lookEveryMs: 15_000 };

/** As many at a time; each has a connection to the mail server of its own. */
const atOnce = 3;
const atATime = 12;

export interface MailQueueOptions extends MailTools {
  pace?: Partial<QueuePace>;
}

/**
 * Works the outbox (decision 0257) beside any number of other processes that do: what is due is taken one by one under
 * a lease, and what failed is due again later. Looks at once when the outbox says so, and often in case that was not
 * heard. Gives the way to end it, after what is under way.
 */
export async function workMailQueue(options: MailQueueOptions): Promise<() => Promise<void>> {
  const { sql, log } = options;
  const pace = { ...usualPace, ...options.pace };
  const ending = new AbortController();
  const rest = restUntilWoken(ending.signal);
  const working = (async () => {
    while (!ending.signal.aborted) {
      // Whoever wakes it while it looks has it look again.
      const rested = rest.begin(pace.lookEveryMs);
      await look(options, pace, ending.signal).catch((error) =>
        // What PostgreSQL says may quote a row.
        log.warn(`The outbox was not read: ${Object(error).code ?? "error"}.`),
      );
      await rested;
    }
  })();
  const listening = sql.listen("outbox", rest.wake, rest.wake);
  listening.catch(rest.wake);
  return async () => {
    ending.abort();
    rest.wake();
    const deaf = listening.then((meta) => meta.unlisten());
    await Promise.race([deaf, new Promise((resolve) => setTimeout(resolve, 500))]).catch(() => {});
    await working;
    // A database that is away is not told; then a minute and a half of silence says it.
    await noteStopped(sql).catch(() => {});
  };
}

async function look(options: MailQueueOptions, pace: QueuePace, ending: AbortSignal): Promise<void> {
  const { sql } = options;
  await askForDigest(sql, new Date());
  const { email } = await readHouse(sql, options.house);
  await noteService(sql, options.from, options.replies?.address ?? email ?? addressOf(options.from));
  for (let due = await dueMails(sql); due.length > 0 && !ending.aborted; due = await dueMails(sql)) {
    const left = due.values();
    const work = async () => {
      for (const mail of left) if (!ending.aborted) await attempt(options, pace, mail);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

/** What may be taken now; a mail whose lease is over was a dead process's. */
async function dueMails(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.outbox where state in ('waiting', 'sending') and due_at <= now()
      and (leased_until is null or leased_until < now())
    order by due_at limit ${atATime}`;
  return rows.map(({ id }) => id);
}

/** What was not sent is due again later, and later each time. A database that is away has been logged with the mail. */
async function attempt(options: MailQueueOptions, pace: QueuePace, id: string): Promise<void> {
  const { sql, log } = options;
  try {
    await sendMail(options, id);
  } catch (error) {
    if (!(error instanceof TryAgain)) log.error("A mail was not sent.", error);
    await sql`
      update public.outbox set due_at = now()
        + least(${pace.retrySeconds} * 2 ^ least(greatest(attempts, 1) - 1, 20), ${pace.longestRetrySeconds}) * interval '1 second'
      where id = ${id} and state in ('waiting', 'sending') and due_at <= now()`.catch(() => {});
  }
}
