import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { isTrusted, plainAddress } from "./client-address.ts";
import { NetworkCounts } from "./network-counts.ts";

interface ConnectionLimits {
  /** All of this process. */
  most: number;
  mostPerAddress: number;
  /** Whose connections are not counted by address: they bring everybody. */
  proxies: BlockList | undefined;
  /** Told of each connection that was refused. */
  onRefused: () => void;
}

export type ConnectionCounts = ReturnType<typeof limitConnections>;

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
export function limitConnections(server: Server, limits: ConnectionLimits) {
  const onward = server.listeners("connection");
  const perNetwork = new NetworkCounts(limits.mostPerAddress);
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
    const isCounted = address !== "" && !(limits.proxies && isTrusted(address, limits.proxies));
    const leave = counts.open < limits.most && (isCounted ? perNetwork.enter(address) : () => {});
    if (!leave) {
      refuse(socket);
      return;
    }
    counts.open += 1;
    socket.once("close", () => {
      counts.open -= 1;
      leave();
    });
    for (const listener of onward) listener.call(server, socket);
  }

  server.removeAllListeners("connection").on("connection", admit);
  return counts;
}
