/** Headers that every document of ours carries; the content security policy is the page's own. */
export function securityHeaders(isHttps: boolean): [string, string][] {
  return [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), browsing-topics=()"],
    ["cross-origin-resource-policy", "same-origin"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ...(isHttps ? [["strict-transport-security", "max-age=31536000"] satisfies [string, string]] : []),
  ];
}
