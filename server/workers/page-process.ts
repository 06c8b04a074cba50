import { enableCompileCache } from "node:module";
import { join } from "node:path";
import type { ViewCount } from "#shared/view-counts.ts";
import { writeViews } from "../backends/write-views.ts";
import { openHttpServer } from "../http/http-server.ts";
import { watchRequests } from "../http/request-watch.ts";
import { readEnv } from "../process/env.ts";
import { createLog } from "../process/log.ts";
import { logEverything } from "../process/log-everything.ts";
import type { Metric } from "../process/metric.ts";
import { countFailures, watchProcess } from "../process/process-metrics.ts";
import { stopOnSignal } from "../process/stop.ts";
import { linkOwner } from "./owner-link.ts";
import type { FromPageProcess, Opening, ToPageProcess } from "./page-process-messages.ts";

// One of several processes that send pages (WEB_PROCESSES). It keeps the public pages and the files of the build ready;
// everything else goes to the owner, the process that started this one.
const folder = join(import.meta.dirname, "../..");
enableCompileCache(join(folder, "node_modules/.cache/node"));
const failures = countFailures(createLog("json"));
const { log } = failures;
logEverything(log);
const env = readEnv(process.env);
const told = Promise.withResolvers<Opening["owner"]>();
const keptEveryMs = 10_000;
let outdate = () => {};
let measure = (): Metric[] => [];

// A terminal sends these to all processes at once. Only the owner decides that this one ends, or its own end does.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});

process.on("message", (message: ToPageProcess) => {
  if ("owner" in message) told.resolve(message.owner);
  else if ("measure" in message) tellOwner({ measured: message.measure, metrics: measure() });
  else {
    outdate();
    tellOwner({ outdated: message.outdate });
  }
});
tellOwner({ began: true });

try {
  const http = await openHttpServer(env, log);
  const stop = stopOnSignal(log, http.force, ["SIGTERM"]);
  stop.before(http.close);
  const [owner, { createPageSite }, app] = await Promise.all([
    told.promise,
    import("./create-page-site.ts"),
    import("../pages/app-module.ts").then((loaded) => loaded.loadBuiltApp()),
  ]);
  const link = linkOwner(owner, env);
  const watch = watchRequests(env, log);
  const site = createPageSite({ env, log, owner: link, app, assetsFolder: join(folder, "build/client"), watch });
  outdate = site.outdate;
  const ofProcess = env.METRICS_PORT === undefined ? () => [] : watchProcess("page");
  measure = () => [...site.metrics(), ...http.metrics(), ...ofProcess(), ...failures.metrics()];
  const { views } = watch;
  if (views) {
    // Sent before this process may end.
    const send = (counts: ViewCount[]) =>
      new Promise<void>((resolve) => {
        const message: FromPageProcess = { views: counts };
        process.send?.(message, () => resolve());
      });
    const writing = writeViews(views, send, log);
    stop.before(writing.stop);
  }
  http.serve(site.answer, site.answerAtOnce);
  tellOwner({ serves: true });
  const tellKept = () => tellOwner(site.kept());
  setInterval(tellKept, keptEveryMs).unref();
  await site.warm();
  tellKept();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function tellOwner(message: FromPageProcess): void {
  process.send?.(message);
}
