import cluster, { type Worker } from "node:cluster";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settlesWithin } from "#shared/settles-within.ts";
import type { ViewCount } from "#shared/view-counts.ts";
import { drainUnreadBodies } from "../http/drain-unread-bodies.ts";
import type { Log } from "../process/log.ts";
import type { Metric } from "../process/metric.ts";
import type { FromPageProcess, KeptPages, Opening, ToPageProcess } from "./page-process-messages.ts";

/** How long a save waits for the page processes to know of it; the database tells them too. */
const patienceMs = 500;
/** Whose figures come later is left out of them. */
const measureMs = 3_000;
const restartMs = 1_000;

export interface ProcessState {
  wanted: number;
  ready: number;
  lost: number;
  /** The fewest pages and the most late ones that one of them has; undefined until one has told. */
  kept: KeptPages | undefined;
}

export interface PageProcesses {
  /** Resolves with the public port once one of them listens; rejects when none can (it has said why). */
  listening: Promise<number>;
  /** Answers what they do not answer themselves, and lets them begin. */
  open(answer: RequestListener, publishableKey: string): Promise<void>;
  /** Resolves when all of them know that the content has changed. */
  outdate(): Promise<void>;
  /** Their figures, one list of each that answers in time. */
  metrics(): Promise<Metric[][]>;
  /** How many there should be, how many answer visitors, how many have been lost so far. */
  state(): ProcessState;
  /** Calls back with the pages that they were asked for. */
  onViews(listener: (counts: ViewCount[]) => void): void;
  /** Lets them finish what is under way and end. */
  close(): Promise<void>;
  /** Has them cut off what is still open. */
  force(): void;
}

/**
 * Starts the processes that send pages, behind one port. This process owns what there may be only once: the embedded
 * database, sessions, limits. A page process that dies is replaced; when this one dies, they end by themselves.
 */
export function startPageProcesses(count: number, log: Log): PageProcesses {
  cluster.setupPrimary({ exec: join(import.meta.dirname, "page-process.ts") });
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>();
  const audience = openAudience();
  const ready = new Set<Worker>();
  const kept = new Map<Worker, KeptPages>();
  let lost = 0;
  let isClosing = false;
  let isListening = false;
  let tellViews: (counts: ViewCount[]) => void = () => {};
  cluster.on("message", (worker, message: FromPageProcess) => {
    if ("began" in message) audience.add(worker);
    else if ("serves" in message) ready.add(worker);
    else if ("views" in message) tellViews(message.views);
    else if ("late" in message) kept.set(worker, message);
  });
  cluster.on("listening", (_, { port }) => {
    isListening = true;
    resolve(port);
  });
  cluster.on("exit", (worker, code, signal) => {
    audience.delete(worker);
    ready.delete(worker);
    kept.delete(worker);
    if (!isListening) return reject(new Error("The site cannot be reached."));
    // Not at once: one that cannot live must not keep the machine busy.
    setTimeout(() => {
      if (isClosing) return;
      lost += 1;
      log.error("a page process ended and is replaced", signal ?? `code ${code}`, { pid: worker.process.pid });
      cluster.fork();
    }, restartMs);
  });
  for (let index = 0; index < count; index += 1) cluster.fork();
  let owner: Awaited<ReturnType<typeof listenPrivately>> | undefined;

  return {
    listening,
    async open(answer, publishableKey) {
      owner = await listenPrivately(answer);
      audience.open({ owner: { socket: owner.socket, publishableKey } });
    },
    outdate: audience.outdate,
    metrics: audience.measure,
    onViews: (listener) => {
      tellViews = listener;
    },
    state: () => ({ wanted: count, ready: ready.size, lost, kept: leastKept([...kept.values()]) }),
    async close() {
      isClosing = true;
      await Promise.all(endAll());
      await owner?.close();
    },
    force() {
      endAll();
      owner?.force();
    },
  };
}

function leastKept(told: readonly KeptPages[]): KeptPages | undefined {
  if (told.length === 0) return undefined;
  return { pages: Math.min(...told.map(({ pages }) => pages)), late: Math.max(...told.map(({ late }) => late)) };
}

/** The page processes that hear what they are told. */
function openAudience() {
  const begun = new Set<Worker>();
  let opening: Opening | undefined;
  /** Numbers what all are asked. */
  let count = 0;
  return {
    delete: (worker: Worker) => begun.delete(worker),
    add(worker: Worker): void {
      begun.add(worker);
      if (opening) tell(worker, opening);
    },
    open(entry: Opening): void {
      opening = entry;
      for (const worker of begun) tell(worker, entry);
    },
    async outdate(): Promise<void> {
      count += 1;
      const outdate = count;
      await askAll({ outdate }, (process) => "outdated" in process && process.outdated >= outdate);
    },
    async measure(): Promise<Metric[][]> {
      count += 1;
      const measure = count;
      const answers = await askAll(
        { measure },
        (process) => "measured" in process && process.measured === measure,
        measureMs,
      );
      return answers.flatMap((answer) => ("metrics" in answer ? [answer.metrics] : []));
    },
  };

  /** The answers that come in time. */
  async function askAll(
    what: ToPageProcess,
    isAnswer: (it: FromPageProcess) => boolean,
    mostMs = patienceMs,
  ): Promise<FromPageProcess[]> {
    const answers: FromPageProcess[] = [];
    const known = [...begun].map((worker) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const listen = (process: FromPageProcess) => {
        if (!isAnswer(process)) return;
        answers.push(process);
        resolve();
      };
      worker.on("message", listen).once("exit", resolve);
      tell(worker, what);
      return promise.finally(() => worker.off("message", listen).off("exit", resolve));
    });
    await settlesWithin(mostMs, Promise.all(known));
    return answers;
  }
}

function tell(worker: Worker, message: ToPageProcess): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

/** Asks all of them to end; at the second time they cut off what is still open. Each promise waits for one of them. */
function endAll(): Promise<void>[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) => {
    if (!worker) return [];
    worker.process.kill("SIGTERM");
    return [new Promise<void>((resolve) => worker.once("exit", () => resolve()))];
  });
}

/** In a folder that only this account may enter. */
async function listenPrivately(answer: RequestListener) {
  const folder = await mkdtemp(join(tmpdir(), "nine-fitness-owner-"));
  const socket = process.platform === "win32" ? `\\\\.\\pipe\\nine-fitness-${process.pid}` : join(folder, "owner");
  const server = createServer({ keepAliveTimeout: 65_000 }, answer);
  drainUnreadBodies(server);
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socket, resolve));
  return {
    socket,
    force: () => server.closeAllConnections(),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
