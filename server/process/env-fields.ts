import { BlockList, isIP } from "node:net";
import * as z from "zod/mini";

/** A text that `parse` turns into something better; it throws the second half of a sentence that starts with the name. */
function field<T>(parse: (text: string) => T) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      try {
        return parse(text.trim());
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        context.issues.push({ code: "custom", message, input: text });
        return z.NEVER;
      }
    }),
  );
}

export const text = field((value) => value);

export const port = field((item) => {
  const value = Number(item);
  if (/^\d+$/.test(item) && value <= 65_535) return value;
  throw new Error(`must be a whole number up to 65535, not "${item}"`);
});

/** A wait that a person may be asked to sit through: up to ten minutes. */
export const seconds = field((item) => {
  const value = Number(item);
  if (/^\d+$/.test(item) && value >= 1 && value <= 600) return value;
  throw new Error(`must be a whole number of seconds from 1 to 600, not "${item}"`);
});

/** How many at most: at least one. */
export const limit = field((item) => {
  const value = Number(item);
  if (/^\d+$/.test(item) && value >= 1 && value <= 1_000_000) return value;
  throw new Error(`must be a whole number from 1 to 1000000, not "${item}"`);
});

/** How thoroughly something is packed. */
export const effort = field((item) => {
  if (/^\d$/.test(item)) return Number(item);
  throw new Error(`must be a whole number from 0 to 9, not "${item}"`);
});

/** A short while, or none: up to a minute. */
export const milliseconds = field((item) => {
  const value = Number(item);
  if (/^\d+$/.test(item) && value <= 60_000) return value;
  throw new Error(`must be a whole number from 0 to 60000, not "${item}"`);
});

/** Not shown when it is wrong. */
export const secret = field((value) => {
  if (value.length >= 32) return value;
  throw new Error("must have at least 32 characters (openssl rand -base64 33)");
});

/** A name that anybody may read at an address of ours (indexnow.org). */
export const indexNowKey = field((value) => {
  if (/^[a-zA-Z\d-]{8,128}$/.test(value)) return value;
  throw new Error(`must have 8 to 128 letters, digits and hyphens, not "${value}"`);
});

/** The name of a bucket of an S3-compatible store. */
export const bucket = field((value) => {
  if (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value)) return value;
  throw new Error(`must be the name of a bucket (3 to 63 small letters, digits, dots and hyphens), not "${value}"`);
});

/** Scheme and host without path: `https://www.example.com`. Given back without a slash at the end. */
export const origin = field(parseOrigin);

function parseOrigin(text: string): string {
  const url = parseWebAddress(text);
  if (url.pathname === "/" && !url.search && !url.hash) return url.origin;
  throw new Error(`must be an origin such as https://www.example.com, without a path, not "${text}"`);
}

export const webAddress = field((value) => parseWebAddress(value).href);

/** An address that our pages show content of: what comes over plain HTTP, browsers leave out of a page over HTTPS. */
export const embeddedAddress = field((value) => parseEmbedded(value).href);

/** The same as an origin. */
export const embeddedOrigin = field((value) => {
  parseEmbedded(value);
  return parseOrigin(value);
});

function parseEmbedded(text: string): URL {
  const url = parseWebAddress(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol === "https:" || isHere) return url;
  throw new Error(`must be an https address, since browsers show nothing else in a page over https, not "${text}"`);
}

/** Several origins of what is embedded, parted by commas or spaces. */
export const origins = field((value) =>
  value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const url = parseEmbedded(one);
      if (url.pathname !== "/") throw new Error(`must hold origins such as https://forms.example.com, not "${one}"`);
      return url.origin;
    }),
);

export const databaseAddress = field((value) => {
  const isPostgres = URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  if (isPostgres) return value;
  throw new Error("must start with postgres:// or postgresql:// and be a complete address");
});

export const email = field((value) => {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value;
  throw new Error(`must be an e-mail address, not "${value}"`);
});

/** It may hold a password: no message repeats it. */
const mailServer = (kind: "smtp" | "imap") =>
  field((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && [`${kind}:`, `${kind}s:`].includes(url.protocol) && url.hostname) return value;
    throw new Error(`must start with ${kind}:// or ${kind}s:// and be a complete address`);
  });
export const smtpAddress = mailServer("smtp");
export const imapAddress = mailServer("imap");

/** A bare address: a name for each request is written between its parts. */
export const replyAddress = field((value) => {
  if (/^[a-z0-9._-]{1,30}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) return value;
  throw new Error(`must be an address such as bandeja@example.com, not "${value}"`);
});

/** Who writes: an address, or a name with the address in angle brackets. */
export const sender = field((value) => {
  if (/^([^<>\r\n]*<)?[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+>?$/.test(value) && value.includes("<") === value.endsWith(">"))
    return value;
  throw new Error(`must be an address such as NINE FITNESS <web@example.com>, not "${value}"`);
});

export const password = field((value) => {
  if (value.length >= 12) return value;
  throw new Error("must have at least 12 characters");
});

export const seed = field((value) => {
  if (value === "demo" || value === "none") return value;
  throw new Error(`must be "demo" or "none", not "${value}"`);
});

/** Addresses or networks (`10.0.0.0/8`), parted by commas or spaces; `loopback` and `private` name the usual ones. */
export const proxies = field((value) => {
  const list = new BlockList();
  for (const one of value.split(/[\s,]+/).filter(Boolean)) {
    for (const network of named[one] ?? [one]) addNetwork(list, network);
  }
  return list;
});

const named: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function addNetwork(list: BlockList, network: string): void {
  const [address = "", prefix] = network.split("/");
  const version = isIP(address);
  if (!version) throw new Error(`must hold IP addresses or networks such as 10.0.0.0/8, not "${network}"`);
  const family = version === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, prefixBits(prefix, version === 6 ? 128 : 32, network), family);
}

function prefixBits(prefix: string, most: number, network: string): number {
  if (/^\d+$/.test(prefix) && Number(prefix) <= most) return Number(prefix);
  throw new Error(`has a wrong prefix in "${network}"`);
}

function parseWebAddress(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
  throw new Error(`must be an http(s) address, not "${value}"`);
}
