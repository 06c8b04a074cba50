import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { openHttpServer } from "../http/http-server.ts";
import { readEnv } from "../process/env.ts";
import { createLog } from "../process/log.ts";
import { logEverything } from "../process/log-everything.ts";
import { stopOnSignal } from "../process/stop.ts";
import { linkOwner } from "./owner-link.ts";
import type { FromPageProcess, Opening, ToPageProcess } from "./page-process-messages.ts";

// One of several processes that send pages (WEB_PROCESSES). It keeps the public pages and the files of the build ready;
// everything else goes to the owner, the process that started this one.
const folder = join(import.meta.dirname, "../..");
enableCompileCache(join(folder, "node_modules/.cache/node"));
const log = createLog("json");
logEverything(log);
const env = readEnv(process.env);
const told = Promise.withResolvers<Opening["owner"]>();
let outdate = () => {};

// A terminal sends these to all processes at once. Only the owner decides that this one ends, or its own end does.
for (const signal of ["SIGINT", "SIGHUP"]) process.on(signal, () => {});

process.on("message", (message: ToPageProcess) => {
  if ("owner" in message) told.resolve(message.owner);
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
    import("../pages/app-module.ts").then((it) => it.loadBuiltApp()),
  ]);
  const link = linkOwner(owner, env);
  const site = createPageSite({ env, log, owner: link, app, assetsFolder: join(folder, "build/client") });
  outdate = site.outdate;
  http.serve(site.answer, site.answerAtOnce);
  await site.warm();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function tellOwner(message: FromPageProcess): void {
  process.send?.(message);
}
