import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { openBrowser } from "./open-browser.ts";
import { type RunningSite, runSite, serverCommand } from "./running-site.ts";

interface World {
  site: RunningSite;
  browser: Browser;
  /** Where tools that speak to the browser themselves find it. */
  port: number;
}

/** A site with the demo content on a folder of its own, and a browser; both are gone when `measure` is done. */
export async function withSite(measure: (world: World) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-page-"));
  chmodSync(dataDir, 0o755);
  const site = await runSite(serverCommand, dataDir);
  try {
    const port = await freePort();
    const browser = await openBrowser(port);
    await measure({ site, browser, port }).finally(() => browser.close());
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
