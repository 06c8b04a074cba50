import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Presses an address with one thread of wrk, which is faster than what it presses: what is measured is the server. Says
 * how many requests were answered. Rejects when one failed.
 */
export async function pressWithWrk(
  url: string,
  entry: { seconds: number; connections: number; headers: Record<string, string> },
): Promise<number> {
  const headers = Object.entries(entry.headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const { stdout } = await promisify(execFile)("wrk", [
    "-t1",
    `-c${entry.connections}`,
    `-d${entry.seconds}s`,
    ...headers,
    url,
  ]);
  if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`requests failed:\n${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1]);
}
