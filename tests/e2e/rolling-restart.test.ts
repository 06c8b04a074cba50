import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./fixtures/free-port.ts";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { nginxIsThere, startNginx } from "./fixtures/nginx.ts";
import { startSite } from "./fixtures/site-process.ts";

const paths = ["/", "/club/acacias", "/favicon.svg", "/no-existe", "/merch", "/admin"];

/** Asks for one thing after the other until told to stop; gives what was not answered as it should be. */
function readSteadily(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  let answered = 0;
  let goesOn = true;
  const reading = (async () => {
    for (let turn = 0; goesOn; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const answer = await ask(url + path, agent);
      answered += 1;
      if (answer !== (path === "/no-existe" ? 404 : 200)) wrong.push(`${path}: ${answer}`);
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await reading;
      agent.destroy();
      return { answered, wrong };
    },
  };
}

function ask(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers: { accept: "text/html" } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      answer.once("error", (error) => resolve(error.message));
    });
    asked.setTimeout(60_000, () => asked.destroy(new Error("hangs")));
    asked.once("error", (error) => resolve(error.message)).end();
  });
}

test("machines behind a proxy are restarted one after the other, and nobody notices @desktop", async ({ site }) => {
  test.skip(!nginxIsThere, "nginx is not installed");
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), "nine-fitness-rolling-"));
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const start = async (name: string, port: number) => {
    const backend = { DATABASE_URL: databaseAddress(row?.name ?? "") };
    const env = { PORT: String(port), SITE_SECRET: "un secreto de pruebas bastante largo" };
    return { name, port, process: await startSite({ backend, dataDir: join(folder, name), env }) };
  };
  const machines = [await start("una", await freePort()), await start("otra", await freePort())];
  const nginx = await startNginx(...machines.map((machine) => machine.process.url));
  const readers = Array.from({ length: 4 }, () => readSteadily(nginx.url));
  try {
    for (const [index, { name, port, process: old }] of machines.entries()) {
      await old.stop();
      machines[index] = await start(name, port);
      // nginx asks a machine that was away again after a second.
      await delay(1_500);
    }
    for (const reader of readers) {
      const { answered, wrong } = await reader.stop();
      expect(wrong).toEqual([]);
      expect(answered).toBeGreaterThan(10);
    }
  } finally {
    await Promise.all(readers.map((reader) => reader.stop()));
    await nginx.stop();
    await Promise.all(machines.map((machine) => machine.process.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
});
