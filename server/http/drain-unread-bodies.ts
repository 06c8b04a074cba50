import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

export interface DrainLimits {
  /** How much of a body that nobody wants is still taken: more than a browser holds back an answer for. */
  mostBytes: number;
  /** How long that may take. */
  patienceMs: number;
  /** How long a connection that ends is still listened to, so that the answer arrives before the end does. */
  lingerMs: number;
}

const usual: DrainLimits = { mostBytes: 64 * 2 ** 20, patienceMs: 60_000, lingerMs: 2_000 };

/**
 * Takes what is left of a request's body once its answer is out, so that the connection can carry the next request
 * (RFC 9112 §9.3); beyond the limits it is closed slowly (§9.6). Node does neither where somebody began to read: the
 * next request would wait for ever, and a browser that is still sending would lose its answer to a reset.
 */
export function drainUnreadBodies(server: Server, limits: DrainLimits = usual): void {
  const unread = new WeakSet<Socket>();
  server.on("connection", (socket: Socket) => {
    const destroySoon = socket.destroySoon.bind(socket);
    // What Node does after the last answer of a connection. With bytes unread, the system would reset it.
    socket.destroySoon = () => (unread.has(socket) ? socket.end() : destroySoon());
  });
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    if (request.complete || !hasBody(request)) return;
    unread.add(socket);
    const settle = () => {
      unread.delete(socket);
      if (socket.writableEnded) socket.destroySoon();
    };
    request.once("end", () => unread.delete(socket));
    response.once("finish", () => {
      if (request.readableEnded) return;
      drain(request, limits, settle);
    });
  });
}

function drain(request: IncomingMessage, { mostBytes, patienceMs, lingerMs }: DrainLimits, settle: () => void): void {
  const { socket } = request;
  let size = 0;
  const giveUp = () => {
    clearTimeout(timer);
    // The rest must not be taken for the next request, and the visitor needs a moment to read.
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  const timer = setTimeout(giveUp, patienceMs).unref();
  // Whoever read until now would go on filling a buffer that nobody empties.
  request.removeAllListeners("data").unpipe();
  request.on("data", (chunk: Buffer) => {
    if (size <= mostBytes && size + chunk.length > mostBytes) giveUp();
    size += chunk.length;
  });
  request.once("close", () => clearTimeout(timer));
  request.once("end", settle);
  request.resume();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
