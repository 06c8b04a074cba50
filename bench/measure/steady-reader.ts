import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

// The thread of `openReader`: asks for a page at a steady pace, and tells how long each took when it is asked to.
// Whoever started this thread says what it works with.
const { url, perSecond }: { url: string; perSecond: number } = workerData;
const agent = new Agent({ keepAlive: true });
let waits: Promise<number>[] = [];

setInterval(() => waits.push(timePage()), 1_000 / perSecond);
parentPort?.on("message", async () => {
  const told = waits;
  waits = [];
  parentPort?.postMessage(await Promise.all(told));
});

function timePage(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once("end", () => resolve(performance.now() - begun));
    });
    asked.once("error", reject);
  });
}
