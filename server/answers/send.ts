import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import type { Variant } from "./page.ts";

/** A status, a head as `writeHead` takes it, and a body. */
export type ReadyAnswer = ReturnType<typeof chooseAnswer>;

/** What a client says of the answers it takes. */
interface Wishes {
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
}

interface Sendable {
  etag: string;
  headOf304: string[];
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** Sends ready bytes in the best encoding the client takes, or 304 when it has them already. */
export function send(request: IncomingMessage, response: ServerResponse, sendable: Sendable, status: number): void {
  const answer = chooseAnswer(sendable, status, {
    ifNoneMatch: request.headers["if-none-match"],
    acceptEncoding: request.headers["accept-encoding"]?.toString(),
  });
  response.writeHead(answer.status, answer.head);
  response.end(answer.body === null || request.method === "HEAD" ? undefined : answer.body);
}

/** The ready bytes in the best encoding the client takes, or 304 when it has them already. */
export function chooseAnswer(sendable: Sendable, status: number, { ifNoneMatch, acceptEncoding }: Wishes) {
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, sendable.etag)) {
    return { status: 304, head: sendable.headOf304, body: null };
  }
  const { body, head } = sendable.variants[chooseEncoding(acceptEncoding)] ?? sendable.variants.identity;
  return { status, head, body };
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
