import { spawnSync } from "node:child_process";

export type Step = { name: string; args: string[]; env?: Record<string, string> };

/** A tool of node_modules, run by the pinned runtime whatever Node started us. */
export function tool(name: string, file: string, ...args: string[]): Step {
  return { name, args: [`node_modules/${file}`, ...args] };
}

/** Runs each step to its end, prints what it took, and answers how many failed; later steps run all the same. */
export function runSteps(steps: Step[]): { passed: number; failed: number } {
  const failed: string[] = [];
  for (const step of steps) {
    const started = performance.now();
    console.log(`\n── ${step.name}`);
    const ended = spawnSync(process.execPath, step.args, { stdio: "inherit", env: { ...process.env, ...step.env } });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`── ${step.name}: ${ended.status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    if (ended.status !== 0) failed.push(step.name);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
  return { passed: steps.length - failed.length, failed: failed.length };
}
