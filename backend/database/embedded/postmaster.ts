import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { program } from "./binaries.ts";
import { as } from "./cluster.ts";
import type { Home } from "./home.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { startWatchdog } from "./watchdog.ts";

/** A socket file in `folder` or, where Node cannot open one (Windows) or a test wants it, a loopback port. */
export type Address = { kind: "socket"; folder: string; port: number } | { kind: "loopback"; port: number };

/** How a server runs. */
export interface Way {
  address: Address;
  /** See `EmbeddedOptions`. */
  isDisposable: boolean;
}

// One small machine: memory stays under 100 MB with a pool of a dozen sessions. fsync stays on.
const settings = {
  max_connections: "60",
  shared_buffers: "32MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_replication_slots: "0",
  max_worker_processes: "2",
  max_logical_replication_workers: "0",
  max_parallel_workers_per_gather: "0",
  autovacuum_max_workers: "1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  log_checkpoints: "off",
  // Refused statements are answered to whoever asked; in the log they would only show what visitors typed.
  log_min_messages: "log",
  log_min_error_statement: "panic",
};

// What a killed server had written the system still writes; only a machine that stops loses it.
const disposable = { fsync: "off", full_page_writes: "off" };

const worthTelling = /\b(FATAL|PANIC|terminated by signal|was not properly shut down)\b/;

/** Starts the server of a cluster and waits until it takes connections; throws its own words when it does not. */
export async function startPostmaster(binaries: string, home: Home, way: Way, log: Log) {
  const watchdog = startWatchdog(home.account);
  const server = spawn(program(binaries, "postgres"), ["-D", home.cluster, ...asArguments(way)], {
    ...as(home.account),
    stdio: ["ignore", "ignore", "pipe"],
    // A session of its own: Ctrl-C in the terminal is for the application, which stops the server when it is done.
    detached: true,
  });
  const lastWords: string[] = [];
  createInterface({ input: server.stderr }).on("line", (line) => {
    lastWords.push(line);
    if (lastWords.length > 20) lastWords.shift();
    if (worthTelling.test(line)) log.warn(`PostgreSQL: ${line}`);
  });
  let isOver = false;
  const closed = new Promise<string>((resolve) => {
    server.once("error", (error) => resolve(error.message));
    server.once("close", () => resolve(lastWords.join("\n")));
  });
  const ended = closed.then(async (words) => {
    isOver = true;
    await watchdog.dismiss();
    return words;
  });
  const { pid } = server;
  if (pid === undefined) throw new Error(`PostgreSQL did not start: ${await ended}`);
  watchdog.watch(pid);

  const end = Date.now() + 60_000; // Recovery after a power cut replays the log first.
  for (let file = readPostmasterFile(home.cluster); !isOver; file = readPostmasterFile(home.cluster)) {
    if (file?.pid === pid && file.isReady) return { pid, ended, stop: () => stop(server, ended) };
    if (Date.now() > end) server.kill("SIGQUIT");
    await delay(3);
  }
  throw new Error(`PostgreSQL did not start: ${await ended}`);
}

async function stop(server: ChildProcess, ended: Promise<string>): Promise<void> {
  server.kill("SIGINT"); // "Fast": open transactions are rolled back, everything committed is on the disk.
  const impatience = setTimeout(() => server.kill("SIGQUIT"), 5000);
  await ended;
  clearTimeout(impatience);
}

function asArguments({ address, isDisposable }: Way): string[] {
  const listening =
    address.kind === "socket"
      ? { listen_addresses: "", unix_socket_directories: address.folder, unix_socket_permissions: "0700" }
      : { listen_addresses: "127.0.0.1", unix_socket_directories: "" };
  const all = { ...settings, ...(isDisposable && disposable), ...listening, port: String(address.port) };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
