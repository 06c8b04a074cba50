import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** Whether a process of this id runs (ours or another user's); one that ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return readStat(pid)?.[0] !== "Z";
}

/**
 * When a process began, as a token that no later process of the same id shares; null when it is not running or the
 * system does not tell (Windows).
 */
export function startToken(pid: number): string | null {
  if (process.platform !== "linux") return ask("lstart", pid);
  const started = readStat(pid)?.[19];
  return started ? `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${started}` : null;
}

/** The command line of a process, or null when it cannot be seen. */
export function commandLine(pid: number): string | null {
  if (process.platform !== "linux") return ask("command", pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() || null;
  } catch {
    return null;
  }
}

/** The processes that work in a folder, as far as the system shows them to us (Linux). */
export function processesIn(folder: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((text) => /^\d+$/.test(text))
    .map(Number)
    .filter((pid) => {
      try {
        return pid !== process.pid && readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false; // It has ended, or is another's.
      }
    });
}

/** Waits until a process is gone; false when it still runs after `milliseconds`. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await delay(10);
  }
  return true;
}

/** The fields of /proc/<pid>/stat from the state on. The name before them may hold spaces and brackets: proc(5). */
function readStat(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function ask(column: string, pid: number): string | null {
  if (process.platform === "win32") return null;
  try {
    return execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}
