import { hash } from "node:crypto";

/** Where third-party content may come from, beside our own origin. */
export interface AllowedOrigins {
  frames: readonly string[];
  scripts: readonly string[];
  /** The hosted backend, when the panel asks it directly. */
  backend: readonly string[];
  /** Whether style sheets may be written into a page by anybody: what a third party's script shows brings its own. */
  anyStyles: boolean;
  /** Vite writes sheets into every page. */
  isDevelopment: boolean;
  isHttps: boolean;
}

/** What the pages of the panel let in of it: nobody else's script runs there, and so none brings its styles. */
export function allowedAt(path: string, allowed: AllowedOrigins): AllowedOrigins {
  const isPanel = /^\/(admin|login)(\/|$)/i.test(path);
  return isPanel ? { ...allowed, scripts: [], anyStyles: allowed.isDevelopment } : allowed;
}

/** The content-security-policy header for a page whose own inline scripts are named by `inline` (hashes or a nonce). */
export function contentSecurityPolicy(allowed: AllowedOrigins, inline: readonly string[]): string {
  const { frames, scripts, backend } = allowed;
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline, ...scripts],
    "style-src": ["'self'", ...(allowed.anyStyles ? ["'unsafe-inline'"] : [])],
    // React writes style attributes; a sheet in the page must be our own (`allowStyle`).
    ...(!allowed.anyStyles && { "style-src-attr": ["'unsafe-inline'"] }),
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
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

/** The same policy with one sheet that the page carries in itself. */
export function allowStyle(policy: string, css: string): string {
  if (/style-src [^;]*'unsafe-inline'/.test(policy)) return policy;
  return policy.replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`);
}

function hashOf(code: string): string {
  return `'sha256-${hash("sha256", code, "base64")}'`;
}

/**
 * Takes the nonce out of a finished page and gives the hashes of the inline scripts that carried it, so that the same
 * bytes can be sent to everybody. A script without our nonce (one that slipped in with stored content) gets no hash.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const parts: string[] = [];
  let begin = 0;
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, begin)) {
    parts.push(html.slice(begin, at));
    begin = at + attribute.length;
    const endOfTag = html.indexOf(">", begin);
    const tag = html.slice(html.lastIndexOf("<", at), endOfTag);
    if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) continue;
    hashes.add(hashOf(html.slice(endOfTag + 1, html.indexOf("</script>", endOfTag))));
  }
  parts.push(html.slice(begin));
  return { html: parts.join(""), hashes: [...hashes] };
}
