import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

/** What visitors and staff got while something else went on. */
export interface Answers {
  total: number;
  /** "what: status" of each that was not as it should be. */
  failed: string[];
  /** Milliseconds, of all kinds together. */
  p50: number;
  p99: number;
  worst: number;
}

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Four visitors who read, one of the staff who writes, one who uploads and removes; each waits a little between. */
export function visitSteadily(url: string, secretKey: string) {
  const staff = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const json = { ...staff, "content-type": "application/json" };
  const ms: number[] = [];
  const failed: string[] = [];
  const folder = `carga-${randomUUID()}`;
  let goesOn = true;

  async function ask(path: string, expected: number[], init?: RequestInit): Promise<void> {
    const begun = performance.now();
    const status = await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: Error) => error.message,
    );
    ms.push(performance.now() - begun);
    if (typeof status === "string" || !expected.includes(status)) {
      failed.push(`${init?.method ?? "GET"} ${path}: ${status}`);
    }
  }
  async function repeat(pauseMs: number, turn: (count: number) => Promise<void>): Promise<void> {
    for (let count = 0; goesOn; count += 1) {
      await turn(count);
      await delay(pauseMs);
    }
  }

  const visitors = Promise.all([
    repeat(20, () => ask("/", [200])),
    repeat(20, () => ask("/rest/v1/clubs?select=*", [200], { headers: staff })),
    repeat(50, (count) => ask(`/club/nada-${count}`, [404])),
    repeat(50, () => ask("/admin", [200])),
    repeat(200, (count) =>
      ask("/rest/v1/site_content?content_key=eq.hero_title_1", [204], {
        method: "PATCH",
        headers: json,
        body: JSON.stringify({ content_value: `Copia ${count}` }),
      }),
    ),
    repeat(300, async (count) => {
      const bucket = "/storage/v1/object/public-assets";
      const headers = { ...staff, "content-type": "image/png" };
      await ask(`${bucket}/${folder}/${count}.png`, [200], { method: "POST", headers, body: picture });
      const body = JSON.stringify({ prefixes: [`${folder}/${count}.png`] });
      if (count % 2) await ask(bucket, [200], { method: "DELETE", headers: json, body });
    }),
  ]);
  return {
    async stop(): Promise<Answers> {
      goesOn = false;
      await visitors;
      const sorted = ms.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { total: ms.length, failed, p50: at(0.5), p99: at(0.99), worst: at(1) };
    },
  };
}
