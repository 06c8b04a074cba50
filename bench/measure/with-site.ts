import { type Browser, chromium } from "@playwright/test";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { openSite } from "./open-site.ts";
import type { RunningSite } from "./running-site.ts";

interface World {
  site: RunningSite;
  browser: Browser;
  /** Where tools that speak to the browser themselves find it. */
  port: number;
}

/** A site with the demo content on a folder of its own, and a browser; both are gone when `measure` is done. */
export async function withSite(measure: (world: World) => Promise<void>): Promise<void> {
  await using site = await openSite();
  const port = await freePort();
  await using browser = await openBrowser(port);
  await measure({ site, browser, port });
}

/** The machine's own Chromium, without what it would do in the background. `port` is for tools that drive it too. */
export function openBrowser(port?: number, more: readonly string[] = []): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", ...more];
  if (port !== undefined) args.push(`--remote-debugging-port=${port}`);
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
