import { openSite } from "../../bench/measure/open-site.ts";
import { publishableKeyOf } from "../../bench/measure/staff.ts";
import { nginxIsThere, startNginxWith } from "../e2e/fixtures/nginx.ts";
import { askRaw, type RawAnswer } from "./ask-raw.ts";
import { firstAddress, hiddenAddress, pipelinedPairs } from "./pipelined-pairs.ts";
import { randomFrom } from "./random.ts";
import { strangeRequest } from "./raw-requests.ts";
import type { Round } from "./round.ts";

/** Strange requests as bytes, and pairs of requests whose border two readers may see in two places. */
export const fuzz: Round = async ({ full, say }) => {
  const requests = full ? 40_000 : 6_000;
  await using site = await openSite();
  const key = publishableKeyOf(site);
  const misses: string[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  const work = async (seed: number) => {
    const random = randomFrom(seed);
    for (; sent < requests; sent += 1) {
      const bytes = strangeRequest(random, key);
      const answer = await askRaw(site.url, bytes);
      for (const status of answer.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const wrong = answer.statuses.find((status) => status >= 500) ?? (answer.isSilent ? "no answer" : undefined);
      if (wrong) misses.push(`${wrong}: ${JSON.stringify(bytes.slice(0, 400))}`);
      if (sent % 2_000 === 0) say(`${sent} requests, ${misses.length} misses\n${misses.slice(-2).join("\n")}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, index) => work(index)));
  const framing = nginxIsThere
    ? await compareWithNginx(site.url, misses)
    : "nginx is not here: pairs were not compared.";
  const health = await fetch(`${site.url}/healthz`).catch(() => null);
  if (health?.status !== 200) misses.push("the site does not stand any more");
  const said = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  return { text: `${sent} requests: ${said.join(", ")}; ${misses.length} misses. ${framing}`, misses };
};

interface Reading {
  isRefused: boolean;
  /** How often the second request of the pair was seen. */
  hidden: number;
}

/** Shorter than the site lets a connection idle. */
const closedWithinMs = 2_000;

/** Both may refuse, and we may end the connection where nginx goes on; what both take they must read alike. */
async function compareWithNginx(url: string, misses: string[]): Promise<string> {
  const nginx = await startNginxWith([url], readerLocations);
  let [refused, laxer, ended] = [0, 0, 0];
  try {
    for (const pair of pipelinedPairs) {
      const [ours, theirs] = [readingOf(await askRaw(url, pair)), readingOf(await askRaw(nginx.url, pair))];
      if (ours.isRefused) refused += 1;
      else if (theirs.isRefused) laxer += 1;
      else if (ours.hidden < theirs.hidden && (await isEndedByUs(url, pair))) ended += 1;
      else if (ours.hidden !== theirs.hidden) {
        misses.push(`we see ${ours.hidden} second requests, nginx ${theirs.hidden}: ${JSON.stringify(pair)}`);
      }
      const through = await askRaw(nginx.unbufferedUrl, pair);
      if (through.statuses.some((status) => status >= 500 && status !== 501))
        misses.push(`through nginx ${through.statuses}: ${JSON.stringify(pair)}`);
    }
  } finally {
    await nginx.stop();
  }
  return `${pipelinedPairs.length} pipelined pairs: ${refused} refused by us, ${laxer} by nginx alone, ${ended} answered and the connection ended, the rest read alike or named above.`;
}

/** Nothing that follows on such a connection is read at all, so none of it can be taken for another's request. */
async function isEndedByUs(url: string, pair: string): Promise<boolean> {
  const { isClosed } = await askRaw(url, pair, { patienceMs: closedWithinMs, isEnded: false });
  return isClosed;
}

/** nginx answers by itself, so that it is asked how it reads and not what we answered. */
const readerLocations = `
  location = ${hiddenAddress} { default_type image/svg+xml; return 200 "hidden"; }
  location = ${firstAddress} { default_type text/plain; return 200 "first"; }`;

function readingOf({ statuses, text }: RawAnswer): Reading {
  const hidden = text.split(/content-type: image\/svg\+xml/i).length - 1;
  return {
    isRefused: statuses.length === 0 || statuses.some((status) => [400, 411, 413, 417, 431, 501].includes(status)),
    hidden,
  };
}
