import { createServer, type RequestListener, type Server } from "node:http";
import type { Env } from "../process/env.ts";
import type { Log } from "../process/log.ts";
import type { Metric } from "../process/metric.ts";
import { seldom } from "../process/seldom.ts";
import { type AnswerAtOnce, answerReadyReads } from "../ready-connections/ready-connections.ts";
import { closeAfterUpgrade } from "./close-after-upgrade.ts";
import { drainUnreadBodies } from "./drain-unread-bodies.ts";
import { type ConnectionCounts, limitConnections } from "./limit-connections.ts";

/** How long a connection may wait for its next request. */
export const keepAliveMs = 65_000;

export interface HttpServer {
  server: Server;
  connections: ConnectionCounts;
  metrics(): Metric[];
  /** Hands the requests over, those included that came while the site was starting. `answerAtOnce` is asked first. */
  serve(listener: RequestListener, answerAtOnce?: AnswerAtOnce): void;
  /** Takes no new connections and resolves when the last request is answered. */
  close(): Promise<void>;
  /** Cuts off whatever is still open. */
  force(): void;
}

/**
 * Listens at once, so that whoever comes while the backend starts waits for it instead of being turned away.
 * Throws a sentence when the port is taken or not allowed.
 */
export async function openHttpServer(env: Env, log: Log): Promise<HttpServer> {
  let atOnce: AnswerAtOnce = () => undefined;
  const waiting: Parameters<RequestListener>[] = [];
  let listener: RequestListener = (...request) => void waiting.push(request);
  const server = createServer({ noDelay: true, ...timeLimits(env) }, (request, response) =>
    listener(request, response),
  );
  drainUnreadBodies(server);
  closeAfterUpgrade(server);
  const ready = answersAtOnce(env) ? answerReadyReads(server, (read, socket) => atOnce(read, socket)) : undefined;
  const connections = limitConnections(server, {
    most: env.MAX_CONNECTIONS,
    mostPerAddress: env.MAX_PER_ADDRESS,
    proxies: env.TRUSTED_PROXIES,
    onRefused: sayOverload(seldom(log)),
  });
  await listen(server, env.PORT, hostOf(env));
  return {
    server,
    connections,
    metrics: () => connectionMetrics(connections),
    serve(requestListener, answerAtOnce) {
      listener = requestListener;
      atOnce = answerAtOnce ?? atOnce;
      for (const request of waiting.splice(0)) requestListener(...request);
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      ready?.close();
      return closed;
    },
    force() {
      server.closeAllConnections();
      ready?.force();
    },
  };
}

/** Whoever sends slowly (or nothing) is answered 408 and cut off; looked at every second or two. */
function timeLimits(env: Env) {
  return {
    keepAliveTimeout: keepAliveMs,
    headersTimeout: env.HEADER_TIMEOUT * 1000,
    requestTimeout: Math.max(env.BODY_TIMEOUT, env.HEADER_TIMEOUT) * 1000,
    connectionsCheckingInterval: 2_000,
  };
}

function connectionMetrics({ open, refused }: ConnectionCounts): Metric[] {
  return [
    { name: "nine_connections", help: "Connections of visitors.", type: "gauge", samples: [{ value: open }] },
    {
      ...{ name: "nine_connections_refused_total", help: "Connections refused: too many.", type: "counter" },
      samples: [{ value: refused }],
    },
  ];
}

/** In development nothing is ready, and Vite listens to its own connections. */
function answersAtOnce(env: Env): boolean {
  return env.READY_CONNECTIONS === "on" && env.NODE_ENV !== "development";
}

function sayOverload(log: Log): () => void {
  return () => log.warn("connections are refused: too many are open, in all or from one address");
}

/**
 * On a laptop only this machine; with a public address (SITE_URL), as in a container, every interface.
 */
function hostOf(env: Env): string {
  return env.HOST ?? (env.SITE_URL ? "0.0.0.0" : "127.0.0.1");
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(refusal(error, port, host))));
    server.listen(port, host, resolve);
  });
}

function refusal(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE")
    return `PORT ${port} is taken by another program: stop it, or set PORT to another number.`;
  if (error.code === "EACCES")
    return `PORT ${port} needs more rights than this account has: set PORT to a number from 1024 on.`;
  if (error.code === "EADDRNOTAVAIL") return `HOST ${host} is not an address of this machine.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}
