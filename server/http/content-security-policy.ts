import { createHash } from "node:crypto";

/** Where third-party content may come from, beside our own origin. */
export interface AllowedOrigins {
  frames: readonly string[];
  scripts: readonly string[];
  /** The hosted backend, when the panel asks it directly. */
  backend: readonly string[];
  isHttps: boolean;
}

/** The content-security-policy header for a page whose own inline scripts are named by `inline` (hashes or a nonce). */
export function contentSecurityPolicy(allowed: AllowedOrigins, inline: readonly string[]): string {
  const { frames, scripts, backend } = allowed;
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline, ...scripts],
    // React writes style attributes; a style sheet from elsewhere stays forbidden.
    "style-src": ["'self'", "'unsafe-inline'"],
    // Staff may paste the address of any picture or video.
    "img-src": ["'self'", "data:", "blob:", "https:", ...backend],
    "media-src": ["'self'", "blob:", "https:", ...backend],
    // A frame's host is asked whether it answers at all (app/site/layout/load-frame.ts).
    "connect-src": ["'self'", ...backend, ...scripts, ...frames],
    "frame-src": ["'self'", ...frames],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'"],
    ...(allowed.isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/**
 * Takes the nonce out of a finished page and gives the hashes of the inline scripts that carried it, so that the same
 * bytes can be sent to everybody. A script without our nonce (one that slipped in with stored content) gets no hash.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = new Set<string>();
  for (const [index, after] of parts.entries()) {
    const before = parts[index - 1];
    if (before === undefined) continue;
    const endOfTag = after.indexOf(">");
    const tag = before.slice(before.lastIndexOf("<")) + after.slice(0, endOfTag);
    if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) continue;
    const code = after.slice(endOfTag + 1, after.indexOf("</script>", endOfTag));
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: parts.join(""), hashes: [...hashes] };
}
