import { type Browser, chromium } from "@playwright/test";

/** The machine's own Chromium, without what it would do in the background. `port` is for tools that drive it too. */
export function openBrowser(port?: number): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
  if (port !== undefined) args.push(`--remote-debugging-port=${port}`);
  const executablePath = process.env.CHROMIUM_PATH;
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
