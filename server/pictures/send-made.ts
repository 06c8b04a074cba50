import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { matches } from "../answers/send.ts";
import type { FileCache } from "./file-cache.ts";

interface MadePicture {
  /** It changes with what the picture shows, and so is its ETag. */
  name: string;
  type: string;
  caching: string;
  cache: FileCache;
  /** Puts it into the cache. */
  make: () => Promise<void>;
}

/** Sends a picture that is made once and kept under its name; false to whoever has it already (304). */
export async function sendMade(request: IncomingMessage, response: ServerResponse, made: MadePicture) {
  const etag = `"${made.name}"`;
  const head = ["etag", etag, "cache-control", made.caching];
  const asked = request.headers["if-none-match"];
  if (asked !== undefined && matches(asked, etag)) {
    response.writeHead(304, head);
    response.end();
    return false;
  }
  const body = await readMade(made);
  response.writeHead(200, [...head, ...safeHead(made.type, body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

async function readMade({ name, cache, make }: MadePicture): Promise<Buffer> {
  const kept = await cache.find(name);
  const body = kept && (await readFile(kept).catch(() => null));
  if (body) return body;
  if (kept) await cache.forget(name);
  await make();
  return readFile(cache.pathOf(name));
}

export function safeHead(type: string, length: number): string[] {
  const policy = ["content-security-policy", "default-src 'none'; style-src 'unsafe-inline'"];
  return ["content-type", type, "content-length", String(length), "x-content-type-options", "nosniff", ...policy];
}
