import { readdirSync, readFileSync } from "node:fs";

/** Figures of Linux's /proc about one process; everything is 0 for a process that has ended. */
export interface ProcessFigures {
  cpuSeconds: number;
  residentMb: number;
  /** What of it lies in files as well, the runtime's own code above all: the system takes it back when it needs room. */
  fileMb: number;
  /** Pages that several processes share count in parts, so the sum over processes is true. */
  proportionalMb: number;
}

// The kernel counts CPU time in hundredths of a second on every Linux that Node runs on.
const ticksPerSecond = 100;

/** What a process has used so far, and holds now. */
export function figuresOf(pid: number): ProcessFigures {
  const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
  const memory = read(`/proc/${pid}/smaps_rollup`);
  const megabytes = (name: string) => Number(memory.match(new RegExp(`^${name}:\\s+(\\d+)`, "m"))?.[1] ?? 0) / 1024;
  return {
    cpuSeconds: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond,
    residentMb: megabytes("Rss"),
    fileMb: megabytes("Rss") - megabytes("Anonymous"),
    proportionalMb: megabytes("Pss"),
  };
}

/** The processes that a process started, and those that they did, with a given name. */
export function childrenOf(pid: number, name: string): number[] {
  const all = readdirSync("/proc").filter((text) => /^\d+$/.test(text));
  const parents = new Map(all.map((text) => [text, read(`/proc/${text}/status`).match(/^PPid:\s+(\d+)/m)?.[1]]));
  const isBelow = (text: string): boolean => {
    const parent = parents.get(text);
    return parent !== undefined && parent !== "0" && (parent === String(pid) || isBelow(parent));
  };
  return all.filter((text) => isBelow(text) && read(`/proc/${text}/comm`).trim() === name).map(Number);
}

/** A process may end while we look at it. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
