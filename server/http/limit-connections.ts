import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { addressKey } from "./address-key.ts";
import { isTrusted, plainAddress } from "./client-address.ts";

interface ConnectionLimits {
  /** All of this process. */
  most: number;
  mostPerAddress: number;
  /** Whose connections are not counted by address: they bring everybody. */
  proxies: BlockList | undefined;
  /** Told of each connection that was refused. */
  onRefused: () => void;
}

export interface ConnectionCounts {
  readonly open: number;
  readonly refused: number;
}

const refusal = Buffer.from(
  "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n" +
    "X-Content-Type-Options: nosniff\r\n\r\n",
);
/** How long a refused one may take its answer, and how many may at a time. */
const lingerMs = 500;
const mostLingering = 200;

/**
 * Refuses connections beyond the limits with a 503, before anything else is done for them; those that are open go on.
 * To be called last: it stands before whoever listens for connections by then.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): ConnectionCounts {
  const onward = server.listeners("connection");
  const perAddress = new Map<string, number>();
  const counts = { open: 0, refused: 0 };
  let lingering = 0;

  function refuse(socket: Socket): void {
    counts.refused += 1;
    limits.onRefused();
    socket.on("error", () => {});
    if (lingering >= mostLingering) {
      socket.destroy();
      return;
    }
    lingering += 1;
    // What was sent is read, or the system would reset the connection before the answer is.
    socket.resume().end(refusal);
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once("close", () => {
      clearTimeout(timer);
      lingering -= 1;
    });
  }

  function admit(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? "");
    const key = address && !(limits.proxies && isTrusted(address, limits.proxies)) ? addressKey(address) : "";
    const own = perAddress.get(key) ?? 0;
    if (counts.open >= limits.most || (key && own >= limits.mostPerAddress)) {
      refuse(socket);
      return;
    }
    counts.open += 1;
    if (key) perAddress.set(key, own + 1);
    socket.once("close", () => {
      counts.open -= 1;
      const left = (perAddress.get(key) ?? 0) - 1;
      if (left > 0) perAddress.set(key, left);
      else perAddress.delete(key);
    });
    for (const listener of onward) listener.call(server, socket);
  }

  server.removeAllListeners("connection").on("connection", admit);
  return counts;
}
