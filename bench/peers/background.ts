import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export interface Background extends AsyncDisposable {
  pid: number;
  hasEnded: () => boolean;
}

export interface Command {
  file: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
  /** Where what it says is kept. */
  log: string;
}

const mostMs = 120_000;
const lookEveryMs = 5;

/** Starts a command that stays. `await using` ends it and waits for that. */
export function startInBackground({ file, args, cwd, env, log }: Command): Background {
  const said = openSync(log, "a");
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", said, said] });
  return { pid: child.pid ?? 0, hasEnded: () => child.exitCode !== null, [Symbol.asyncDispose]: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Waits until `holds`. Rejects after two minutes, or when what should bring it about has ended, naming what was waited for. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  by: Pick<Background, "hasEnded">,
): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (by.hasEnded()) throw new Error(`${what} ended while it started: its log says why.`);
    if (performance.now() - begun > mostMs) throw new Error(`${what} was not there within two minutes.`);
    await delay(lookEveryMs);
  }
}

/** Whether an address answers with a page. */
export const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.status === 200;
