import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { serverEnvironment, serverFlags } from "../../scripts/setup/server-settings.mjs";

export interface RunningSite {
  url: string;
  pid: number;
  /** From the start of the command to the first page with status 200, in milliseconds. */
  firstPageMs: number;
  stop(): Promise<void>;
}

/** The server itself, with the settings of `npm start`. */
export const serverCommand = [process.execPath, ...serverFlags, "server/main.mjs"];

/** Starts the site with a command (`npm start` or the server itself) on a data folder and waits for its home page. */
export async function runSite(
  command: readonly string[],
  dataDir: string,
  environment: Record<string, string> = {},
  /** An open file for what it says; nowhere unless given. */
  output: number | "ignore" = "ignore",
): Promise<RunningSite> {
  const [file = "", ...args] = command;
  const port = await freePort();
  // A bench sends a form as soon as it has the page.
  const own = { FORM_MIN_MS: "0", ...environment, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir };
  const env = { ...serverEnvironment, ...process.env, ...own };
  const begun = performance.now();
  const child = spawn(file, args, { env, stdio: ["ignore", output, output] });
  const url = `http://127.0.0.1:${port}`;
  await untilHome(url, child);
  const firstPageMs = performance.now() - begun;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url,
    pid: child.pid ?? 0,
    firstPageMs,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      // npm may be gone before the server that it started.
      for (let waited = 0; waited < 10_000 && existsSync(join(dataDir, "app.lock")); waited += 20) await delay(20);
    },
  };
}

async function untilHome(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 5) {
    if (child.exitCode !== null) throw new Error("The site ended while it started: run `npm start` to see why.");
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(5);
  }
  throw new Error("The site did not answer within two minutes.");
}
