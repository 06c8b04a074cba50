import { pick } from "./random.ts";

const methods = ["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "PROPFIND", "get"];
const addresses = [
  ...["/", "/clubs", "/club/acacias", "/9ftoday", "/merch", "/partners", "/contact", "/admin", "/login", "/healthz"],
  ...["/rest/v1/clubs", "/rest/v1/precios?select=*", "/rest/v1/rpc/next_changes", "/rest/v1/requests"],
  ...["/auth/v1/token?grant_type=password", "/auth/v1/user", "/auth/v1/factors", "/functions/v1/generate-article"],
  ...["/storage/v1/object/public/media_assets/a.png", "/storage/v1/object/list/media_assets", "/storage/v1/bucket"],
  ...["/pictures/480.webp/media_assets/a.png", "/favicon.svg", "/sitemap.xml", "/robots.txt", "/assets/x.js"],
];
const splices = [
  ...[
    "%00",
    "%ff",
    "%",
    "%2e%2e/",
    "../",
    "//",
    "\\",
    "?",
    "??",
    "&",
    "#",
    ";",
    "%0d%0aX: y",
    "\u00e9",
    "%F0%9F%98%80",
  ],
  ...["select=*,clubs(*)", "id=eq.", "id=in.(1,2", "or=(a.eq.1", "order=", "limit=-1", "offset=9e99", "on_conflict=x"],
  ...["'", '"', "--", "a".repeat(3_000), "0".repeat(40), "[]", "{}", "pagina=-1", "pagina=1e9", "<script>", "\t"],
];
const headers = [
  ...[
    "Host: x",
    "Host:",
    "Host: a b",
    "Host: [::1",
    "Host: localhost:99999",
    "X-Forwarded-For: 1, 2, x",
    "Cookie: a=b; ;=",
  ],
  ...[
    "Accept: ",
    "Accept: */*;q=x",
    "Accept-Encoding: br;q=0, zstd",
    "Accept-Language: ñ",
    "Range: bytes=-",
    "Range: bytes=9-1",
  ],
  ...[
    "If-None-Match: *",
    'If-None-Match: W/"',
    "If-Modified-Since: never",
    "Content-Type: multipart/form-data",
    "Content-Type: x",
  ],
  ...["Authorization: Bearer", "Authorization: Basic eA==", "apikey: x", "Prefer: return=representation,count=exact"],
  ...["Prefer: ,;=", "Origin: null", "Origin: https://x", "X-Upsert: maybe", "Expect: 100-continue", "Expect: a"],
  ...[
    "Connection: close",
    "Connection: upgrade",
    "Upgrade: websocket",
    "Upgrade: h2c",
    "Transfer-Encoding: gzip",
    "TE: trailers",
  ],
  ...[
    `X-Long: ${"a".repeat(9_000)}`,
    "Accept-Profile: auth",
    "Content-Profile: storage",
    "Range-Unit: items",
    "X-A:\u0000b",
  ],
];
const bodies = [
  "{}",
  "[]",
  "{",
  "null",
  "[null]",
  '{"a":',
  "a=b&c",
  "--x\r\n\r\n",
  "\u0000",
  '"x"',
  "[[[[[[[[",
  "1e999",
];

/** One request as bytes: mostly well formed, with something strange in its address, its headers or its body. */
export function strangeRequest(random: () => number, key: string): string {
  const method = random() < 0.8 ? pick(random, methods.slice(0, 6)) : pick(random, methods);
  const lines = [`${method} ${strangeAddress(random)} HTTP/1.${random() < 0.95 ? 1 : 0}`, "Host: localhost"];
  if (random() < 0.5) lines.push(`apikey: ${key}`);
  for (let count = random() * 4; count > 1; count -= 1) lines.push(pick(random, headers));
  const body = method === "GET" || method === "HEAD" || random() < 0.3 ? "" : pick(random, bodies);
  if (body && random() < 0.5) lines.push("Content-Type: application/json");
  if (body) lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const whole = `${lines.join("\r\n")}\r\n\r\n${body}`;
  return random() < 0.1 ? damage(random, whole) : whole;
}

function strangeAddress(random: () => number): string {
  let address = pick(random, addresses);
  for (let count = random() * 3; count > 1; count -= 1) {
    const at = 1 + Math.floor(random() * address.length);
    const glue = random() < 0.3 ? (address.includes("?") ? "&" : "?") : "";
    address = glue
      ? address + glue + pick(random, splices)
      : address.slice(0, at) + pick(random, splices) + address.slice(at);
  }
  return address;
}

/** Some bytes become others, go or come twice. */
function damage(random: () => number, text: string): string {
  const at = Math.floor(random() * text.length);
  const other = String.fromCharCode(Math.floor(random() * 256));
  const ways = [
    text.slice(0, at) + other + text.slice(at + 1),
    text.slice(0, at) + text.slice(at + 3),
    text.slice(0, at),
  ];
  return pick(random, ways);
}
