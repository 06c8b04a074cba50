import { join } from "node:path";
import type { Sql } from "postgres";
import { connect } from "#backend/database/connect.ts";
import { startEmbeddedDatabase } from "#backend/database/embedded.ts";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { makeFolder } from "./make-folder.ts";
import { type RunningSite, runSite, serverCommand } from "./running-site.ts";

/** A site on a database that the bench itself may write to, past every row policy. */
interface OwnedSite extends RunningSite {
  sql: Sql;
  dataDir: string;
  /** For other processes over the same database. */
  databaseUrl: string;
}

export interface DatabaseServer extends AsyncDisposable {
  /** The server's own process on a new database with the demo content. */
  openSite(name: string, environment?: Record<string, string>): Promise<OwnedSite>;
}

/**
 * A PostgreSQL for a bench, and sites on it: two of them are measured under the same conditions. `await using` stops
 * the sites and the database, and removes their files.
 */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  await using closing = new AsyncDisposableStack();
  const folder = closing.use(makeFolder()).path;
  const log = { info() {}, warn: console.warn, error: console.error };
  const port = await freePort();
  const server = await startEmbeddedDatabase({
    dataDir: join(folder, "server"),
    log,
    address: { kind: "loopback", port },
  });
  closing.defer(() => server.stop());
  if ("url" in server.target) throw new Error("An embedded database has an address in parts.");
  const { password } = server.target;
  const addressOf = (database: string) =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const opened = closing.move();
  return {
    async openSite(name, environment = {}) {
      const admin = connect(server.target, { max: 1 });
      await admin.unsafe(`create database ${name}`).finally(() => admin.end());
      const url = addressOf(name);
      const dataDir = join(folder, name);
      const site = await runSite(serverCommand, dataDir, { ...environment, DATABASE_URL: url, SEED: "demo" });
      opened.defer(() => site.stop());
      const sql = connect({ url }, { max: 2 });
      opened.defer(() => sql.end({ timeout: 1 }));
      return { ...site, sql, dataDir, databaseUrl: url };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}
