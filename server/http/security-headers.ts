/**
 * Headers that every document of ours carries; the content security policy is the page's own. Only a page that says so may
 * ask the browser where it is, and nothing that it embeds may.
 */
export function securityHeaders(isHttps: boolean, asksPosition = false): [string, string][] {
  const position = asksPosition ? "geolocation=(self)" : "geolocation=()";
  return [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", `camera=(), microphone=(), ${position}, browsing-topics=()`],
    ["cross-origin-resource-policy", "same-origin"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ...(isHttps ? [["strict-transport-security", "max-age=31536000"] satisfies [string, string]] : []),
  ];
}
