import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { openSite } from "../../bench/measure/open-site.ts";

/** What visitors of one moment got. */
interface Load {
  connections: number;
  /** Answers per second that were what was asked for, within a second. */
  goodPerSecond: number;
  /** Answers per second that said 503. */
  refusedPerSecond: number;
  /** No answer at all. */
  failed: number;
  /** Of ready pages, in milliseconds. */
  readyP99: number;
}

export interface Overload {
  peak: Load;
  overloaded: Load;
  slowSockets: number;
  /** Of the slow sockets, those that were still open after it. */
  slowLeft: number;
  /** From the end of it until ten pages in a row came as at rest, in milliseconds. */
  normalAfterMs: number;
}

const lookSeconds = 4;
const overloadSeconds = 30;
const slowSockets = 500;
const goodMs = 1_000;
/** Of ten requests: eight ready pages, two that must be rendered and are not kept. */
const mix = ["/", "/club/acacias", "/careers", "/", "/partners", "/", "/contact", "/", "made", "made"];

/**
 * Ten times the visitors with whom the site answers most, and 500 connections whose requests come drop by drop. The
 * load is made by this process, on the same machine: its own time is part of both sides of the comparison.
 */
export async function measureOverload(say: (line: string) => void): Promise<Overload> {
  await using site = await openSite();
  await warmUp(site.url);
  const atRest = await timeOf(site.url);
  const looks: Load[] = [];
  for (const connections of [8, 16, 32]) looks.push(await press(site.url, connections, lookSeconds));
  const peak = looks.reduce((best, look) => (look.goodPerSecond > best.goodPerSecond ? look : best));
  say(`peak: ${Math.round(peak.goodPerSecond)} per second on ${peak.connections} connections`);
  const slow = openSlowSockets(site.url);
  const overloaded = await press(site.url, 10 * peak.connections, overloadSeconds);
  const slowLeft = slow.end();
  const begun = performance.now();
  await untilNormal(site.url, Math.max(2 * atRest, atRest + 5));
  const normalAfterMs = performance.now() - begun;
  return { peak, overloaded, slowSockets, slowLeft, normalAfterMs };
}

/** Until a site just started answers no quicker than before: else its peak would be one that it has yet to reach. */
async function warmUp(url: string): Promise<void> {
  for (let [before, now, turn] = [0, 1, 0]; now > 1.05 * before && turn < 12; turn += 1) {
    before = Math.max(before, now);
    now = (await press(url, 16, 4)).goodPerSecond;
  }
}

/** As many visitors as connections, each asking for the next thing once it was answered. */
async function press(url: string, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const counts = { good: 0, refused: 0, failed: 0 };
  const ready: number[] = [];
  async function visit(first: number): Promise<void> {
    for (let turn = first; performance.now() < end; turn += 1) {
      const what = mix[turn % mix.length] ?? "/";
      const path = what === "made" ? `/club/nada-${first}-${turn}` : what;
      const { status, ms } = await ask(url + path, agent);
      if (status === 0) counts.failed += 1;
      else if (status === 503) counts.refused += 1;
      else if (status === (what === "made" ? 404 : 200) && ms <= goodMs) counts.good += 1;
      if (what !== "made" && status === 200) ready.push(ms);
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index)));
  agent.destroy();
  return {
    connections,
    goodPerSecond: counts.good / seconds,
    refusedPerSecond: counts.refused / seconds,
    failed: counts.failed,
    readyP99: ready.toSorted((a, b) => a - b)[Math.floor(ready.length * 0.99)] ?? 0,
  };
}

function ask(url: string, agent?: Agent): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number) => resolve({ status, ms: performance.now() - begun });
    const headers = { accept: "*/*", "accept-encoding": "br" };
    const asked = get(url, { headers, ...(agent && { agent }) }, (answer) => {
      answer.resume().once("end", () => settle(answer.statusCode ?? 0));
      answer.once("error", () => settle(0));
    });
    asked.setTimeout(10_000, () => asked.destroy()).once("error", () => settle(0));
  });
}

/** From several of this machine's addresses, each within what one may open; one that was ended is opened anew. */
function openSlowSockets(url: string) {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  const fill = () => {
    for (const socket of open) socket.write("x");
    while (open.size < slowSockets) {
      const localAddress = `127.0.0.${2 + (open.size % 5)}`;
      const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress });
      socket.on("error", () => {}).once("close", () => open.delete(socket));
      socket.resume().write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
      open.add(socket);
    }
  };
  fill();
  const timer = setInterval(fill, 1_000);
  return {
    end(): number {
      clearInterval(timer);
      const left = open.size;
      for (const socket of open) socket.destroy();
      return left;
    },
  };
}

/** The middle of twenty visits, one after the other. */
async function timeOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 20; visit += 1) times.push((await ask(url)).ms);
  return times.toSorted((a, b) => a - b)[10] ?? 0;
}

/** Gives up after a minute: a machine that others keep busy may have no normal. */
async function untilNormal(url: string, mostMs: number): Promise<void> {
  const end = performance.now() + 60_000;
  for (let inARow = 0; inARow < 10 && performance.now() < end; ) {
    const { status, ms } = await ask(url);
    inARow = status === 200 && ms <= mostMs ? inARow + 1 : 0;
    if (inARow === 0) await delay(10);
  }
}
