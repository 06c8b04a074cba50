import type { Server } from "node:http";

/**
 * Ends a connection with the answer to a request that asks for another protocol. Nothing here speaks one, so it is
 * answered as HTTP/1.1 (RFC 9110 §7.8); but Node forgets what was sent behind such a request, and whoever waits for the
 * answer to that would wait until the connection is found idle.
 */
export function closeAfterUpgrade(server: Server): void {
  server.prependListener("request", ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
}
