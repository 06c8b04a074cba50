import { Agent } from "node:http";
import { openSite } from "../../bench/measure/open-site.ts";
import { startNginx } from "../e2e/fixtures/nginx.ts";
import { askWithBody, type Body, bodyPlaces, wrongWithAnswer } from "../e2e/fixtures/refused-bodies.ts";
import type { Round } from "./round.ts";

/** From what fits a packet to what no door takes; more than the buffers between two processes hold, and less. */
const sizes = [1, 16_000, 70_000, 1_100_000, 3_000_000, 8_000_000, 25_000_000];
const badSession = { authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.e30.nobody" };

function shapes(full: boolean): Body[] {
  const usual = ["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ method, size: 400_000 }));
  const ofAllSizes = sizes.filter((size) => full || size < 25_000_000).map((size) => ({ method: "POST", size }));
  const chunked = [70_000, 3_000_000].map((size) => ({ method: "POST", size, isChunked: true }));
  return [...usual, ...ofAllSizes, ...chunked, { method: "POST", size: 400_000, headers: badSession }];
}

/** Refused bodies of every kind at every address, each followed by a visitor's request on the same connection. */
export const bodies: Round = async ({ full, say }) => {
  const misses: string[] = [];
  let sent = 0;
  let slowest = 0;
  async function press(way: string, url: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const place of bodyPlaces) {
      for (const body of shapes(full)) {
        const what = `${way}: ${body.method} ${place} with ${body.size} bytes${body.isChunked ? " in chunks" : ""}`;
        const wrong = wrongWithAnswer(place, await askWithBody(url + place, agent, body));
        if (wrong) misses.push(`${what} ${wrong}`);
        const begun = performance.now();
        const next = await askWithBody(`${url}/favicon.svg`, agent);
        slowest = Math.max(slowest, performance.now() - begun);
        if (next !== 200) misses.push(`${what}: the next visitor got ${next}`);
        sent += 1;
      }
    }
    agent.destroy();
    say(`${way}: ${sent} bodies so far, ${misses.length} misses`);
  }
  await using site = await openSite({});
  await press("directly", site.url);
  const nginx = await startNginx(site.url);
  try {
    await press("behind nginx", nginx.url);
    await press("behind nginx that passes bodies on as they come", nginx.unbufferedUrl);
  } finally {
    await nginx.stop();
  }
  const text = `${sent} bodies at ${bodyPlaces.length} addresses, each followed by a visitor's request on the same connection: ${misses.length} hanging or wrong; the slowest request after one took ${Math.round(slowest)} ms.`;
  return { text, misses };
};
