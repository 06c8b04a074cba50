import { execFile, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface WrkLoad {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

/** Whether the load generator wrk (a package of most systems) is on this machine. */
export const hasWrk = (): boolean => !spawnSync("wrk", ["-v"], { stdio: "ignore" }).error;

/** What each connection of a paced load waits between two requests; wrk knows whole milliseconds. */
const pauseMs = 2;

/**
 * Presses an address with one thread of wrk, which is faster than what it presses: what is measured is the server. With
 * `perSecond` so many connections ask that they come to that rate, each waiting between its requests. Rejects when a
 * request failed.
 */
export async function pressWithWrk(
  url: string,
  it: {
    seconds: number;
    connections: number;
    perSecond?: number;
    headers: Record<string, string>;
    /** Longer than this is a failure. */
    patienceSeconds?: number;
  },
): Promise<WrkLoad> {
  const script = join(tmpdir(), `wrk-${process.pid}.lua`);
  writeFileSync(script, `function delay() return ${it.perSecond === undefined ? 0 : pauseMs} end`);
  const connections =
    it.perSecond === undefined ? it.connections : Math.max(1, Math.round((it.perSecond * pauseMs) / 1000));
  const options = ["-t1", `-c${connections}`, `-d${it.seconds}s`, "--latency", `--timeout=${it.patienceSeconds ?? 2}s`];
  for (const [name, value] of Object.entries(it.headers)) options.push("-H", `${name}: ${value}`);
  try {
    const paced = it.perSecond === undefined ? [] : ["-s", script];
    const { stdout } = await promisify(execFile)("wrk", [...options, ...paced, url]);
    return readReport(stdout);
  } finally {
    rmSync(script, { force: true });
  }
}

function readReport(text: string): WrkLoad {
  if (/Socket errors|Non-2xx/.test(text)) throw new Error(`requests failed:\n${text}`);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(text) ?? [];
  const perUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return {
    requests: Number(/(\d+) requests in/.exec(text)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99: Number(p99) * (perUnit[unit] ?? Number.NaN),
  };
}
