import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isAlive, startToken } from "./processes.ts";

interface Holder {
  pid: number;
  started: string | null;
}

/**
 * Makes this process the only one that works with a data folder, until the returned function is called or the
 * process ends. Throws a sentence with the other's process id when one is at work; a lock whose owner died, or whose
 * id now belongs to another program, is taken over. One that was killed takes a moment to be gone: a second is waited.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const lock = join(dataDir, "app.lock");
  const mine = `${lock}.${randomUUID()}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startToken(process.pid) } satisfies Holder));
  try {
    for (const end = Date.now() + 1_000; !claim(mine, lock); ) {
      const holder = readHolder(lock);
      if (holder && isAtWork(holder)) {
        if (Date.now() < end) {
          await delay(20);
          continue;
        }
        throw new Error(
          `Another NINE FITNESS (process ${holder.pid}) already works with ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
        );
      }
      putAside(lock);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readHolder(lock)?.pid === process.pid) rmSync(lock, { force: true });
  };
}

/** A hard link appears whole or not at all, and fails when the name is taken: the lock is never seen half written. */
function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes a dead lock; if another process replaced it in between, its lock is put back. */
function putAside(lock: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // Somebody else was quicker: the next claim decides.
  }
  const holder = readHolder(aside);
  if (holder && isAtWork(holder)) claim(aside, lock);
  rmSync(aside, { force: true });
}

function readHolder(lock: string): Holder | null {
  try {
    const it: unknown = JSON.parse(readFileSync(lock, "utf8"));
    if (typeof it !== "object" || it === null || !("pid" in it) || typeof it.pid !== "number") return null;
    return { pid: it.pid, started: "started" in it && typeof it.started === "string" ? it.started : null };
  } catch {
    return null;
  }
}

function isAtWork(holder: Holder): boolean {
  return isAlive(holder.pid) && startToken(holder.pid) === holder.started;
}
