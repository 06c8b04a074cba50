import { spawn } from "node:child_process";
import type { Readable } from "node:stream";

export type Step = { name: string; args: string[]; env?: Record<string, string> };
export type Ended = { passed: number; failed: FailedStep[] };
export type FailedStep = { name: string; lastLines: string };

const linesKept = 60;

/** A tool of node_modules, run by the pinned runtime whatever Node started us. */
export function tool(name: string, file: string, ...args: string[]): Step {
  return { name, args: [`node_modules/${file}`, ...args] };
}

/**
 * Runs each step to its end, prints what it took, and answers which failed; later steps run all the same. Several at once
 * for tools that keep one processor busy: what they say is mixed then.
 */
export async function runSteps(steps: Step[], atOnce = 1): Promise<Ended> {
  const failed: FailedStep[] = [];
  const waiting = [...steps];
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (!step) return;
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const { status, lastLines } = await run(step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    if (status !== 0) failed.push({ name: step.name, lastLines });
    return runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return { passed: steps.length - failed.length, failed };
}

/** Prints what failed once more: a log that keeps only its end would not name it otherwise. */
export function printFailures(failed: FailedStep[]): void {
  for (const { name, lastLines } of failed) console.log(`\n── ${name} FAILED, it ended with:\n${lastLines}`);
}

function run({ args, env }: Step): Promise<{ status: number | null; lastLines: string }> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, args, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...colours, ...process.env, ...env },
  });
  const output = passOn(child.stdout, process.stdout);
  const errors = passOn(child.stderr, process.stderr);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, lastLines: output() + errors() }));
  });
}

/** Writes on what comes, and answers its last lines at any time. */
function passOn(from: Readable, to: NodeJS.WriteStream): () => string {
  let end = "";
  from.setEncoding("utf8").on("data", (text: string) => {
    to.write(text);
    end = (end + text).split("\n").slice(-linesKept).join("\n");
  });
  return () => end;
}
