import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { connect, type Target } from "../database/connect.ts";
import { dropDatabase } from "../database/drop-database.ts";
import { startEmbeddedDatabase } from "../database/embedded.ts";
import type { Log } from "../log.ts";

/** A database for a moment. */
export interface ScratchDatabase {
  /** A single connection. */
  sql: Sql;
  drop(): Promise<void>;
}

/**
 * An empty database to try a restore in: on the same server where its user may make one, else in an embedded PostgreSQL
 * of a minute's life. Null where neither can be had.
 */
export async function makeScratchDatabase(target: Target, log: Log): Promise<ScratchDatabase | null> {
  const admin = connect(target, { max: 1 });
  const [user] = await admin<{ may: boolean }[]>`
    select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`;
  if (user?.may) return makeBeside(target, admin);
  await admin.end({ timeout: 5 });
  return makeEmbedded(log);
}

const prefix = "nine_fitness_check_";

/** What killed checks left behind: nobody is connected to those. */
async function dropLeftovers(admin: Sql): Promise<void> {
  const left = await admin<{ name: string }[]>`
    select datname as name from pg_database d where starts_with(datname, ${prefix})
      and pg_has_role(datdba, 'usage') and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
  for (const { name } of left) await admin.unsafe(`drop database if exists ${name}`).catch(() => {});
}

async function makeBeside(target: Target, admin: Sql): Promise<ScratchDatabase> {
  const name = `${prefix}${randomBytes(6).toString("hex")}`;
  await dropLeftovers(admin);
  await admin.unsafe(`create database ${name} template template0`);
  const sql = connect(withDatabase(target, name), { max: 1, idle_timeout: 0, max_lifetime: null });
  return {
    sql,
    async drop() {
      await sql.end({ timeout: 5 });
      await dropDatabase(admin, name).finally(() => admin.end({ timeout: 5 }));
    },
  };
}

function withDatabase(target: Target, database: string): Target {
  if (!("url" in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}

async function makeEmbedded(log: Log): Promise<ScratchDatabase | null> {
  const dataDir = await mkdtemp(join(tmpdir(), "nine-fitness-check-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    await chmod(dataDir, 0o755); // The account that runs PostgreSQL must be able to enter it.
    const server = await startEmbeddedDatabase({
      dataDir,
      log: { ...log, info() {} },
      systemFolder: join(dataDir, "own"),
      isDisposable: true,
    });
    const sql = connect(server.target, { max: 1, idle_timeout: 0, max_lifetime: null });
    return { sql, drop: () => sql.end({ timeout: 5 }).then(server.stop).finally(remove) };
  } catch (error) {
    await remove();
    log.warn(`No database to try the restore in: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}
