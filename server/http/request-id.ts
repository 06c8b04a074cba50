import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrusted, plainAddress } from "./client-address.ts";

/** The id that a trusted proxy (or a process of our own, which has no address) gave the request, else a new one. */
export function requestId({ headers, socket }: IncomingMessage, proxies: BlockList | undefined): string {
  const given = headers["x-request-id"];
  if (typeof given !== "string" || !/^[\w.:=+/-]{1,100}$/.test(given)) return randomUUID();
  const address = plainAddress(socket.remoteAddress ?? "");
  const isOurs = address === "" || (proxies !== undefined && isTrusted(address, proxies));
  return isOurs ? given : randomUUID();
}
