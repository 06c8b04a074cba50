import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";
import { settlesWithin } from "#shared/settles-within.ts";
import type { ViewCount } from "#shared/view-counts.ts";
import { type AttemptLimits, Attempts } from "./auth/attempts.ts";
import { createAuthDoor } from "./auth/auth-door.ts";
import { hasSession } from "./auth/current-session.ts";
import { ensureFirstStaff } from "./auth/staff.ts";
import { backUpNightly } from "./backup/nightly-backup.ts";
import { siteVersion } from "./backup/site-version.ts";
import { connect, siteName, type Target } from "./database/connect.ts";
import { startEmbeddedDatabase } from "./database/embedded.ts";
import { prepareDatabase, type SeedWish } from "./database/prepare.ts";
import { watchRevision } from "./database/revision.ts";
import { transactionsOn } from "./database/session.ts";
import { createDispatcher, type Visitor } from "./doors.ts";
import { type AiSettings, createFunctionsDoor } from "./functions/create-functions-door.ts";
import { deriveKeys, type Keys, loadKeys } from "./keys.ts";
import type { Log } from "./log.ts";
import type { House } from "./mail/house.ts";
import { type Mailer, type MailSettings, openMailer } from "./mail/open-mailer.ts";
import { startMailQueue } from "./mail/start-mail-queue.ts";
import { applyPlannedChanges } from "./plans/apply-planned-changes.ts";
import { readMaxRows } from "./read-max-rows.ts";
import { createRestDoor } from "./rest/create-rest-door.ts";
import { forgetNightly } from "./retention/forget-nightly.ts";
import { removeOwnFiles } from "./retention/remove-own-files.ts";
import { openFileStore } from "./storage/open-file-store.ts";
import { type PublicFile, readFile } from "./storage/read-file.ts";
import type { S3Settings } from "./storage/s3-client.ts";
import { createStorageDoor } from "./storage/storage-door.ts";
import { sweepFiles } from "./storage/sweep-files.ts";

export interface BackendOptions {
  /** Keys, files and the embedded database; made when missing. */
  dataDir: string;
  /** "embedded" starts a PostgreSQL of our own; else the one at this address is used. */
  database: "embedded" | Target;
  /** "demo" fills an empty database with the demo content; without a word, only a new embedded one gets it. */
  seed?: "demo" | "none" | undefined;
  /** The first member of staff; without it one is made up and her password logged once. */
  admin?: { email: string; password: string } | undefined;
  /** The endpoint that writes texts for staff; without it they are told that there is none. */
  ai?: AiSettings | undefined;
  /** How long it may take, in milliseconds; 60 seconds unless said otherwise. */
  aiPatienceMs?: number | undefined;
  /** All keys are made of it; without it they are made at random and kept in `dataDir`. */
  secret?: string | undefined;
  /** Keeps uploaded files; without it they lie in `dataDir`. */
  s3?: S3Settings | undefined;
  /** Gets a copy of each nightly backup. */
  backupS3?: S3Settings | undefined;
  /** Whether a backup is made every night, into `<dataDir>/backups`. */
  backsUp?: boolean | undefined;
  /** The server that sends our mail; without it links are handed over by people, and answers by their own programs. */
  mail?: MailSettings | undefined;
  /** What the environment says of the company, for the foot of mails. */
  house?: Partial<House> | undefined;
  /** Where people find the site, without a slash at the end: what links in mails begin with. */
  siteUrl?: string | undefined;
  /** Another `supabase/` folder than the project's: for tests. */
  supabaseFolder?: string;
  log: Log;
}

export interface Backend {
  /** Answers what is asked under /rest/v1, /auth/v1, /storage/v1 and /functions/v1; never throws. */
  fetch(request: Request, visitor?: Visitor): Promise<Response>;
  publishableKey: string;
  secretKey: string;
  /** Calls back with each new revision of the content; the returned function ends that. */
  onRevision(listener: (revision: bigint) => void): () => void;
  /** The latest revision of the content that this process has heard of. */
  revision(): bigint;
  /** A file of a public bucket, or null when there is none of that name. */
  readFile(bucket: string, name: string): Promise<PublicFile | null>;
  /** Takes one of so many attempts at what `name` says; false when none is left. Counted with all machines on the database. */
  mayTry(name: string, limits: AttemptLimits): Promise<boolean>;
  /** Adds to the figures of the day how often pages were looked at. */
  countViews(counts: ViewCount[]): Promise<void>;
  /** Connections that there may be to the database, and transactions that have one or wait for one. */
  pool(): { connections: number; transactions: number };
  /** Whether the database answers within two seconds. */
  isHealthy(): Promise<boolean>;
  /** Ends every connection and an embedded database, in good order. */
  close(): Promise<void>;
}

/**
 * Opens the backend: starts or finds the database, brings it up to date, makes the first member of staff and opens
 * the four doors. Throws a sentence for whoever started the site when something must be changed first.
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  openDataDir(options.dataDir);
  const keys = options.secret ? deriveKeys(options.secret) : loadKeys(options.dataDir);
  const { target, stop } = await openDatabase(options);
  // Our own server shares a small machine with us; each session costs it 3 MB.
  const connection = { application_name: siteName };
  const sql = connect(target, { connection, max: options.database === "embedded" ? 4 : 8 });
  const strangers = connect(target, { connection, max: 2, idle_timeout: 60 });
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), strangers.end({ timeout: 5 })]);
    await stop();
  };
  try {
    return await openOn({ ...options, target, sql, strangers, keys, close });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opened extends BackendOptions {
  target: Target;
  sql: Sql;
  strangers: Sql;
  keys: Keys;
  close(): Promise<void>;
}

async function openOn(opened: Opened): Promise<Backend> {
  const { sql, keys, log } = opened;
  const supabaseFolder = opened.supabaseFolder ?? join(import.meta.dirname, "../supabase");
  const { needsMedia } = await prepareDatabase(opened.target, { supabaseFolder, seed: seedWish(opened), log });
  await welcomeFirstStaff(opened);
  const store = await openFileStore(opened.dataDir, opened.s3, log);
  const mailer = opened.mail ? openMailer(opened.mail) : null;
  const attempts = new Attempts(sql, keys.jwtSecret);
  const doors = {
    rest: createRestDoor({
      sql,
      strangers: opened.strangers,
      attempts: new Attempts(opened.strangers, keys.jwtSecret),
      maxRows: readMaxRows(supabaseFolder),
    }),
    auth: createAuthDoor({
      sql,
      attempts,
      jwtSecret: keys.jwtSecret,
      mailer,
      siteUrl: opened.siteUrl ?? "http://localhost:3000",
      log,
    }),
    storage: createStorageDoor({ sql, store, secret: keys.jwtSecret }),
    functions: createFunctionsDoor({ sql, ai: opened.ai ?? null, patienceMs: opened.aiPatienceMs, log: opened.log }),
  };
  const fetch = createDispatcher(doors, { keys, isStanding: (caller) => hasSession(sql, caller) }, log);
  if (needsMedia) {
    // Loaded only here: supabase-js would cost every other start 50 ms.
    const { giveDemoMedia } = await import("./demo/give-demo-media.ts");
    await giveDemoMedia({ sql, log, secretKey: keys.secretKey, supabaseFolder }, fetch);
  }
  const sweeping = sweepHourly(async () => {
    await attempts.forgetOld();
    await sweepFiles(sql, store);
  }, log);
  const source = { target: opened.target, store, supabaseFolder, version: siteVersion(), log };
  const places = { folder: join(opened.dataDir, "backups"), s3: opened.backupS3 };
  const stopBackups = opened.backsUp ? backUpNightly(source, sql, places) : () => {};
  const stopForgetting = forgetNightly(sql, removeOwnFiles(sql, store), log);
  const stopPlans = applyPlannedChanges(sql, log);
  const revision = await watchRevision(sql, log);
  const stopMails = sendMails(opened, mailer);
  return {
    fetch,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    onRevision: revision.onRevision,
    revision: revision.latest,
    readFile: (bucket, name) => readFile({ sql, store }, bucket, name),
    mayTry: async (name, limits) => (await attempts.take(`site, ${name}`, limits)) === 0,
    countViews: async (counts) => {
      await sql`select public.count_views(${sql.json(counts.map((count) => ({ ...count })))})`;
    },
    pool: () => ({ connections: sql.options.max, transactions: transactionsOn(sql) }),
    isHealthy: () => answersInTime(sql),
    async close() {
      clearInterval(sweeping);
      stopBackups();
      stopForgetting();
      stopPlans();
      revision.stop();
      await stopMails();
      mailer?.close();
      await opened.close();
    },
  };
}

/** Whoever can send mail works the outbox too. */
function sendMails({ mail, sql, siteUrl, house, log }: Opened, mailer: Mailer | null): () => Promise<void> {
  if (!mail || !mailer) return async () => {};
  const site = { siteUrl: siteUrl ?? "http://localhost:3000", house: house ?? {} };
  return startMailQueue({ sql, mailer, from: mail.from, leaseMs: 120_000, log, replies: mail.replies, ...site });
}

function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR cannot be used: ${error instanceof Error ? error.message : error}.`, { cause: error });
  }
}

async function openDatabase({ dataDir, database, log }: BackendOptions) {
  if (database === "embedded") return startEmbeddedDatabase({ dataDir, log });
  return { target: database, stop: async () => {} };
}

/** A database of one's own gets demo content only on request: it may hold a real site. */
function seedWish({ database, seed }: BackendOptions): SeedWish {
  return seed ?? (database === "embedded" ? "if-new" : "none");
}

async function welcomeFirstStaff({ sql, admin, log }: Opened): Promise<void> {
  const first = await ensureFirstStaff(sql, admin ?? {});
  if (!first) return;
  const secret = first.generatedPassword;
  log.info(`First member of staff: ${first.email}${secret ? `, password ${secret} (shown only this once)` : ""}`);
}

/** Counts of long ago; files that no row knows, left by uploads which a power cut ended. */
function sweepHourly(sweep: () => Promise<void>, log: Log): NodeJS.Timeout {
  const trySweep = () => sweep().catch((error) => log.warn(`What was left over was not removed: ${error}`));
  return setInterval(trySweep, 60 * 60_000).unref();
}

async function answersInTime(sql: Sql): Promise<boolean> {
  const answers = sql`select 1`.then(
    () => true,
    () => false,
  );
  return (await settlesWithin(2000, answers)) && answers;
}
