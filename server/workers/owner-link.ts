import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { clientAddress } from "../http/client-address.ts";
import { siteUrlOf } from "../pages/site-config.ts";
import type { Env } from "../process/env.ts";
import { currentRequest } from "../process/request-trace.ts";
import { hurriedHeader, visitorHeader } from "./page-process-messages.ts";

/** How a page process reaches the process that owns the backend. */
export interface OwnerLink {
  url: string;
  publishableKey: string;
  /** The reads of renders. A hosted project is asked directly. */
  fetch: typeof fetch;
  /** Has the owner answer a visitor's request. Rejects when the owner cannot be reached. */
  forward(request: IncomingMessage, response: ServerResponse, hurries: boolean): Promise<void>;
}

export function linkOwner({ socket, publishableKey }: { socket: string; publishableKey: string }, env: Env): OwnerLink {
  const agent = new Agent({ keepAlive: true });
  const readFromOwner: typeof fetch = (input, init) => read(new Request(input, init), { socketPath: socket, agent });
  return {
    url: env.SUPABASE_URL ?? siteUrlOf(env),
    publishableKey,
    fetch: env.SUPABASE_URL ? fetch : readFromOwner,
    async forward(request, response, hurries) {
      const { method, url, headers } = request;
      const onward = ask({
        socketPath: socket,
        agent,
        method,
        path: url,
        headers: {
          ...headers,
          [visitorHeader]: clientAddress(request, env.TRUSTED_PROXIES),
          [hurriedHeader]: hurries ? "yes" : "no",
          "x-request-id": currentRequest()?.id,
        },
      });
      // A visitor who leaves must not keep the owner working, nor a body that the owner has refused.
      response.once("close", () => (response.writableFinished && onward.writableFinished) || onward.destroy());
      const answer = answerTo(onward);
      // No pipeline: the owner's end of a body must not be the end of the visitor's connection.
      request.pipe(onward);
      const { statusCode = 502, rawHeaders, statusMessage } = await answer;
      response.writeHead(statusCode, statusMessage, headForVisitor(rawHeaders));
      await pipeline(await answer, response);
    },
  };
}

function answerTo(asked: ReturnType<typeof ask>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => asked.once("response", resolve).on("error", reject));
}

/** What is about the connection between two processes stays there, unless the visitor's must end too. */
function headForVisitor(raw: readonly string[]): string[] {
  return pairs(raw)
    .filter(([name, value]) => !/^(connection|keep-alive|transfer-encoding|date)$/i.test(name) || value === "close")
    .flat();
}

function pairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : []));
}

async function read(request: Request, way: { socketPath: string; agent: Agent }): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  // Read first: an answer that fails while nobody waits for it yet ends the process.
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const asked = ask({
    ...way,
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
    signal: request.signal,
  });
  const answer = answerTo(asked);
  asked.end(body);
  const { statusCode = 502, rawHeaders } = await answer;
  const chunks: Buffer[] = [];
  for await (const chunk of await answer) chunks.push(chunk);
  const hasBody = statusCode !== 204 && statusCode !== 304;
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: statusCode, headers: pairs(rawHeaders) });
}
