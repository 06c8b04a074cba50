import { setTimeout as delay } from "node:timers/promises";
import { isAlive } from "#backend/database/embedded/processes.ts";
import { childrenOf } from "../../bench/measure/processes.ts";

/** `kill -9` of a site and everything it started, the guard of its PostgreSQL first; settles when all are gone. */
export async function killTree(pid: number): Promise<void> {
  const tree = [pid, ...childrenOf(pid, "sh"), ...childrenOf(pid, "postgres")];
  for (const it of tree) killNow(it);
  for (let waited = 0; waited < 10_000 && tree.some(isAlive); waited += 10) await delay(10);
}

export function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It was gone already.
  }
}
