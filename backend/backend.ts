import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { createAuthDoor } from "./auth/auth-door.ts";
import { ensureFirstStaff } from "./auth/staff.ts";
import { connect, type Target } from "./database/connect.ts";
import { startEmbeddedDatabase } from "./database/embedded.ts";
import { prepareDatabase, type SeedWish } from "./database/prepare.ts";
import { watchRevision } from "./database/revision.ts";
import { createDispatcher, type Visitor } from "./doors.ts";
import { loadKeys } from "./keys.ts";
import type { Log } from "./log.ts";

export interface BackendOptions {
  /** Keys, files and the embedded database; made when missing. */
  dataDir: string;
  /** "embedded" starts a PostgreSQL of our own; else the one at this address is used. */
  database: "embedded" | Target;
  /** "demo" fills an empty database with the demo content; without a word, only a new embedded one gets it. */
  seed?: "demo" | "none" | undefined;
  /** The first member of staff; without it one is made up and her password logged once. */
  admin?: { email: string; password: string } | undefined;
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
  mkdirSync(options.dataDir, { recursive: true });
  const keys = loadKeys(options.dataDir);
  const { target, stop } = await openDatabase(options);
  const sql = connect(target);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await stop();
  };
  try {
    const supabaseFolder = options.supabaseFolder ?? join(import.meta.dirname, "../supabase");
    await prepareDatabase(target, { supabaseFolder, seed: seedWish(options), log: options.log });
    await welcomeFirstStaff(sql, options);
    const doors = { auth: createAuthDoor({ sql, jwtSecret: keys.jwtSecret }) };
    const fetch = createDispatcher(doors, keys, options.log);
    const revision = watchRevision(sql, options.log);
    return {
      fetch,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      onRevision: revision.onRevision,
      isHealthy: () => answersInTime(sql),
      async close() {
        revision.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
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

async function welcomeFirstStaff(sql: Sql, { admin, log }: BackendOptions): Promise<void> {
  const first = await ensureFirstStaff(sql, admin ?? {});
  if (!first) return;
  const secret = first.generatedPassword;
  log.info(`First member of staff: ${first.email}${secret ? `, password ${secret} (shown only this once)` : ""}`);
}

async function answersInTime(sql: Sql): Promise<boolean> {
  const patience = new AbortController();
  const isLate = delay(2000, false, { signal: patience.signal, ref: false }).catch(() => false);
  const answers = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answers, isLate]).finally(() => patience.abort());
}
