import { join } from "node:path";
import type { BackendLink } from "#server/backends/backend-link.ts";
import type { Env } from "#server/process/env.ts";
import type { Log } from "#server/process/log.ts";
import type { ReadyPages } from "../open-ready-pages.ts";
import { IndexNow } from "./index-now.ts";

const oneHourMs = 3_600_000;

/** Tells search engines of changes, where a key for it is set. */
export function openIndexNow(of: { env: Env; log: Log; backend: BackendLink; ready: ReadyPages }): IndexNow | null {
  const { env, log, backend, ready } = of;
  const { INDEXNOW_KEY: key, INDEXNOW_URL: endpoint, SITE_URL: siteUrl } = env;
  if (key === undefined || siteUrl === undefined) return null;
  const { mayTry } = backend;
  return new IndexNow({
    key,
    endpoint,
    siteUrl,
    file: join(env.DATA_DIR, "cache/told-addresses.json"),
    async read(path) {
      const page = await ready.cache.current(path);
      return page.status === 200 ? page.variants.identity.body.toString() : null;
    },
    // Of several machines on one database one tells.
    mayTell: mayTry && ((batch) => mayTry(`indexnow ${batch}`, 1, oneHourMs)),
    log,
  });
}
