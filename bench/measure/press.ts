import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Load {
  requests: { total: number; average: number };
  latency: { p50: number; p90: number; p99: number; max: number };
  non2xx: number;
  errors: number;
}

/** Presses an address from a process of its own, on another core where there is one. Rejects when the tool fails. */
export async function press(
  url: string,
  it: { seconds: number; connections: number; perSecond?: number; headers?: Record<string, string>; body?: string },
): Promise<Load> {
  const tool = join(import.meta.dirname, "../../node_modules/autocannon/autocannon.js");
  const options = ["--json", "--connections", String(it.connections), "--duration", String(it.seconds)];
  if (it.perSecond !== undefined) options.push("--overallRate", String(it.perSecond));
  for (const [name, value] of Object.entries(it.headers ?? {})) options.push("--headers", `${name}=${value}`);
  if (it.body !== undefined) options.push("--method", "POST", "--body", it.body);
  const { stdout } = await promisify(execFile)(process.execPath, [tool, ...options, url]);
  // The tool's documented output; a missing figure would show as NaN in the table.
  const load: Load = JSON.parse(stdout);
  return load;
}
