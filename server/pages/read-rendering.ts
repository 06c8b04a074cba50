import { type AllowedOrigins, contentSecurityPolicy, hashInlineScripts } from "../http/content-security-policy.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { type EdgeKind, edgeHeaders } from "./edge/edge-headers.ts";
import type { OpenReport, Rendering } from "./render-report.ts";

/** Headers of a render that its page keeps. */
const kept = ["content-type", "location", "content-disposition", "x-robots-tag"];

/**
 * What a rendered answer becomes: its bytes, and headers that let browsers keep it but ask each time, and a CDN for ten
 * seconds at most (architecture §3), or until it is told (decision 0321). What the render reported is final once its text is there. A page of which a part
 * could not be read stands, but says by its status that it is not what there is: nobody should remember it.
 */
export async function readRendering(
  response: Response,
  of: {
    nonce: string;
    report: OpenReport;
    allowed: AllowedOrigins;
    asksPosition: boolean;
    /** Nobody keeps it: it says what changes by the minute. */
    isFresh?: boolean;
    edge?: EdgeKind;
  },
): Promise<Rendering> {
  const { nonce, report, allowed, asksPosition, isFresh = false, edge } = of;
  const { html, hashes } = hashInlineScripts(await response.text(), nonce);
  const state = report.state();
  const headers = keptHeaders(response.headers);
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    headers.push(["content-security-policy", contentSecurityPolicy(allowed, hashes)]);
    headers.push(...securityHeaders(allowed.isHttps, asksPosition));
  }
  const status = state === "broken" && response.status === 200 ? 503 : response.status;
  if (status === 200 && state === "whole" && !isFresh) {
    headers.push(["cache-control", "no-cache"], ...edgeHeaders(edge, report.tables(), report.expiry()));
  } else headers.push(["cache-control", "no-store"]);
  if (status === 503) headers.push(["retry-after", "5"]);
  return {
    state,
    source: { status, headers, body: Buffer.from(html), expiresAt: report.expiry() },
  };
}

function keptHeaders(headers: Headers): [string, string][] {
  return kept.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] satisfies [string, string]];
  });
}
