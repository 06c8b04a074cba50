import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, isAlive, processesIn, waitForEnd } from "./processes.ts";

/** What PostgreSQL writes of itself into its cluster (miscadmin.h, LOCK_FILE_LINE_*). */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  isReady: boolean;
}

/** Reads `postmaster.pid`, or null when no server has left one. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, socketFolder, , , status] = lines;
    if (!pid) return null;
    return {
      pid: Math.abs(Number(pid)),
      port: Number(port),
      socketFolder: socketFolder ?? "",
      isReady: status?.trim() === "ready",
    };
  } catch {
    return null;
  }
}

/** The server that runs on a cluster right now, or null; a file left by a dead one does not count. */
export function findPostmaster(cluster: string): PostmasterFile | null {
  const file = readPostmasterFile(cluster);
  if (!file || !isAlive(file.pid)) return null;
  const command = commandLine(file.pid);
  return command === null || command.includes(cluster) ? file : null;
}

/**
 * Ends a server that an earlier, killed application left behind, so that a new one can start on its files: politely,
 * then at once (PostgreSQL recovers from its log either way).
 */
export async function endOrphan(cluster: string): Promise<boolean> {
  const orphan = findPostmaster(cluster);
  if (!orphan) return endSessions(cluster);
  for (const [signal, patience] of [
    ["SIGINT", 5000],
    ["SIGQUIT", 2000],
    ["SIGKILL", 2000],
  ] as const) {
    if (isAlive(orphan.pid)) process.kill(orphan.pid, signal);
    if (await waitForEnd(orphan.pid, patience)) return true;
  }
  throw new Error(`An earlier PostgreSQL (process ${orphan.pid}) does not end. End it, then start again.`);
}

/**
 * Sessions of a server that was killed finish their statement before they notice, and no other server starts until then.
 * Their work is lost either way. Where the system does not show them, the start waits.
 */
async function endSessions(cluster: string): Promise<boolean> {
  const sessions = processesIn(cluster);
  for (const pid of sessions) process.kill(pid, "SIGKILL");
  for (const pid of sessions) await waitForEnd(pid, 2000);
  return sessions.length > 0;
}
