import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { randomSecret, writeSecret } from "../secret-file.ts";
import type { Target } from "./connect.ts";
import { prepareBinaries } from "./embedded/binaries.ts";
import { chooseAddress } from "./embedded/choose-address.ts";
import { createCluster, removeDrafts, resetPassword } from "./embedded/cluster.ts";
import { chooseHome, type Home } from "./embedded/home.ts";
import { lockDataDir } from "./embedded/lock-data-dir.ts";
import { type Address, startPostmaster, type Way } from "./embedded/postmaster.ts";
import { endOrphan, findPostmaster } from "./embedded/postmaster-file.ts";

export interface EmbeddedOptions {
  /** Holds everything the application keeps; made when missing. */
  dataDir: string;
  log: Log;
  /** Where to listen; a socket file unless said otherwise. */
  address?: Address;
  /** What takes the place of `/var/lib/nine-fitness`. */
  systemFolder?: string;
  /** Nobody needs its data once the machine stops: nothing waits for the disk. */
  isDisposable?: boolean;
}

export interface EmbeddedDatabase {
  /** What `connect` needs: the role `postgres`, owner of the database, no superuser. */
  target: Target;
  /** Whether this start made the cluster. */
  isNew: boolean;
  /** Stops the server in good order and lets go of the data folder; safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of our own on `dataDir` and waits until it takes connections. A server that a killed
 * application left behind is replaced; one that dies is started again. Throws a sentence when another application
 * works with the folder, or when this machine cannot run PostgreSQL (it then names DATABASE_URL).
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const unlock = await lockDataDir(dataDir);
  try {
    const home = chooseHome(dataDir, options.systemFolder);
    const binaries = prepareBinaries(home.account, home.folder);
    if (await endOrphan(home.cluster)) options.log.info("Replaced a PostgreSQL that an earlier start left behind.");
    removeDrafts(home.cluster);
    const isNew = !existsSync(home.cluster);
    const password = await preparePassword(dataDir, binaries, home, isNew);
    const address = options.address ?? (await chooseAddress(home.folder, home.account));
    const way = { address, isDisposable: options.isDisposable ?? false };
    const stop = await superviseServer(binaries, home, way, options.log);
    return { target: asTarget(address, password), isNew, stop: once(() => stop().finally(unlock)) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database that an application on `dataDir` runs right now, or null: for a script that works beside it. */
export function findRunningDatabase(dataDir: string): Target | null {
  if (!existsSync(join(dataDir, "database-password"))) return null;
  const server = findPostmaster(chooseHome(realpathSync(dataDir)).cluster);
  if (!server?.isReady) return null;
  const password = readFileSync(join(dataDir, "database-password"), "utf8");
  const { socketFolder: folder, port } = server;
  return asTarget(folder ? { kind: "socket", folder, port } : { kind: "loopback", port }, password);
}

async function preparePassword(dataDir: string, binaries: string, home: Home, isNew: boolean): Promise<string> {
  const file = join(dataDir, "database-password");
  if (!isNew && existsSync(file)) return readFileSync(file, "utf8");
  const password = randomSecret();
  if (isNew) await createCluster(binaries, home.cluster, home.account, password);
  else resetPassword(binaries, home.cluster, home.account, password);
  writeSecret(file, password);
  return password;
}

async function superviseServer(binaries: string, home: Home, way: Way, log: Log): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let server = await startAfterOthers(() => startPostmaster(binaries, home, way, log));
  const keepAlive = async () => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const lastWords = await server.ended;
      if (stopping.signal.aborted) return;
      log.error(`PostgreSQL ended by itself and is started again. ${lastWords.split("\n").at(-1)}`);
      await delay(Math.min(100 * 2 ** failures, 10_000), undefined, { signal: stopping.signal }).catch(() => {});
      try {
        if (!stopping.signal.aborted) server = await startPostmaster(binaries, home, way, log);
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error("PostgreSQL could not be started again.", error);
      }
    }
  };
  const supervision = keepAlive();
  return async () => {
    stopping.abort();
    await server.stop();
    await supervision;
    await server.stop(); // One that was just being started again.
  };
}

const othersAtWork = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/;

/** Where the system does not show us the sessions that a killed server left, they are waited for. */
async function startAfterOthers<T>(start: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 20_000; ; await delay(100)) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof Error) || !othersAtWork.test(error.message) || Date.now() > end) throw error;
    }
  }
}

function asTarget(address: Address, password: string): Target {
  const host = address.kind === "socket" ? address.folder : "127.0.0.1";
  return { host, port: address.port, database: "postgres", username: "postgres", password };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
