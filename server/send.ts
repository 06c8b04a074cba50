import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import type { Variant } from "./page.ts";

interface Sendable {
  etag: string;
  headOf304: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** Sends ready bytes in the best encoding the client takes, or 304 when it has them already. */
export function send(request: IncomingMessage, response: ServerResponse, it: Sendable, status: number): void {
  const asked = request.headers["if-none-match"];
  if (asked !== undefined && status === 200 && matches(asked, it.etag)) {
    response.writeHead(304, it.headOf304);
    response.end();
    return;
  }
  const { body, head } = it.variants[chooseEncoding(request.headers["accept-encoding"])] ?? it.variants.identity;
  response.writeHead(status, head);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** `If-None-Match`, compared weakly (RFC 9110 §13.1.2): a list, with or without `W/`, or `*`. */
export function matches(asked: string, etag: string): boolean {
  if (asked === etag || asked === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return asked.split(",").some((one) => one.trim().replace(/^W\//, "") === opaque);
}

/** A short JSON answer of the server itself. */
export function sendJson(response: ServerResponse, status: number, value: object, headers: string[] = []): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, [
    "content-type",
    "application/json; charset=utf-8",
    "cache-control",
    "no-store",
    "x-content-type-options",
    "nosniff",
    "content-length",
    String(body.length),
    ...headers,
  ]);
  response.end(body);
}
