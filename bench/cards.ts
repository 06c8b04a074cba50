import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { drawShareCard } from "#server/pictures/draw-share-card.ts";
import { type CardFacts, readCardFacts } from "#server/pictures/read-card-facts.ts";
import { reportFigure } from "./measure/figure.ts";
import { makeFolder } from "./measure/make-folder.ts";
import { openSite } from "./measure/open-site.ts";
import { readSiteMap } from "./measure/site-map.ts";

// The card of every page of the site map in both languages, drawn as the server draws it, but here: there it has a low
// priority, and on a busy machine the clock would measure the others. So it is counted in processor time.
const mostBytes = 100_000;
const mostMs = 300;
const logos = "public/logo";

interface Card {
  path: string;
  bytes: number;
  /** Of the finished picture. */
  hash: string;
  drawnMs: number;
}

using folder = makeFolder();
await using site = await openSite();
const paths = await readSiteMap(site.url);
const cards: Card[] = [];
// The first one loads what all of them need.
await drawCardOf(paths[0] ?? "/");
for (const path of paths) cards.push(await drawCardOf(path));

const heaviest = cards.toSorted((a, b) => b.bytes - a.bytes)[0];
const byTime = cards.toSorted((a, b) => a.drawnMs - b.drawnMs);
const slowest = byTime.at(-1);
// A page that is called the same in both languages has one card in both: it is its own.
const ownPath = (path: string) => path.replace(/^\/en(?=\/|$)/, "") || "/";
const shared = [...Map.groupBy(cards, ({ hash }) => hash).values()].filter(
  (it) => new Set(it.map(({ path }) => ownPath(path))).size > 1,
);
reportFigure({
  figure: `cards of shared links: a picture of its own for each of ${cards.length} pages in both languages`,
  aim: "each its own",
  measured:
    shared.length === 0
      ? "each its own"
      : shared.map((it) => `one for ${it.map(({ path }) => `\`${path}\``).join(", ")}`).join("; "),
  holds: shared.length === 0,
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
  const facts = readCardFacts(await fetch(site.url + path).then((it) => it.text()));
  if (!facts) throw new Error(`${path} has no card`);
  const from = await fetchPicture(facts);
  const to = join(folder.path, "card.jpeg");
  const before = process.cpuUsage();
  await drawShareCard({ ...facts, from, logos, to });
  const { user, system } = process.cpuUsage(before);
  const body = await readFile(to);
  const hash = createHash("sha256").update(body).digest("hex");
  return { path, bytes: body.length, hash, drawnMs: Math.round((user + system) / 1000) };
}

/** The page's picture as a file; null where it has none that this site keeps. */
async function fetchPicture({ picture }: CardFacts): Promise<string | null> {
  if (!picture) return null;
  const { bucket, name } = picture;
  const place = bucket === "site" ? name : `storage/v1/object/public/${bucket}/${name}`;
  const answer = await fetch(`${site.url}/${place}`);
  if (!answer.ok) return null;
  const file = join(folder.path, "picture");
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}
