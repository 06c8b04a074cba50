import type { IncomingMessage, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import { isServersOwn } from "#domain/links/redirects.ts";
import { GateIsFull } from "#shared/gate.ts";
import { languageOf } from "#shared/language.ts";
import { seenPath } from "#shared/view-counts.ts";
import { withoutSecret } from "#shared/without-secret.ts";
import type { Assets } from "../answers/assets.ts";
import type { Page } from "../answers/page.ts";
import { chooseAnswer, send, sendJson } from "../answers/send.ts";
import { doors } from "../backends/backend-link.ts";
import type { Asking } from "../http/client-address.ts";
import { keepAliveMs } from "../http/http-server.ts";
import { mendAddress } from "../http/mend-address.ts";
import { headText } from "../http/page-views.ts";
import type { PagesGiven } from "../http/pages-given.ts";
import type { RequestWatch } from "../http/request-watch.ts";
import type { Log } from "../process/log.ts";
import { type RequestKind, type RequestTrace, traced } from "../process/request-trace.ts";
import { seldom } from "../process/seldom.ts";
import type { PlainRead } from "../ready-connections/plain-read.ts";
import { ReadyBytes } from "../ready-connections/ready-bytes.ts";
import type { BriefPages } from "./cache/brief-pages.ts";
import type { PageCache } from "./cache/page-cache.ts";
import { frameAhead } from "./frame-ahead.ts";
import { redirect, withAsked, withQuery } from "./lead-elsewhere.ts";
import type { PageAddresses } from "./page-addresses.ts";
import type { Redirects } from "./redirects.ts";
import type { Renderer } from "./renderer.ts";
import { sendSorryPage } from "./sorry-page.ts";

/** Answers a request to the end. Rejects when it could not; the front then says so. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface FrontOptions {
  /** Null in development: every request is rendered, and files come from Vite. */
  ready: {
    cache: PageCache;
    brief: BriefPages;
    addresses: PageAddresses;
    assets: Assets;
    redirects: Redirects;
  } | null;
  renderer: Renderer;
  /** Everything that is neither a public page nor a file of the build. */
  rest: Answer;
  watch: RequestWatch;
  /** Told of pages with forms. */
  given: PagesGiven;
  /** A text that stands at an address of its own. */
  note?: { path: string; text: string } | undefined;
  log: Log;
}

/** What happens to a request, cheapest first: ready pages, files of the build, pages to render, the rest. */
export class Front {
  readonly #options: FrontOptions;
  readonly #seldom: Log;
  readonly #bytes = new ReadyBytes(keepAliveMs);

  constructor(options: FrontOptions) {
    this.#options = options;
    this.#seldom = seldom(options.log);
  }

  /** What the HTTP server sends without asking further: pages and files that are ready. */
  readonly answerAtOnce = (read: PlainRead, socket: Asking["socket"]): Buffer | undefined => {
    const { ready, watch, given } = this.#options;
    const page = ready?.cache.peek(read.url);
    const it = page ?? ready?.assets.peek(read.url);
    if (it === undefined) return undefined;
    const answer = chooseAnswer(it, page?.status ?? 200, read);
    const bytes = this.#bytes.of(answer);
    if (bytes) watch.counts?.count(page ? "page" : "file", answer.status);
    if (bytes && page) {
      watch.views?.note(read.url, read.head);
      given.note(read.url, { socket, headers: { "x-forwarded-for": forwardedIn(read) } });
    }
    return bytes;
  };

  /** The listener of the HTTP server. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { ready, watch, given } = this.#options;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) given.note(request.url ?? "/", request);
    const page = isRead && !watch.seesAll ? ready?.cache.peek(request.url ?? "/") : undefined;
    if (page) {
      send(request, response, page, page.status);
      watch.counts?.count("page", response.statusCode);
      this.#noteView(request, request.url ?? "/", page.status);
    } else this.#begin(request, response, isRead);
  };

  #begin(request: IncomingMessage, response: ServerResponse, isRead: boolean): void {
    const trace = this.#options.watch.begin(request, response, kindOf(request.url ?? "/"));
    traced(trace, () => {
      this.#dispatch(request, response, isRead, trace).catch((error) => this.#fail(request, response, error, trace));
    });
  }

  async #dispatch(
    request: IncomingMessage,
    response: ServerResponse,
    isRead: boolean,
    trace: RequestTrace,
  ): Promise<void> {
    const url = mendAddress(request.url ?? "/");
    request.url = url;
    // On whatever this answers, by whichever door; what is ready has it in its own head.
    response.setHeader("x-content-type-options", "nosniff");
    if (!url.startsWith("/") || url.startsWith("//")) return sendJson(response, 400, { error: "not an address" });
    const [path = "/"] = url.split("?", 1);
    // Forms of ours are sent as documents; where the framework takes one as data, it is a stranger's.
    if (!isRead && path.endsWith(".data")) return sendJson(response, 405, { error: "not a way to send" });
    const { ready, rest, note } = this.#options;
    if (isRead && path === note?.path) return sendText(response, note.text);
    if (path === seenPath && request.method === "POST") return this.#noteSeen(request, response);
    if (isRead && ready && !isServersOwn(path)) {
      if (ready.assets.has(path)) {
        trace.kind = "file";
        return send(request, response, await ready.assets.get(path), 200);
      }
      const key = ready.addresses.keyOf(url);
      const moved = key && ready.addresses.movedTo(url, key);
      if (moved) return redirect(response, await whereAt(ready.cache, key, url, moved));
      if (key !== undefined) trace.kind = "page";
      if (key !== undefined) return this.#sendPage(request, response, ready, key);
      const brief = ready.addresses.briefOf(url);
      if (brief) {
        trace.kind = "page";
        return this.#sendWhole(request, response, brief.key, await ready.brief.get(brief.key, brief.sharedMs));
      }
    }
    await rest(request, response);
    if (!isRead && ready?.addresses.briefOf(url)) ready.brief.clear();
  }

  async #sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { cache, redirects }: NonNullable<FrontOptions["ready"]>,
    key: string,
  ): Promise<void> {
    const wasReady = cache.peek(key) !== undefined;
    const whole = cache.get(key);
    whole.catch(() => undefined);
    const url = request.url ?? "/";
    // Where there may be no page nothing is sent ahead of it that says otherwise.
    if (!(await cache.holds(key)) && !(await redirects.at(url))) {
      const { renderer } = this.#options;
      const frame = await frameAhead(request, response, whole, (signal) => renderer.renderStream(key, signal));
      if (frame) {
        this.#noteView(request, addressOf(request, key), frame.status);
        return sendResponse(response, frame);
      }
    }
    const page = await whole;
    const { counts } = this.#options.watch;
    if (counts)
      counts.pages[wasReady ? "hit" : page.status === 200 && cache.peek(key) !== page ? "stale" : "miss"] += 1;
    if (page.status !== 404 && page.status !== 410) return this.#sendWhole(request, response, key, page);
    const led = await redirects.at(url);
    this.#noteAddress(request, led ? "led" : "missing");
    if (led?.leads_to) redirect(response, withAsked(led.leads_to, url), Number(led.status));
    else send(request, response, page, led ? 410 : page.status);
  }

  #noteAddress(request: IncomingMessage, kind: "led" | "missing"): void {
    if (request.method === "GET") this.#options.watch.views?.noteAddress(kind, request.url ?? "/", headText(request));
  }

  #sendWhole(request: IncomingMessage, response: ServerResponse, key: string, page: Page): void {
    this.#noteView(request, addressOf(request, key), page.status);
    if (page.status === 301) {
      this.#noteAddress(request, "led");
      redirect(response, withQuery(page, request.url ?? "/"));
    } else send(request, response, page, page.status);
  }

  /** The page as it is known, with what the visitor's own address says beside it. */
  #noteView(request: IncomingMessage, url: string, status: number): void {
    const { views } = this.#options.watch;
    if (views && status === 200 && request.method === "GET") views.note(url, headText(request));
  }

  /** Somebody looks at a page that had been fetched ahead: which one, its own address says. */
  async #noteSeen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { ready, watch } = this.#options;
    response.writeHead(204, ["cache-control", "no-store"]).end();
    const { referer = "" } = request.headers;
    if (!ready || !watch.views || !URL.canParse(referer)) return;
    const key = ready.addresses.keyOf(new URL(referer).pathname);
    if (key !== undefined && (await ready.cache.holds(key))) watch.views.noteSeen(key, headText(request));
  }

  #fail(request: IncomingMessage, response: ServerResponse, error: unknown, { id }: RequestTrace): void {
    if (request.socket.destroyed) return;
    const path = withoutSecret(request.url?.split("?", 1)[0] ?? "/");
    const isOverload = error instanceof GateIsFull;
    // Not a line for each: there are too many of them as it is.
    if (isOverload) this.#seldom.warn("requests are answered 503: there are too many", { path });
    else this.#options.log.error("a request failed", error, { request: id, method: request.method, path });
    if (response.headersSent) response.destroy();
    else if (wantsHtml(request)) sendSorryPage(response, id, languageOf(path));
    else if (isOverload) sendJson(response, 503, { error: busy, request: id }, ["retry-after", "5"]);
    else sendJson(response, 500, { error: "Algo no ha ido bien. Inténtalo de nuevo en un momento.", request: id });
  }
}

/** Who a proxy says has sent it. */
const forwardedIn = ({ head }: PlainRead): string | undefined => /\nx-forwarded-for:([^\r]*)/.exec(head)?.[1]?.trim();

/** Of a page's key the path alone, and the query that was asked: links of ours say there where they stood. */
function addressOf({ url = "/" }: IncomingMessage, key: string): string {
  const at = url.indexOf("?");
  return (key.split("?", 1)[0] ?? "/") + (at === -1 ? "" : url.slice(at));
}

/** Where another spelling of an address leads: at once to the end, where the page there has moved as well. */
async function whereAt(cache: PageCache, key: string, url: string, moved: string): Promise<string> {
  const page = await cache.get(key).catch(() => null);
  return page?.status === 301 ? withQuery(page, url) : moved;
}

const busy = "Ahora hay demasiadas visitas. Inténtalo de nuevo en un momento.";

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/plain; charset=utf-8", "content-length": Buffer.byteLength(text) });
  response.end(text);
}

/** By the address alone; a page or a file of the build is found out later. */
function kindOf(url: string): RequestKind {
  if (doors.test(url)) return "door";
  if (url.startsWith("/pictures/") || url.startsWith("/cards/")) return "picture";
  return url === "/healthz" ? "health" : "other";
}

function wantsHtml({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && (headers.accept ?? "").includes("text/html");
}
