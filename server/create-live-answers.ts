import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { GateIsFull } from "#shared/gate.ts";
import { isUnknownProxy } from "#shared/is-unknown-proxy.ts";
import { networksOf } from "#shared/networks-of.ts";
import { compressAnswer } from "./answers/compress-answer.ts";
import { sendJson } from "./answers/send.ts";
import type { BackendLink } from "./backends/backend-link.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import { readFormRequest } from "./http/read-form-request.ts";
import type { RequestsUnderWay } from "./http/requests-under-way.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import type { Answer } from "./pages/front.ts";
import { futurePrefix } from "./pages/future/future-address.ts";
import { createFuturePages } from "./pages/future/future-pages.ts";
import type { Renderer } from "./pages/renderer.ts";
import type { Pictures } from "./pictures/pictures.ts";
import type { ShareCards } from "./pictures/share-cards.ts";
import type { Log } from "./process/log.ts";
import { currentRequest } from "./process/request-trace.ts";

const mostBytes = 2 ** 20;
/** Larger forms are held in memory until they are whole: few at once. */
const mostLargeForms = 4;

/** A check that hangs tells its reader nothing. */
const mostHealthMs = 1_500;

export interface LiveAnswersOptions {
  renderer: Renderer;
  backend: BackendLink;
  pictures: Pictures;
  cards: ShareCards;
  limits: RateLimit;
  underWay: RequestsUnderWay;
  /** Pages in memory, and those shown although they are older than they should be; null in development. */
  pages: Pick<PageCache, "size" | "late"> | null;
  /** Overrides what the Host header says: behind a proxy that speaks TLS our own view of the origin is wrong. */
  siteUrl: string | undefined;
  addressOf: (request: IncomingMessage) => string;
  /** Whether a form comes so soon after its page that no person has read it. */
  hurries: (request: IncomingMessage) => boolean;
  log: Log;
}

/** Methods that a Request refuses (forbidden methods, fetch.spec.whatwg.org). */
const forbidden = new Set(["TRACE", "CONNECT"]);

const isHost = (host = "localhost") => /^[^/?#@\\\s]+$/.test(host) && URL.canParse(`http://${host}/`);

/** What is made for the one who asks: health, pictures, the backend's doors, forms, the panel's documents. */
export function createLiveAnswers({
  renderer,
  backend,
  pictures,
  cards,
  limits,
  underWay,
  pages,
  siteUrl,
  addressOf,
  hurries,
  log,
}: LiveAnswersOptions): Answer {
  const ahead = createFuturePages({ renderer, backend });
  const url = siteUrl ? new URL(siteUrl) : null;
  const origin = url ? { host: url.host, protocol: url.protocol } : {};

  const warnOnce = warnOfProxies(log);

  async function isWithinLimits(what: string, address: string, limit: number, windowMs: number): Promise<boolean> {
    for (const { name, times, slower } of networksOf(address)) {
      if (!(await isWithinLimit(`${what} ${name}`, limit * times, windowMs * slower))) return false;
    }
    return true;
  }

  /** A database that is away refuses what was to be written by itself, and in words about that. */
  async function isWithinLimit(name: string, limit: number, windowMs: number): Promise<boolean> {
    if (!backend.mayTry) return limits.allows(name, limit, windowMs);
    return backend.mayTry(name, limit, windowMs).catch(() => true);
  }

  let largeForms = 0;
  async function readForm(asked: Request): Promise<Request | 400 | 413 | 415 | 503> {
    const isLarge = !(Number(asked.headers.get("content-length") ?? Number.NaN) <= mostBytes);
    const most = isLarge ? await renderer.largestForm(new URL(asked.url).pathname) : 0;
    if (most <= mostBytes) return readFormRequest(asked, mostBytes);
    if (largeForms >= mostLargeForms) return 503;
    largeForms += 1;
    try {
      return await readFormRequest(asked, most);
    } finally {
      largeForms -= 1;
    }
  }

  async function answerAlone(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    warnOnce(address, request);
    // What no Request can be made of is the visitor's mistake, and not worth a line in the log.
    if (forbidden.has(request.method ?? "")) return sendJson(response, 405, { error: "no such method here" });
    if (!isHost(request.headers.host)) return sendJson(response, 400, { error: "the Host header is broken" });
    const asked = createRequest(request, response, origin);
    const fromBackend = backend.answer(asked, { address });
    if (fromBackend) return sendResponse(response, await compressAnswer(asked, await fromBackend));
    const isRead = asked.method === "GET" || asked.method === "HEAD";
    const readable = isRead ? asked : await readForm(asked);
    if (typeof readable === "number") return refuseForm(response, readable, request.headers.accept ?? "");
    const mayDo = (what: string, limit: number, windowMs: number) => isWithinLimits(what, address, limit, windowMs);
    const visitor = { address, mayDo, hurries: !isRead && hurries(request) };
    const page = await renderer.answer(readable, visitor, currentRequest()?.id ?? "");
    await sendResponse(response, await compressAnswer(asked, page));
  }

  return async (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (path === "/healthz") return sendHealth(response, backend, pages);
    const address = addressOf(request);
    const leave = underWay.enter(address);
    if (!leave) throw new GateIsFull("too many requests are under way");
    response.once("close", leave);
    if (path.startsWith(futurePrefix)) return ahead(request, response);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && path.startsWith("/cards/")) return cards.answer(request, response, path);
    const isPicture = isRead && path.startsWith("/pictures/");
    await (isPicture ? pictures.answer(request, response, path) : answerAlone(request, response, address));
  };
}

/** Says it once of all proxies: each request through one would say the same. */
function warnOfProxies(log: Log): (address: string, request: IncomingMessage) => void {
  let hasWarned = false;
  return (address, { headers }) => {
    if (hasWarned || !isUnknownProxy(address, String(headers["x-forwarded-for"] ?? ""))) return;
    hasWarned = true;
    log.warn("a proxy is not in TRUSTED_PROXIES: all its visitors count as one", { address });
  };
}

/** Healthy is a site that shows what there is now: not one whose pages stand for a backend that is away or wrong. */
async function sendHealth(
  response: ServerResponse,
  backend: BackendLink,
  pages: LiveAnswersOptions["pages"],
): Promise<void> {
  const patience = new Promise<false>((resolve) => setTimeout(resolve, mostHealthMs, false).unref());
  const answers = await Promise.race([backend.isHealthy().catch(() => false), patience]);
  const late = pages?.late ?? [];
  sendJson(response, answers && late.length === 0 ? 200 : 503, {
    serves: true,
    backend: answers ? "answers" : "does not answer",
    revision: backend.revision(),
    ...(pages && { pages: pages.size.pages }),
    ...(late.length > 0 && { olderPages: late.length, examples: late.slice(0, 5) }),
  });
}

/** A browser shows the answer as a page; going back keeps what was typed. */
const forPeople: Partial<Record<number, string>> = {
  413: "El archivo es demasiado grande. Vuelve atrás: lo que has escrito sigue ahí. Elige uno de menos de 8 MB.",
  503: "Ahora mismo llegan muchos archivos a la vez. Vuelve atrás y envíalo otra vez dentro de un momento.",
};

function refuseForm(response: ServerResponse, status: 400 | 413 | 415 | 503, accept: string): void {
  const reasons = {
    400: "the form is broken",
    413: "the form is too large",
    415: "this is not a form",
    503: "too many large forms at once",
  };
  const words = forPeople[status];
  // What was not read of the body must not be taken for the next request.
  const close = ["connection", "close"];
  if (!words || !accept.includes("text/html")) {
    sendJson(response, status, { error: reasons[status] }, close);
    return;
  }
  const page = `<!doctype html><html lang="es"><meta charset="utf-8"><title>No se ha enviado</title><p>${words}</p>`;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(page);
}
