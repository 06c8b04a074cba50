import { makeFolder } from "./make-folder.ts";
import { type RunningSite, runSite, serverCommand } from "./running-site.ts";

export interface OpenSite extends RunningSite, AsyncDisposable {
  dataDir: string;
}

/** The server's own process with the demo content on a folder of its own. `await using` stops it and removes both. */
export async function openSite(environment: Record<string, string> = {}): Promise<OpenSite> {
  using closing = new DisposableStack();
  const dataDir = closing.use(makeFolder()).path;
  const site = await runSite(serverCommand, dataDir, environment);
  const folder = closing.move();
  return {
    ...site,
    dataDir,
    async [Symbol.asyncDispose]() {
      await site.stop();
      folder.dispose();
    },
  };
}
