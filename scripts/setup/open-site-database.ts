import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Target } from "#backend/database/connect.ts";
import { findRunningDatabase, startEmbeddedDatabase } from "#backend/database/embedded.ts";

/** Something the person at the keyboard can put right; the message is for her. */
export class Refusal extends Error {}

export interface SiteDatabase {
  target: Target;
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * The database of the site that the environment describes, whether the site runs or not. Throws a Refusal: with
 * `whenHosted` for a Supabase project, or when there is no site yet.
 */
export async function openSiteDatabase(whenHosted: string): Promise<SiteDatabase> {
  const { DATABASE_URL: url, SUPABASE_URL: hosted, DATA_DIR: folder = ".data" } = process.env;
  if (hosted) throw new Refusal(whenHosted);
  const dataDir = resolve(folder);
  if (url) return { target: { url }, dataDir, stop: async () => {} };
  if (!existsSync(dataDir)) throw new Refusal(`No hay datos en ${dataDir}: arranca antes la web con «npm start».`);
  const running = findRunningDatabase(dataDir);
  if (running) return { target: running, dataDir, stop: async () => {} };
  return { ...(await startEmbeddedDatabase({ dataDir, log: quietLog })), dataDir };
}

/** Says only what went wrong. */
export const quietLog = { info() {}, warn: console.warn, error: console.error };
