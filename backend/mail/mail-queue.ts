import type { Sql } from "postgres";
import { connect, siteName, type Target } from "../database/connect.ts";
import { noteService, noteStopped } from "./outbox.ts";
import { queueDatabase } from "./queue-database.ts";
import { type MailTools, sendMail, TryAgain } from "./send-mail.ts";

/** How patient the queue is; tests are in a hurry. */
export interface QueuePace {
  pollSeconds: number;
  /** A process that says nothing for so long is dead, and what it had goes back to the queue. */
  heartbeatSeconds: number;
  superviseSeconds: number;
  retrySeconds: number;
  longestRetrySeconds: number;
  lookEveryMs: number;
}

const usualPace: QueuePace = {
  pollSeconds: 2,
  heartbeatSeconds: 30,
  superviseSeconds: 30,
  retrySeconds: 20,
  longestRetrySeconds: 15 * 60,
  lookEveryMs: 30_000,
};

// Any number will do, as long as every process of this application asks for the same one.
const startLock = 7_203_964_162;

const mails = "mails";
const mornings = "mail-digest";
/** As many at a time; each has a connection to the mail server of its own. */
const atOnce = 3;
const atATime = 12;

export interface MailQueueOptions extends MailTools {
  target: Target;
  pace?: Partial<QueuePace>;
}

/**
 * Works the outbox with pg-boss (decision 0257), beside any number of other processes that do. What is due is in the
 * outbox; the queue says whose turn it is, when, and how often again, in a schema of its own that may be thrown away.
 * Gives the way to end it, after what is under way.
 */
export async function workMailQueue(options: MailQueueOptions): Promise<() => Promise<void>> {
  const { PgBoss } = await import("pg-boss");
  const { sql, log } = options;
  const pace = { ...usualPace, ...options.pace };
  const own = connect(options.target, { max: 1, connection: { application_name: siteName } });
  const boss = new PgBoss({
    db: queueDatabase(own),
    schema: "pgboss",
    registerInstance: false,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    openTelemetry: { enabled: false },
  });
  // What PostgreSQL says may quote a row.
  boss.on("error", (error) => log.warn(`The queue of mails: ${Object(error).code ?? Object(error).name ?? "error"}.`));
  let isOpen = true;
  const stop = async () => {
    isOpen = false;
    await boss.stop({ graceful: true, timeout: 20_000 }).catch(() => {});
    // A database that is away is not told; then a minute and a half of silence says it.
    await noteStopped(own).catch(() => {});
    await own.end({ timeout: 5 });
  };
  try {
    // Processes that start at once take turns: the first one makes the schema.
    await own`select pg_advisory_lock(${startLock})`;
    await boss.start();
    await openQueues(boss, pace);
    await own`select pg_advisory_unlock(${startLock})`;
    const worker = await boss.work(
      mails,
      { batchSize: atATime, burstWhenBatchFull: true, pollingIntervalSeconds: pace.pollSeconds, perJobResults: true },
      async (jobs) => {
        const results: { id: string; status: "completed" | "failed" }[] = [];
        const left = [...jobs];
        const work = async () => {
          for (let job = left.shift(); job; job = left.shift()) {
            results.push({ id: job.id, status: await attempt(options, job.data) });
          }
        };
        await Promise.all(Array.from({ length: atOnce }, work));
        return results;
      },
    );
    await boss.work(mornings, { pollingIntervalSeconds: 30 }, () => askForDigest(sql));
    const look = async () => {
      if (!isOpen) return;
      await noteService(sql, options.from);
      if ((await queueDue(own, boss)) > 0) boss.notifyWorker(worker);
    };
    return await lookOften(sql, look, { pace, log, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

type Boss = InstanceType<typeof import("pg-boss")["PgBoss"]>;

async function openQueues(boss: Boss, pace: QueuePace): Promise<void> {
  const settings = {
    heartbeatSeconds: pace.heartbeatSeconds,
    expireInSeconds: 15 * 60,
    // Until the mail itself is too late (its expires_at): then the attempt says so.
    retryLimit: 5_000,
    retryDelay: pace.retrySeconds,
    retryBackoff: true,
    retryDelayMax: pace.longestRetrySeconds,
    retentionSeconds: 400 * 86_400,
    deleteAfterSeconds: 86_400,
  };
  for (const name of [mails, mornings]) {
    if (await boss.getQueue(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
  await boss.schedule(mornings, "0 8 * * *", null, { tz: "Europe/Madrid", missed: "once", retryLimit: 3 });
}

/** Gives what nobody has queued yet to the queue: row and job change in one transaction, so neither is without the other. */
async function queueDue(own: Sql, boss: Boss): Promise<number> {
  return own.begin(async (tx) => {
    const found = await tx<{ id: string; due_at: Date }[]>`
      update public.outbox set queued_at = now() where id in (
        select id from public.outbox where state in ('waiting', 'sending') and (
          queued_at is null
          -- The queue has lost it, or was thrown away.
          or (queued_at < now() - interval '1 hour' and updated_at < now() - interval '1 hour' and due_at < now() - interval '1 hour'))
        order by due_at limit 500 for update skip locked)
      returning id, due_at`;
    if (found.length === 0) return 0;
    const jobs = found.map((it) => ({ data: { mail: it.id }, startAfter: it.due_at }));
    await boss.insert(mails, jobs, { db: queueDatabase(tx) });
    return found.length;
  });
}

async function attempt(options: MailQueueOptions, data: unknown): Promise<"completed" | "failed"> {
  try {
    await sendMail(options, String(Object(data).mail));
    return "completed";
  } catch (error) {
    if (!(error instanceof TryAgain)) options.log.error("A mail was not sent.", error);
    return "failed";
  }
}

/** What waits this morning; not in the afternoon, when a machine that slept wakes up. */
async function askForDigest(sql: Sql): Promise<void> {
  await sql`
    insert into public.outbox (kind, once, expires_at)
    select 'digest', 'digest ' || clock::date, now() + interval '4 hours'
    from (select now() at time zone 'Europe/Madrid' as clock) as madrid
    where extract(hour from clock) between 7 and 11 on conflict do nothing`;
}

/** At once when the outbox says so, and every half minute in case that was not heard. */
async function lookOften(
  sql: Sql,
  look: () => Promise<void>,
  { pace, log, stop }: { pace: QueuePace; log: MailTools["log"]; stop: () => Promise<void> },
): Promise<() => Promise<void>> {
  let looking: Promise<void> | null = null;
  let isAsked = false;
  const lookOnce = () => {
    if (looking) {
      isAsked = true;
      return;
    }
    looking = look()
      .catch((error) => log.warn(`The outbox was not read: ${Object(error).code ?? "error"}.`))
      .finally(() => {
        looking = null;
        if (isAsked) lookOnce();
        isAsked = false;
      });
  };
  const timer = setInterval(lookOnce, pace.lookEveryMs).unref();
  const listening = sql.listen("outbox", lookOnce, lookOnce);
  listening.catch(() => lookOnce());
  return async () => {
    clearInterval(timer);
    await Promise.race([
      listening.then((it) => it.unlisten()),
      new Promise((resolve) => setTimeout(resolve, 500)),
    ]).catch(() => {});
    await looking;
    await stop();
  };
}
