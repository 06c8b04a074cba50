/** A request that asks for one address and nothing more. */
export interface PlainRead {
  url: string;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
  /** All of it, in small letters. */
  head: string;
}

const mostBytes = 4_096;
const wholeHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;
const [carriageReturn, lineFeed] = [13, 10];
/** What gives a request a body, or its connection another course. */
const notPlain = ["content-length", "transfer-encoding", "upgrade", "expect"];

/**
 * Reads a request that lies whole, alone and without a body in these bytes, in the strictest grammar of RFC 9112 §2–5:
 * HTTP/1.1, one `Host`, every header on one line and none of interest twice. Null for anything else, be it wrong, rare or
 * not there yet, which is for Node's own parser to say.
 */
export function readPlainRead(bytes: Buffer): PlainRead | null {
  const { length } = bytes;
  if (length > mostBytes || bytes[length - 1] !== lineFeed || bytes[length - 4] !== carriageReturn) return null;
  const text = bytes.toString("latin1");
  const url = wholeHead.exec(text)?.[1];
  if (url === undefined) return null;
  const lower = text.toLowerCase();
  if (notPlain.some((name) => lower.includes(`\n${name}:`))) return null;
  const host = headerOf(text, lower, "host");
  const connection = headerOf(text, lower, "connection");
  const ifNoneMatch = headerOf(text, lower, "if-none-match");
  const acceptEncoding = headerOf(text, lower, "accept-encoding");
  if (!host || connection === null || ifNoneMatch === null || acceptEncoding === null) return null;
  if (connection !== undefined && connection.toLowerCase() !== "keep-alive") return null;
  return { url, ifNoneMatch, acceptEncoding, head: lower };
}

/** Undefined when it is not there, null when it is there twice. */
function headerOf(text: string, lower: string, name: string): string | undefined | null {
  const line = `\n${name}:`;
  const at = lower.indexOf(line);
  if (at === -1) return undefined;
  const begin = at + line.length;
  return lower.includes(line, begin) ? null : text.slice(begin, text.indexOf("\r", begin)).trim();
}
