import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { BackendLink } from "./backends/backend-link.ts";
import { writeViews } from "./backends/write-views.ts";
import { clientAddress } from "./http/client-address.ts";
import { type HttpServer, openHttpServer } from "./http/http-server.ts";
import type { PageViews } from "./http/page-views.ts";
import { watchRequests } from "./http/request-watch.ts";
import type { AppSource } from "./pages/app-module.ts";
import { type Env, readEnv } from "./process/env.ts";
import { createLog } from "./process/log.ts";
import { logEverything } from "./process/log-everything.ts";
import { mailSettings } from "./process/mail-settings.ts";
import type { Metric } from "./process/metric.ts";
import { countFailures, watchProcess } from "./process/process-metrics.ts";
import { s3Settings } from "./process/s3-settings.ts";
import { stopOnSignal } from "./process/stop.ts";
import type { SiteOptions } from "./site.ts";

const folder = join(import.meta.dirname, "..");
const isProduction = process.env.NODE_ENV === "production";
const failures = countFailures(createLog(isProduction ? "json" : "text"));
const { log } = failures;
if (isProduction) logEverything(log);
let open: Pick<HttpServer, "force"> | undefined;
const stop = stopOnSignal(log, () => open?.force());

try {
  await start(readEnv(process.env));
} catch (error) {
  console.error(sentenceOf(error));
  await stop.now(1);
}

async function start(env: Env): Promise<void> {
  const opened = await openHttpServer(env, log);
  open = opened;
  const vite = env.NODE_ENV === "development" ? await openVite(opened) : null;
  const app = import("./pages/app-module.ts").then((loaded) =>
    vite ? loaded.appFromVite(vite) : loaded.loadBuiltApp(),
  );
  const watch = watchRequests(env, log);
  const { site, backend } = await openSite(env, app, {
    addressOf: (request) => clientAddress(request, env.TRUSTED_PROXIES),
    watch,
  });
  if (watch.views) writeFigures(watch.views, backend);
  await openMetrics(env, () => [...site.metrics(), ...opened.metrics()]);
  // Registered last and so closed first: what is under way still has its backend.
  stop.before(opened.close);
  opened.serve(vite ? behind(vite, site.answer) : site.answer, site.answerAtOnce);
  const address = opened.server.address();
  // A server that listens on a port has an address of this shape.
  if (typeof address === "object" && address) sayReady(env, address.port);
  await site.warm();
}

async function openSite(env: Env, loading: Promise<AppSource>, own: Pick<SiteOptions, "addressOf" | "watch">) {
  const [backend, { createSite }, app] = await Promise.all([openBackendLink(env), import("./site.ts"), loading]);
  const site = createSite({ env, log, backend, app, assetsFolder: join(folder, "build/client"), ...own });
  stop.before(async () => site.close());
  return { site, backend };
}

/** Figures for Prometheus, where somebody wants them. */
async function openMetrics(env: Env, ofSite: () => Metric[]): Promise<void> {
  if (env.METRICS_PORT === undefined) return;
  const { serveMetrics } = await import("./process/serve-metrics.ts");
  const ofProcess = watchProcess();
  const at = { port: env.METRICS_PORT, host: env.METRICS_HOST };
  const metrics = await serveMetrics(at, () => [...ofSite(), ...ofProcess(), ...failures.metrics()]);
  stop.before(metrics.close);
  log.info("metrics are served", { address: `http://${env.METRICS_HOST}:${metrics.port}/metrics` });
}

/** How often pages were looked at, where this server may write it down. */
function writeFigures(views: PageViews, { countViews }: BackendLink): void {
  if (countViews) stop.before(writeViews(views, countViews, log).stop);
  else log.info("pages are not counted: a hosted project needs SUPABASE_SECRET_KEY for it, or set STATISTICS=off");
}

function sayReady(env: Env, port: number): void {
  const address = env.SITE_URL ?? `http://localhost:${port}`;
  log.info("NINE FITNESS is ready", { address, ms: Math.round(performance.now()) });
}

async function openBackendLink(env: Env): Promise<BackendLink> {
  if (env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY) {
    const { linkHostedBackend } = await import("./backends/link-hosted-backend.ts");
    const link = linkHostedBackend({
      url: env.SUPABASE_URL,
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
      scalesPictures: env.PICTURE_SERVICE === "supabase",
      secret: env.SITE_SECRET,
      log,
    });
    stop.before(link.close);
    return link;
  }
  const [{ openBackend }, { linkOwnBackend }, { siteUrlOf }] = await Promise.all([
    import("#backend/backend.ts"),
    import("./backends/own-backend.ts"),
    import("./pages/site-config.ts"),
  ]);
  const backend = await openBackend({
    dataDir: env.DATA_DIR,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : "embedded",
    seed: env.SEED,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    ai:
      env.AI_BASE_URL && env.AI_MODEL
        ? { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, apiKey: env.AI_API_KEY }
        : undefined,
    aiPatienceMs: env.AI_TIMEOUT * 1000,
    secret: env.SITE_SECRET,
    s3: s3Settings(env, env.S3_BUCKET),
    backupS3: s3Settings(env, env.S3_BACKUP_BUCKET),
    backsUp: env.BACKUPS === "nightly" && isProduction,
    mail: mailSettings(env),
    house: {
      name: env.LEGAL_COMPANY_NAME ?? null,
      address: env.LEGAL_ADDRESS ?? null,
      phone: env.LEGAL_PHONE ?? null,
      email: env.LEGAL_EMAIL ?? null,
      taxId: env.LEGAL_TAX_ID ?? null,
    },
    siteUrl: siteUrlOf(env),
    log,
  });
  stop.before(() => backend.close());
  return linkOwnBackend(backend, siteUrlOf(env));
}

async function openVite({ server }: HttpServer): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: folder, server: { middlewareMode: true, hmr: { server } } });
  stop.before(() => vite.close());
  return vite;
}

/** Vite answers for modules and files, the site for everything else. */
function behind(vite: ViteDevServer, answer: RequestListener): RequestListener {
  return (request, response) => vite.middlewares(request, response, () => answer(request, response));
}

/** One sentence for whoever started the site; a stack only for what nobody foresaw. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForeseen = !["TypeError", "ReferenceError", "SyntaxError", "RangeError"].includes(error.name);
  return isForeseen ? error.message : (error.stack ?? error.message);
}
