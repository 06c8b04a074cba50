import { Agent } from "node:http";
import { expect, test } from "./fixtures/journey.ts";
import { nginxIsThere, startNginx } from "./fixtures/nginx.ts";
import { askWithBody, type Body, bodyPlaces, wrongWithAnswer } from "./fixtures/refused-bodies.ts";

/** More than the buffers between two processes hold, and less. */
const bodies: Body[] = [
  { method: "POST", size: 3_000_000 },
  ...["POST", "PUT", "PATCH", "DELETE"].map((method) => ({ method, size: 400_000 })),
];

/** Sends every refused body and then a visitor's request over the same few connections. */
async function expectNoneHangs(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const place of bodyPlaces) {
    for (const body of bodies) {
      const what = `${body.method} ${place} with ${body.size} bytes`;
      expect(wrongWithAnswer(place, await askWithBody(url + place, agent, body)), what).toBeUndefined();
      expect(await askWithBody(`${url}/favicon.svg`, agent), `after ${what}`).toBe(200);
    }
  }
  agent.destroy();
}

async function behindNginx(url: string): Promise<void> {
  const nginx = await startNginx(url);
  try {
    await expectNoneHangs(nginx.url);
    await expectNoneHangs(nginx.unbufferedUrl);
  } finally {
    await nginx.stop();
  }
}

test("a refused body blocks no connection @desktop", ({ site }) => expectNoneHangs(site.url));

test.describe("behind a real nginx that keeps its connections", () => {
  test.skip(!nginxIsThere, "no nginx on this machine");

  test("a refused body makes no visitor wait @desktop", ({ site }) => behindNginx(site.url));
});
