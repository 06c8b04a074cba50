import type { Env } from "#server/process/env.ts";

/** Tells a CDN to forget what bears one of these keys. Rejects when it does not say that it will. */
export type PurgeCall = (keys: readonly string[]) => Promise<void>;

const patienceMs = 5_000;
/** Cloudflare's limit; the others take more. */
const mostKeys = 30;

/** How this site's CDN is told, by its environment; undefined without one. */
export function purgeCall({ EDGE, EDGE_URL, EDGE_ID = "", EDGE_TOKEN = "" }: Env): PurgeCall | undefined {
  if (EDGE === undefined) return undefined;
  const request = {
    fastly: (keys: string[]) => ({
      url: `${EDGE_URL ?? "https://api.fastly.com"}/service/${encodeURIComponent(EDGE_ID)}/purge`,
      method: "POST",
      headers: { "fastly-key": EDGE_TOKEN, "content-type": "application/json" },
      body: JSON.stringify({ surrogate_keys: keys }),
    }),
    cloudflare: (keys: string[]) => ({
      url: `${EDGE_URL ?? "https://api.cloudflare.com"}/client/v4/zones/${encodeURIComponent(EDGE_ID)}/purge_cache`,
      method: "POST",
      headers: { authorization: `Bearer ${EDGE_TOKEN}`, "content-type": "application/json" },
      body: JSON.stringify({ tags: keys }),
    }),
    purge: (keys: string[]) => ({
      url: `${EDGE_URL}/`,
      method: "PURGE",
      headers: { "surrogate-key": keys.join(" "), ...(EDGE_TOKEN && { authorization: `Bearer ${EDGE_TOKEN}` }) },
    }),
  }[EDGE];
  return async (keys) => {
    for (let from = 0; from < keys.length; from += mostKeys) {
      const { url, ...init } = request(keys.slice(from, from + mostKeys));
      const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(patienceMs) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
    }
  };
}
