import type { IncomingMessage, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import * as z from "zod/mini";
import { fromMadridLocal } from "#domain/time/madrid-time.ts";
import type { BackendLink } from "#server/backends/backend-link.ts";
import { callFunction } from "#server/backends/call-function.ts";
import type { Answer } from "../front.ts";
import type { OpenReport } from "../render-report.ts";
import type { Renderer } from "../renderer.ts";
import { futurePrefix, keepLinks, readFutureAddress } from "./future-address.ts";
import { barScript, barStyles, futureBar, opened, type Seen, sentencePage } from "./future-bar.ts";

interface FuturePagesOptions {
  renderer: Pick<Renderer, "renderAhead">;
  backend: Pick<BackendLink, "url" | "publishableKey" | "fetch" | "fetchAt">;
}

const apart: Record<string, string> = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  // Its address is a secret.
  "referrer-policy": "no-referrer",
};

/**
 * The site as it will be, under a secret address: the pages themselves, rendered for that moment with the rights of a
 * visitor, in a frame and over a bar. Kept by nobody, indexed by nobody, and nothing is sent from there.
 */
export function createFuturePages({ renderer, backend }: FuturePagesOptions): Answer {
  async function answer(request: IncomingMessage): Promise<Response> {
    const url = request.url ?? "/";
    if (url === `${futurePrefix}barra.css`) return file(barStyles, "text/css");
    if (url === `${futurePrefix}barra.js`) return file(barScript, "text/javascript");
    const asked = readFutureAddress(url);
    const found = asked && (await readLink(backend, asked.secret, asked.moment));
    if (!asked || !found || !backend.fetchAt)
      return sentencePage(410, "Este enlace ya no vale: ha terminado, o está mal copiado.");
    if (request.method !== "GET" && request.method !== "HEAD") return sentencePage(405, nothingIsSent);
    const chosen = new URL(asked.page, "http://site").searchParams.get("momento");
    if (chosen !== null && !found.is_shared) {
      return redirectTo(
        `${futurePrefix}${asked.secret}/${chosen.slice(0, 16)}${asked.page.replace(/[?&]momento=[^&]*/, "")}`,
      );
    }
    const [path = "/"] = asked.page.split("?", 1);
    if (/^\/(admin|login|rest|auth|storage|functions|vista|calendario)(\/|$)/i.test(path))
      return sentencePage(404, "Aquí no hay nada.");
    // A draft is shared without its page, which may move.
    if (found.draft && path === "/") return redirectTo(`${futurePrefix}${asked.secret}${found.page}`);
    if (found.page !== null && path !== found.page) return sentencePage(404, "Este enlace enseña una sola página.");
    const moment = new Date(found.moment);
    const prefix = [`${futurePrefix}${asked.secret}`, ...(asked.moment && !found.is_shared ? [asked.moment] : [])].join(
      "/",
    );
    const { page, report } = await renderer.renderAhead(
      asked.page,
      moment,
      backend.fetchAt(found.moment, found.draft ?? undefined),
    );
    return framed(page, prefix, { ...found, secret: asked.secret, path: asked.page }, report);
  }
  return async (request, response: ServerResponse) => {
    await sendResponse(response, await answer(request));
  };
}

const nothingIsSent = "Esto es una vista del futuro: aquí no se envía nada.";

/** What an address opens, asked as any visitor; null where it opens nothing. */
async function readLink(
  link: FuturePagesOptions["backend"],
  secret: string,
  local: string | null,
): Promise<Seen | null> {
  const asked = local === null ? null : fromMadridLocal(local);
  const [found] = await callFunction(link, z.array(opened), "read_future", { secret, asked });
  return found ? { ...found, secret, path: "/" } : null;
}

async function framed(page: Response, prefix: string, seen: Seen, report: OpenReport): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(apart)) headers.set(name, value);
  const location = headers.get("location");
  if (location?.startsWith("/")) headers.set("location", prefix + location);
  if (!headers.get("content-type")?.startsWith("text/html"))
    return new Response(page.body, { status: page.status, headers });
  const text = await page.text();
  const { head, bar } = futureBar({ ...seen, lacks: report.state() === "broken" }, prefix);
  const html = keepLinks(text, prefix).replace("</head>", `${head}</head>`).replace("</body>", `${bar}</body>`);
  headers.delete("content-length");
  return new Response(html, { status: page.status, headers });
}

const redirectTo = (to: string) => new Response(null, { status: 302, headers: { ...apart, location: to } });

const file = (text: string, type: string) =>
  new Response(text, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" } });
