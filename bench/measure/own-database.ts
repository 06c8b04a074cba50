import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { type RunningSite, runSite, serverCommand } from "./running-site.ts";

/** A site on a database that the bench itself may write to, past every row policy. */
export interface OwnedSite extends RunningSite {
  sql: Sql;
  dataDir: string;
}

export interface DatabaseServer {
  /** The server's own process on a new database with the demo content. */
  openSite(name: string): Promise<OwnedSite>;
  /** Stops the sites and the database, and removes their files. */
  close(): Promise<void>;
}

/** A PostgreSQL for a bench, and sites on it: two of them are measured under the same conditions. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-bench-"));
  chmodSync(folder, 0o755); // The account that runs PostgreSQL must be able to enter it.
  const log = { info() {}, warn: console.warn, error: console.error };
  const port = await freePort();
  const server = await startEmbeddedDatabase({
    dataDir: join(folder, "server"),
    log,
    address: { kind: "loopback", port },
  });
  if ("url" in server.target) throw new Error("An embedded database has an address in parts.");
  const { password } = server.target;
  const addressOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const closing: (() => Promise<void>)[] = [];
  return {
    async openSite(name) {
      const admin = connect(server.target, { max: 1 });
      await admin.unsafe(`create database ${name}`).finally(() => admin.end());
      const url = addressOf(name);
      Object.assign(process.env, { DATABASE_URL: url, SEED: "demo" });
      const dataDir = join(folder, name);
      const site = await runSite(serverCommand, dataDir);
      const sql = connect({ url }, { max: 2 });
      closing.push(
        () => sql.end({ timeout: 1 }),
        () => site.stop(),
      );
      return { ...site, sql, dataDir };
    },
    async close() {
      for (const close of closing) await close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
