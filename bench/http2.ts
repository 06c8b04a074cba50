import { chmodSync } from "node:fs";
import type { Result } from "lighthouse";
import { freePort } from "#tests/e2e/fixtures/free-port.ts";
import { hasProxyTools, startNginxProxy } from "#tests/fixtures/nginx-proxy.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { median } from "./measure/median.ts";
import { openSite } from "./measure/open-site.ts";
import { metric, runLighthouse } from "./measure/run-lighthouse.ts";
import { openBrowser } from "./measure/with-site.ts";

// Home with its hero picture, simulated slow phone, behind nginx as deploy/nginx.conf sets it up: over HTTP/2 and, with that
// one word taken out, over HTTP/1.1; and the site itself, without a proxy and without TLS. In turns.
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);

if (hasProxyTools) await measure();
else reportFigure({ figure: "HTTP/2 behind nginx", aim: "–", measured: "nginx is not on this machine", holds: null });

async function measure(): Promise<void> {
  await using closing = new AsyncDisposableStack();
  const site = closing.use(await openSite({ TRUSTED_PROXIES: "loopback" }));
  const proxyOf = async (edit: (configuration: string) => string) => {
    const { path } = closing.use(makeFolder());
    chmodSync(path, 0o755);
    const proxy = await startNginxProxy(path, Number(new URL(site.url).port), edit);
    closing.defer(() => proxy.stop());
    return proxy.address;
  };
  const ways = {
    "HTTP/2 behind nginx": await proxyOf((it) => it),
    "HTTP/1.1 behind nginx": await proxyOf((it) => it.replace(" ssl http2;", " ssl;")),
    "HTTP/1.1 without a proxy": site.url,
  };
  const port = await freePort();
  closing.use(await openBrowser(port, ["--ignore-certificate-errors"]));
  const results = new Map<string, Result[]>(Object.keys(ways).map((way) => [way, []]));
  for (let run = -1; run < runs; run += 1) {
    for (const [way, url] of Object.entries(ways)) {
      const result = await runLighthouse(url, port, ["performance"]);
      // The first one fills nginx's connections and the site's memory.
      if (run >= 0) results.get(way)?.push(result);
    }
  }
  for (const [way, all] of results) report(way, all);
}

function report(way: string, results: readonly Result[]): void {
  const all = (name: string) => results.map((it) => metric(it, name)).toSorted((a, b) => a - b);
  const said = (name: string) => {
    const times = all(name);
    return `${median(times).toFixed(0)} ms (${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)})`;
  };
  reportFigure({
    figure: `home with hero picture, simulated slow phone, ${way}: largest contentful paint`,
    aim: "–",
    measured: `${said("largest-contentful-paint")}; first ${said("first-contentful-paint")}`,
    holds: null,
  });
}
