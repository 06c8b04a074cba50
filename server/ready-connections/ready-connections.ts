import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type PlainRead, readPlainRead } from "./plain-read.ts";

/** A whole answer as it goes over the wire, or undefined for what is not ready. */
export type AnswerAtOnce = (read: PlainRead, socket: { remoteAddress?: string | undefined }) => Buffer | undefined;

export interface ReadyConnections {
  /** Ends the connections that wait for a request, when what was sent on them is out. */
  close(): void;
  /** Cuts them off. */
  force(): void;
}

/**
 * Answers plain reads of what is ready on the connection itself, without a request and a response of Node's, which cost
 * more than the answer (docs/decisions/0062). The first request that is anything else goes to the server as it came, and
 * its connection with it, for good. For connections that come from now on.
 */
export function answerReadyReads(server: Server, answerAtOnce: AnswerAtOnce): ReadyConnections {
  const own = new Set<Socket>();
  const onward = server.listeners("connection");

  function take(socket: Socket): void {
    let isNew = true;
    const handlers = {
      data(bytes: Buffer) {
        // Who does not read what he was sent is slowed down by the server.
        const read = socket.writableLength === 0 ? readPlainRead(bytes) : null;
        const answer = read ? answerAtOnce(read, socket) : undefined;
        if (!answer) return handOver(bytes);
        if (isNew) socket.setTimeout(server.keepAliveTimeout);
        isNew = false;
        socket.write(answer);
      },
      end: () => socket.end(),
      // The visitor has gone. Without a listener this would end the process.
      error: () => {},
      timeout: () => socket.destroy(),
      close: () => own.delete(socket),
    };
    function handOver(bytes: Buffer): void {
      own.delete(socket);
      for (const [event, handler] of Object.entries(handlers)) socket.off(event, handler);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(bytes);
      for (const listener of onward) listener.call(server, socket);
      socket.resume();
    }
    own.add(socket);
    for (const [event, handler] of Object.entries(handlers)) socket.on(event, handler);
    // One that asks nothing is as slow as one that sends its head slowly.
    socket.setTimeout(server.headersTimeout);
  }

  server.removeAllListeners("connection").on("connection", take);
  return {
    close() {
      for (const socket of own) socket.destroySoon();
    },
    force() {
      for (const socket of own) socket.destroy();
    },
  };
}
