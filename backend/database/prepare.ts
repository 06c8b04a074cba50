import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Log } from "../log.ts";
import { connect, type Target } from "./connect.ts";
import { isUnreachable } from "./is-unreachable.ts";
import { migrate } from "./migrate.ts";
import { prepareHostedBase } from "./prepare-hosted-base.ts";
import { markSeed, prepareSeedHistory, readSeedState, runSeed } from "./seed.ts";

/** "demo": give this database the demo content once. "none": never. "if-new": when it has not been decided yet. */
export type SeedWish = "demo" | "none" | "if-new";

export interface Preparation {
  /** The project's `supabase/` folder. */
  supabaseFolder: string;
  seed: SeedWish;
  /** How long the database may need to answer for the first time, in milliseconds. */
  patience?: number;
  log: Log;
}

const seedFile = "supabase/seed.sql";
/** Under this name it is remembered whether the pictures of the demo content have been uploaded. */
export const demoMedia = "supabase/demo/media";
// Any number will do, as long as every process of this application asks for the same one.
export const migrationLock = 7_203_964_158;

/**
 * Makes a database ready for the doors: what a hosted project brings, the migrations, the demo content when wished.
 * Two processes that start at once take turns. Answers whether the pictures of the demo content are still to come.
 */
export async function prepareDatabase(target: Target, preparation: Preparation): Promise<{ needsMedia: boolean }> {
  const sql = connect(target, { max: 1, idle_timeout: 0, max_lifetime: null });
  try {
    await reachDatabase(sql, preparation.patience);
    await sql`select pg_advisory_lock(${migrationLock})`;
    await prepareHostedBase(sql);
    await migrate(sql, join(preparation.supabaseFolder, "migrations"), preparation.log);
    return { needsMedia: await seed(sql, preparation) };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function seed(sql: Sql, preparation: Preparation): Promise<boolean> {
  const path = join(preparation.supabaseFolder, "seed.sql");
  await prepareSeedHistory(sql);
  const state = await readSeedState(sql, seedFile);
  const isWished =
    preparation.seed === "demo" ? state !== "done" : preparation.seed === "if-new" && state === "unknown";
  if (isWished && existsSync(path)) {
    await runSeed(sql, path, seedFile);
    preparation.log.info("Filled the empty database with the demo content.");
  } else if (state === "unknown" && preparation.seed === "none") await markSeed(sql, seedFile, "skipped");
  if ((await readSeedState(sql, seedFile)) !== "done") return false;
  return (await readSeedState(sql, demoMedia)) !== "done";
}

/**
 * Waits until a database answers: one that is started beside us may need a moment. Throws a sentence with the reason
 * after `patience` milliseconds, or at once when waiting would not help (a wrong password, no such database).
 */
export async function reachDatabase(sql: Sql, patience = 5000): Promise<void> {
  for (const end = Date.now() + patience; ; await delay(200)) {
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (isUnreachable(error) && Date.now() < end) continue;
      throw new Error(`The database cannot be used: ${reasonOf(error)}.`, { cause: error });
    }
  }
}

/** Node gathers the failures of several addresses under an empty message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return [error.message, error.message.includes(code) ? "" : code].filter(Boolean).join(" ");
}
