import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BackendLink } from "#server/backends/backend-link.ts";
import { keepAliveMs } from "#server/http/http-server.ts";
import { watchRequests } from "#server/http/request-watch.ts";
import type { AppModule } from "#server/pages/app-module.ts";
import { readEnv } from "#server/process/env.ts";
import { createLog } from "#server/process/log.ts";
import { createSite } from "#server/site.ts";
import { backendFaults, type FaultName } from "./backend-faults.ts";

/** What a visitor got. */
export interface Visit {
  status: number;
  headers: Headers;
  /** The words of the page, without its marks. */
  words: string;
  ms: number;
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;

export interface Premises {
  app: AppModule;
  /** The good backend. */
  ask: typeof fetch;
  /** The same at another moment. */
  askAt?: (moment: string, draft?: string) => typeof fetch;
  /** The client build, for the sheets of the pages. */
  assetsFolder: string;
  /** What differs from its usual settings. */
  env?: Record<string, string>;
}

const agent = "Mozilla/5.0 Firefox/140.0";

/** The site on a backend that can be made to fail. Its copies lie in the folder, which outlives it. */
export async function openFaultySite(
  { app, ask, askAt, assetsFolder, env }: Premises,
  folder: string,
  fault?: FaultName,
) {
  const line = { ask: fault ? backendFaults[fault](ask) : ask };
  const listeners: (() => unknown)[] = [];
  const log: string[] = [];
  const backend: BackendLink = {
    ...{ url: "http://backend.test", publishableKey: "key" },
    fetch: (input, init) => line.ask(input, init),
    ...(askAt && { fetchAt: askAt }),
    answer: () => null,
    locateFile: async () => null,
    onChange: (listener) => void listeners.push(listener),
    revision: () => "1",
    isHealthy: async () => line.ask === ask,
    close: async () => {},
  };
  const settings = readEnv({ DATA_DIR: folder, SITE_URL: "https://www.ninefitness.test", ...env });
  const ownLog = createLog("json", (_, entry) => log.push(entry));
  const site = createSite({
    ...{ backend, assetsFolder, app: { built: app }, addressOf: () => "192.0.2.1" },
    ...{ env: settings, log: ownLog, watch: watchRequests(settings, ownLog) },
  });
  // As the real one: a connection that ends while a busy machine is about to use it again would be no fault of the site.
  const server = createServer({ keepAliveTimeout: keepAliveMs }, site.answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ site, log, origin, folder: join(folder, "cache/pages") },
    visit: (path: string) => visit(origin + path, "text/html"),
    /** What is there while the backend has answered nothing yet, and what comes once it does. */
    async watch(path: string): Promise<{ status: number; first: string; rest: string }> {
      const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
      line.ask = (input, init) => mayAnswer.then(() => ask(input, init));
      return watch(origin + path, answer).finally(answer);
    },
    /** Waits for the whole page, as a crawler does. */
    readWhole: (path: string) => visit(origin + path, "*/*"),
    fail(name: FaultName): void {
      line.ask = backendFaults[name](ask);
    },
    recover(): void {
      line.ask = ask;
    },
    /** Somebody saved something. */
    edit(): void {
      for (const listener of listeners) listener();
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await site.cache?.settled();
      site.close();
    },
  };
}

async function visit(address: string, accept: string): Promise<Visit> {
  const begun = performance.now();
  const response = await fetch(address, { headers: { accept, "user-agent": agent }, redirect: "manual" });
  const words = wordsOf(await response.text());
  return { status: response.status, headers: response.headers, words, ms: performance.now() - begun };
}

async function watch(address: string, onFirst: () => void) {
  const { status, body } = await fetch(address, { headers: { accept: "text/html", "user-agent": agent } });
  const chunks: string[] = [];
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    chunks.push(chunk);
    onFirst();
  }
  const [first = "", ...rest] = chunks;
  return { status, first, rest: rest.join("") };
}

function wordsOf(html: string): string {
  const bare = html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, " ").replaceAll(/<[^>]+>/g, " ");
  return bare.replaceAll(/\s+/g, " ").trim();
}
