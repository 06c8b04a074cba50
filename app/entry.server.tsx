import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { languageOf } from "#shared/language.ts";
import { translatorOf } from "#texts/translators.ts";
import { islandCode } from "./islands/assets.server.ts";
import { IslandCodeContext } from "./islands/island-code.ts";
import { renderModeContext, renderReportContext } from "./load-context.ts";
import { NonceContext } from "./ui/nonce.ts";
import { TextContext } from "./ui/use-text.ts";

export { createLoadContext } from "./load-context.ts";

/** Reads give up after 5 s of their own accord, and some wait for others; what is still open then is a fault. */
const renderTimeout = 20_000;
export const streamTimeout = renderTimeout;

/**
 * A page as text, to its end; null when React left a part for later. The server asks for it where it keeps the page:
 * through a `Response` the text would be encoded, decoded and copied for nobody.
 */
export async function renderText(
  request: Request,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<string | null> {
  await settle(routerContext.staticHandlerContext.loaderData);
  // React adds piece to piece; the first who looks into it makes one text of all: so the document type goes before that.
  const html = `<!DOCTYPE html>${renderToString(pageOf(request, routerContext, loadContext))}`;
  return html.includes(givenUp) ? null : html;
}

/** Renders to the end, so that status and bytes are final, unless the server asked for a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, streams } = loadContext.get(renderModeContext);
  const report = loadContext.get(renderReportContext);
  const answer = { status };
  headers.set("content-type", "text/html; charset=utf-8");
  if (!streams && !routerContext.serverHandoffStream) {
    const text = await renderText(request, routerContext, loadContext);
    if (text !== null) return new Response(text, { headers, status });
  }
  const stream = await renderToReadableStream(pageOf(request, routerContext, loadContext), {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(renderTimeout)]),
    // React moves a finished boundary of more than this many bytes out of its place: a layout shift, and text that
    // is invisible without scripts.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      answer.status = 500;
      if (!request.signal.aborted) report.unexpected(error);
    },
  });
  if (!streams) await stream.allReady;
  return new Response(stream, { headers, status: answer.status });
}

function pageOf(request: Request, routerContext: EntryContext, loadContext: RouterContextProvider) {
  const { nonce } = loadContext.get(renderModeContext);
  return (
    <NonceContext value={nonce}>
      <IslandCodeContext value={islandCode}>
        <TextContext value={translatorOf(languageOf(new URL(request.url).pathname))}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TextContext>
      </IslandCodeContext>
    </NonceContext>
  );
}

/** The mark that React leaves where a part could not be rendered at once. */
const givenUp = "<!--$!-->";

/** Waits for what loaders left open, and tells React in its own way that it is there: it needs not wait once more. */
async function settle(loaderData: Record<string, unknown>): Promise<void> {
  for (const route of Object.values(loaderData)) {
    if (typeof route !== "object" || route === null) continue;
    for (const it of Object.values(route)) {
      if (it instanceof Promise) Object.assign(it, { status: "fulfilled", value: await it });
    }
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isTheirs(error)) context.get(renderReportContext).unexpected(error);
};

/** What was asked amiss is no failure of ours: an address that is none, a form sent from another site. */
function isTheirs(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500;
  return error instanceof Error && error.message.endsWith("Aborting the action.");
}
