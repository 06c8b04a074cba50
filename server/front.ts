import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { Assets } from "./assets.ts";
import { type BackendLink, doors } from "./backend-link.ts";
import { readFormRequest } from "./form-request.ts";
import type { Log } from "./log.ts";
import type { PageAddresses } from "./page-addresses.ts";
import type { PageCache } from "./page-cache.ts";
import type { Pictures } from "./pictures.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Renderer } from "./renderer.ts";
import { send, sendJson } from "./send.ts";
import { frameAhead } from "./slow-page.ts";

export interface FrontOptions {
  /** Null in development: every request is rendered, and files come from Vite. */
  ready: { cache: PageCache; addresses: PageAddresses; assets: Assets } | null;
  renderer: Renderer;
  backend: BackendLink;
  pictures: Pictures;
  limits: RateLimit;
  /** Overrides what the Host header says: behind a proxy that speaks TLS our own view of the origin is wrong. */
  siteUrl: string | undefined;
  addressOf: (request: IncomingMessage) => string;
  log: Log;
}

/** What happens to a request, cheapest first: ready pages, files, pictures, the backend's doors, a render. */
export class Front {
  readonly #options: FrontOptions;
  readonly #origin: { host?: string; protocol?: string };

  constructor(options: FrontOptions) {
    this.#options = options;
    const url = options.siteUrl ? new URL(options.siteUrl) : null;
    this.#origin = url ? { host: url.host, protocol: url.protocol } : {};
  }

  /** The listener of the HTTP server. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { ready } = this.#options;
    const isRead = request.method === "GET" || request.method === "HEAD";
    const page = isRead ? ready?.cache.peek(request.url ?? "/") : undefined;
    if (page) send(request, response, page, page.status);
    else this.#dispatch(request, response, isRead).catch((error) => this.#fail(request, response, error));
  };

  async #dispatch(request: IncomingMessage, response: ServerResponse, isRead: boolean): Promise<void> {
    const url = request.url ?? "/";
    if (!url.startsWith("/") || url.startsWith("//")) return sendJson(response, 400, { error: "not an address" });
    const [path = "/"] = url.split("?", 1);
    if (path === "/healthz") return this.#sendHealth(response);
    const { ready, pictures } = this.#options;
    if (isRead && path.startsWith("/pictures/")) return pictures.answer(request, response, path);
    if (isRead && ready && !doors.test(path)) {
      if (ready.assets.has(path)) return send(request, response, await ready.assets.get(path), 200);
      const key = ready.addresses.keyOf(url);
      if (key !== undefined) return this.#sendPage(request, response, ready.cache, key);
    }
    await this.#answerAlone(request, response);
  }

  async #sendHealth(response: ServerResponse): Promise<void> {
    const { backend } = this.#options;
    const answers = await backend.isHealthy();
    const state = { serves: true, backend: answers ? "answers" : "does not answer", revision: backend.revision() };
    sendJson(response, answers ? 200 : 503, state);
  }

  async #sendPage(request: IncomingMessage, response: ServerResponse, cache: PageCache, key: string): Promise<void> {
    const whole = cache.get(key);
    const frame = await frameAhead(request, whole, (signal) => this.#options.renderer.renderStream(key, signal));
    if (frame) return sendResponse(response, frame);
    const page = await whole;
    send(request, response, page, page.status);
  }

  async #answerAlone(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { backend, renderer, limits, addressOf } = this.#options;
    const address = addressOf(request);
    const asked = createRequest(request, response, this.#origin);
    const fromBackend = backend.answer(asked, { address });
    if (fromBackend) return sendResponse(response, await fromBackend);
    const isRead = asked.method === "GET" || asked.method === "HEAD";
    const readable = isRead ? asked : await readFormRequest(asked);
    if (typeof readable === "number") return refuseForm(response, readable);
    const mayDo = (what: string, limit: number, windowMs: number) =>
      limits.allows(`${what} ${address}`, limit, windowMs);
    await sendResponse(response, await renderer.answer(readable, { address, mayDo }, randomUUID()));
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (request.socket.destroyed) return;
    const id = randomUUID();
    const path = request.url?.split("?", 1)[0];
    this.#options.log.error("a request failed", error, { request: id, method: request.method, path });
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { error: "Algo no ha ido bien. Inténtalo de nuevo en un momento.", request: id });
  }
}

function refuseForm(response: ServerResponse, status: 400 | 413 | 415): void {
  const reasons = { 400: "the form is broken", 413: "the form is larger than a megabyte", 415: "this is not a form" };
  // What was not read of the body must not be taken for the next request.
  sendJson(response, status, { error: reasons[status] }, ["connection", "close"]);
}
