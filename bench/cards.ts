import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { reportFigure } from "./measure/figure.ts";
import { openSite } from "./measure/open-site.ts";
import { childrenOf, figuresOf } from "./measure/processes.ts";
import { readSiteMap } from "./measure/site-map.ts";

// The card of every page of the site map in both languages, each drawn once. Drawing is counted in processor time of the
// process that makes pictures: it has a low priority, and on a busy machine the clock would measure the others.
const mostBytes = 100_000;
const mostMs = 300;

interface Card {
  path: string;
  bytes: number;
  /** Of the picture as it was sent. */
  hash: string;
  drawnMs: number;
}

await using site = await openSite();
const paths = await readSiteMap(site.url);
const cards: Card[] = [];
for (const path of paths) cards.push(await drawCardOf(path));

const heaviest = cards.toSorted((a, b) => b.bytes - a.bytes)[0];
const byTime = cards.toSorted((a, b) => a.drawnMs - b.drawnMs);
const slowest = byTime.at(-1);
const shared = [...Map.groupBy(cards, ({ hash }) => hash).values()].filter((it) => it.length > 1);
reportFigure({
  figure: `cards of shared links: a picture of its own for each of ${cards.length} pages in both languages`,
  aim: "each its own",
  measured: `${new Set(cards.map(({ hash }) => hash)).size} different${shared.map((it) => `; one for ${it.map(({ path }) => `\`${path}\``).join(" and ")}`).join("")}`,
  // A page whose title is the same in both languages, over the same picture, has the same card: that is its own.
  holds: shared.every((it) => new Set(it.map(({ path }) => path.replace(/^\/en(?=\/|$)/, ""))).size === 1),
});
reportFigure({
  figure: "cards of shared links: the heaviest",
  aim: `≤ ${mostBytes / 1000} kB`,
  measured: `${((heaviest?.bytes ?? Number.NaN) / 1000).toFixed(1)} kB, of \`${heaviest?.path}\``,
  holds: (heaviest?.bytes ?? Number.NaN) <= mostBytes,
});
reportFigure({
  figure: "cards of shared links: processor time of drawing the slowest",
  aim: `≤ ${mostMs} ms`,
  measured: `${slowest?.drawnMs} ms, of \`${slowest?.path}\`; median ${byTime[byTime.length >> 1]?.drawnMs} ms`,
  holds: (slowest?.drawnMs ?? Number.NaN) <= mostMs,
});

async function drawCardOf(path: string): Promise<Card> {
  const html = await fetch(site.url + path).then((it) => it.text());
  const [, named = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(named);
  const before = drawingMs();
  const answer = await fetch(site.url + pathname);
  if (answer.status !== 200) throw new Error(`${pathname} answers ${answer.status}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const hash = createHash("sha256").update(body).digest("hex");
  return { path, bytes: body.length, hash, drawnMs: Math.round(drawingMs() - before) };
}

/** What the process that makes pictures has used of a processor, as Linux counts it: in hundredths of a second. */
function drawingMs(): number {
  const workers = childrenOf(site.pid, "node").filter((pid) => commandOf(pid).includes("picture-worker"));
  return workers.reduce((sum, pid) => sum + 1000 * figuresOf(pid).cpuSeconds, 0);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
