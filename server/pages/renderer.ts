import { randomBytes } from "node:crypto";
import { Gate } from "#shared/gate.ts";
import { languageOf } from "#shared/language.ts";
import type { RenderInput } from "#shared/render-input.ts";
import { readHandle } from "#shared/route-handle.ts";
import { withoutSecret } from "#shared/without-secret.ts";
import { type AllowedOrigins, allowedAt, contentSecurityPolicy } from "../http/content-security-policy.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Log } from "../process/log.ts";
import type { AppModule } from "./app-module.ts";
import { NextChanges } from "./cache/next-changes.ts";
import type { EdgeKind } from "./edge/edge-headers.ts";
import { readRendering } from "./read-rendering.ts";
import type { Rendering } from "./render-report.ts";
import { openReport } from "./render-report.ts";

export interface RendererOptions {
  app: () => Promise<AppModule>;
  origin: string;
  backend: RenderInput["backend"];
  config: RenderInput["config"];
  allowed: AllowedOrigins;
  /** The CDN that keeps the pages and is told what to forget. */
  edge?: EdgeKind;
  /** Renders at a time and those that wait; for pages of everybody and for answers to one visitor each. */
  limits: { atOnce: number; mayWait: number };
  /** A moment has come at which the content changes by itself. */
  onMoment?: () => void;
  log: Log;
}

/** Who waits longer is better told to come again. A render that takes longer waits for the backend, not for us. */
const waits = { patienceMs: 4_000, keepsPlaceMs: 1_000 };

const nobody: RenderInput["visitor"] = { address: "", mayDo: async () => false, hurries: false };

/** Asks the app for pages: whole ones for the cache, or an answer to one visitor's request. */
export function createRenderer(options: RendererOptions) {
  const { app, backend, allowed, log } = options;
  const changes = new NextChanges({ backend, log, ...(options.onMoment && { onMoment: options.onMoment }) });
  const gates = openGates(options.limits);
  const run = openRun(options);
  const { handlesOf, says } = readHandles(app);

  return {
    gates,

    /** The content has changed. */
    forget: () => changes.forget(),

    /** A page for everybody, to the end. Rejects when the app throws. */
    async renderWhole(path: string): Promise<Rendering> {
      const request = new Request(options.origin + path, { headers: { accept: "text/html" } });
      return gates.pages.run(async () => {
        // First the moment, then the rows: one that appears in between makes the page short-lived, not wrong.
        const nextChange = await changes.read();
        const { response, report, nonce } = await run(
          request,
          (appModule, input) => appModule.handlePage(request, input),
          {
            nextChange,
          },
        );
        const [asksPosition, isFresh] = await Promise.all([says(request, "asksPosition"), says(request, "isFresh")]);
        return readRendering(response, {
          nonce,
          report,
          allowed: allowedAt(path, allowed),
          asksPosition,
          isFresh,
          edge: options.edge,
        });
      });
    },

    /** The frame of a page as soon as it stands, slow lists after it. For one visitor: its nonce must not be shared. */
    async renderStream(path: string, signal: AbortSignal): Promise<Response> {
      const request = new Request(options.origin + path, { headers: { accept: "text/html" }, signal });
      const stream = (appModule: AppModule, input: RenderInput) => appModule.handlePage(request, input);
      const { response, nonce } = await gates.pages.runAtOnce(() => run(request, stream, { streams: true }));
      return forOneVisitor(response, nonce, allowedAt(path, allowed), await says(request, "asksPosition"));
    },

    /** A page as it will be, for who has an address that shows it: kept by nobody. What it reports is told to its end. */
    async renderAhead(path: string, now: Date, read: typeof fetch) {
      const request = new Request(options.origin + path, { headers: { accept: "text/html" } });
      const ahead = { ...backend, fetch: read };
      const { response, nonce, report } = await gates.ahead.run(() =>
        run(request, (appModule, input) => appModule.handle(request, input), { now, ahead }),
      );
      return { page: forOneVisitor(response, nonce, allowedAt(path, allowed)), report };
    },

    /** How many bytes a form sent to this address may have, if its page says so; else 0. */
    async largestForm(path: string): Promise<number> {
      return Math.max(0, ...(await handlesOf(path)).map(({ largestForm }) => largestForm));
    },

    /** Anything that is not a public page: the panel's documents, actions, data. */
    async answer(request: Request, visitor: RenderInput["visitor"], id: string): Promise<Response> {
      const { response, nonce } = await gates.answers.run(() =>
        run(request, (appModule, input) => appModule.handle(request, input), { visitor, id }),
      );
      const answer = forOneVisitor(response, nonce, allowedAt(new URL(request.url).pathname, allowed));
      // Back from what was sent shows the faults as they were: without a copy browsers ask whether to send them again.
      if (request.method === "POST" && response.status >= 400) answer.headers.set("cache-control", "private, no-cache");
      // Its address may be a secret: where it leads hears of the site and no more.
      if (await says(request, "isFresh")) answer.headers.set("referrer-policy", "strict-origin");
      return answer;
    },
  };
}

/** One flood of addresses that are none must not keep staff out of the panel, nor the other way round. */
function openGates(limits: RendererOptions["limits"]) {
  return {
    pages: new Gate({ ...limits, ...waits }),
    answers: new Gate({ ...limits, ...waits }),
    // Each of their reads writes what is planned and undoes it: many at once hold up every save, and a link may be anybody's.
    ahead: new Gate({ atOnce: 2, mayWait: 16, patienceMs: waits.patienceMs }),
  };
}

/** One render: what it is told, what it reports, and the nonce of its scripts. */
function openRun({ app, backend, config, log }: Pick<RendererOptions, "app" | "backend" | "config" | "log">) {
  return async function run<Answer>(
    request: Request,
    ask: (app: AppModule, input: RenderInput) => Promise<Answer>,
    value: Pick<RenderInput, "nextChange" | "now"> & {
      ahead?: RenderInput["backend"];
      visitor?: RenderInput["visitor"];
      streams?: boolean;
      id?: string;
    } = {},
  ) {
    const { visitor = nobody, streams = false, id, nextChange, now, ahead } = value;
    const { pathname } = new URL(request.url);
    const report = openReport(log, { path: withoutSecret(pathname), ...(id && { request: id }) });
    const mode = { nonce: randomBytes(16).toString("base64url"), streams };
    const language = languageOf(pathname);
    const input = {
      ...{ backend: ahead ?? backend, config, report, visitor, mode, language },
      ...(nextChange && { nextChange }),
      ...(now && { now }),
    };
    const response = await ask(await app(), input);
    return { response, report, nonce: mode.nonce };
  };
}

/** What the routes of an address say of themselves. */
function readHandles(app: RendererOptions["app"]) {
  const handlesOf = async (path: string) => (await app()).match(path).map(({ route }) => readHandle(route.handle));
  return {
    handlesOf,
    says: async (request: Request, what: "isFresh" | "asksPosition"): Promise<boolean> =>
      (await handlesOf(new URL(request.url).pathname)).some((handle) => handle[what]),
  };
}

export type Renderer = ReturnType<typeof createRenderer>;

function forOneVisitor(response: Response, nonce: string, allowed: AllowedOrigins, asksPosition = false): Response {
  const headers = new Headers(response.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", contentSecurityPolicy(allowed, [`'nonce-${nonce}'`]));
    for (const [name, value] of securityHeaders(allowed.isHttps, asksPosition)) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
