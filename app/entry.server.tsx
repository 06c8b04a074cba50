import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { languageOf } from "#shared/language.ts";
import { isPlainDocument } from "#shared/route-handle.ts";
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
  const page = pageOf(request, routerContext, loadContext);
  if (!streams && isPlain(routerContext)) {
    await settle(routerContext.staticHandlerContext.loaderData);
    // Twice as fast as the stream.
    const text = renderToString(page);
    if (!text.includes(givenUp)) return new Response(`<!DOCTYPE html>${text}`, { headers, status });
  }
  const stream = await renderToReadableStream(page, {
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

function pageOf(request: Request, context: EntryContext, loadContext: RouterContextProvider) {
  const { nonce } = loadContext.get(renderModeContext);
  // No browser goes on from a plain page: what its loaders gave is not handed over.
  const { serverHandoffStream, ...plain } = context;
  return (
    <NonceContext value={nonce}>
      <IslandCodeContext value={islandCode}>
        <TextContext value={translatorOf(languageOf(new URL(request.url).pathname))}>
          <ServerRouter context={isPlain(context) ? plain : context} url={request.url} nonce={nonce} />
        </TextContext>
      </IslandCodeContext>
    </NonceContext>
  );
}

function isPlain({ staticHandlerContext }: EntryContext): boolean {
  return isPlainDocument(staticHandlerContext.matches.map(({ route }) => route.handle));
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
