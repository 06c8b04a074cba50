import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FaultName } from "./backend-faults.ts";
import { type FaultySite, openFaultySite, type Premises, type Visit } from "./faulty-site.ts";

export const states = ["warm", "after an edit", "restart with copies", "first start"] as const;
type State = (typeof states)[number];

/** How a site met a fault in a state, on all its pages. */
export interface Outcome {
  fault: FaultName;
  state: State;
  /** What a visitor should not have got, in words. */
  wrong: string[];
  /** Of each page, while the fault lasted. */
  ms: number[];
  /** From the end of the fault until every page was its good self again. */
  recoveryMs: number;
}

/** How long all pages may take to be good again. A bound against hanging: what it took is reported. */
const mostRecoveryMs = 120_000;

/**
 * Takes a site through one fault: warm, after an edit, after a restart with its copies on disk, and at its very first
 * start. `good` holds the words of each page on a good backend.
 */
export async function meetFault(premises: Premises, fault: FaultName, good: ReadonlyMap<string, string>) {
  const [experienced, first] = await Promise.all([
    meetWithPages(premises, fault, good),
    meetFirst(premises, fault, good),
  ]);
  return [...experienced, first];
}

/** What each of the pages says on a good backend. */
export function learnPages(premises: Premises, paths: readonly string[]): Promise<Map<string, string>> {
  return inFolder(async (folder) => {
    const site = await openFaultySite(premises, folder);
    const good = new Map<string, string>();
    for (const path of paths) {
      const { status, words } = await site.readWhole(path);
      if (status !== statusOf(path)) throw new Error(`${path} is no good page: ${status}\n${site.log.at(-1)}`);
      good.set(path, words);
    }
    await site.close();
    return good;
  });
}

/** Warm, after an edit, after a restart with its copies. */
export function meetWithPages(
  premises: Premises,
  fault: FaultName,
  good: ReadonlyMap<string, string>,
): Promise<Outcome[]> {
  return inFolder(async (folder) => {
    const site = await openFaultySite(premises, folder);
    await warmUp(site, good);
    const copies = copiesIn(site);
    site.fail(fault);
    const warm = await look(site, fault, "warm", good);
    site.edit();
    const edited = await look(site, fault, "after an edit", good);
    await site.close();
    edited.wrong.push(...lostCopies(site, copies));

    const restarted = await openFaultySite(premises, folder, fault);
    const late = await look(restarted, fault, "restart with copies", good);
    late.wrong.push(...lostCopies(restarted, copies));
    await restarted.close();
    return [warm, edited, late];
  });
}

/** Every page is kept as its good self. On a busy machine a part may come too late once, and such a page is not kept. */
async function warmUp(site: FaultySite, good: ReadonlyMap<string, string>): Promise<void> {
  const begun = performance.now();
  for (const [path, words] of good) {
    const isKept = async () => path === unknownPage || (await site.site.cache?.holds(path));
    while ((await site.readWhole(path)).words !== words || !(await isKept())) {
      if (performance.now() - begun > mostRecoveryMs) throw new Error(`${path} is not good before any fault`);
      await delay(50);
    }
  }
  await site.site.cache?.settled();
}

/** At its very first start, all pages asked for together. */
export function meetFirst(premises: Premises, fault: FaultName, good: ReadonlyMap<string, string>): Promise<Outcome> {
  return inFolder(async (folder) => {
    const site = await openFaultySite(premises, folder, fault);
    const visits = await Promise.all([...good.keys()].map(async (path) => [path, await site.visit(path)] as const));
    const wrong = visits.flatMap(([path, visit]) => wrongWithout(path, visit, good.get(path) ?? ""));
    const recoveryMs = await recover(site, good, wrong);
    await site.close();
    return { fault, state: "first start", wrong, ms: visits.map(([, { ms }]) => ms), recoveryMs };
  });
}

/** Every page once, one after the other, as a visitor gets them; then how long they take to be good again. */
async function look(site: FaultySite, fault: FaultName, state: State, good: ReadonlyMap<string, string>) {
  const wrong: string[] = [];
  const ms: number[] = [];
  for (const [path, words] of good) {
    const visit = await site.visit(path);
    ms.push(visit.ms);
    // Nothing is kept of what does not exist; it is rendered for each visitor, with what there is.
    if (path === unknownPage && visit.status === 404 && visit.words.length > leastWords) continue;
    if (visit.words !== words) wrong.push(`${path}: not its good page but ${visit.status} "${begin(visit)}"`);
    else if (visit.status !== statusOf(path)) wrong.push(`${path}: ${visit.status}`);
  }
  const recoveryMs = await recover(site, good, wrong);
  if (state === "warm") site.fail(fault);
  return { fault, state, wrong, ms, recoveryMs } satisfies Outcome;
}

/** The backend is good again: the pages must be, and the health must say so. */
async function recover(site: FaultySite, good: ReadonlyMap<string, string>, wrong: string[]): Promise<number> {
  const begun = performance.now();
  site.recover();
  for (const [path, words] of good) {
    while (!(await isGood(site, path, words))) {
      if (performance.now() - begun > mostRecoveryMs) {
        wrong.push(`${path}: not good again ${mostRecoveryMs} ms after the fault`);
        return mostRecoveryMs;
      }
      await delay(50);
    }
  }
  while ((await site.visit("/healthz")).status !== 200) {
    if (performance.now() - begun > mostRecoveryMs) {
      wrong.push("the health check does not say that all is well again");
      return mostRecoveryMs;
    }
    await delay(50);
  }
  return performance.now() - begun;
}

/** Its good words, and no older than they should be. */
async function isGood(site: FaultySite, path: string, words: string): Promise<boolean> {
  const visit = await site.visit(path);
  return visit.words === words && visit.status === statusOf(path);
}

/** A page with fewer characters is as good as blank. */
const leastWords = 80;

/** Without any good copy: a kind page that says by its status, or in a frame's words, that it is not all. */
function wrongWithout(path: string, visit: Visit, good: string): string[] {
  const { status, words, headers } = visit;
  if (words === good && status === statusOf(path)) return [];
  if (path === unknownPage && status === 404) return [];
  // Whoever reads a site map or the rules of crawlers reads the status.
  if (words.length < leastWords && !/\.(xml|txt|ics)$/.test(path))
    return [`${path}: nearly blank, ${status} "${words}"`];
  if (status === 503) return headers.has("retry-after") ? [] : [`${path}: 503 without Retry-After`];
  if (status === 404 || status >= 500) return [`${path}: ${status} "${begin(visit)}"`];
  const untruth = /404 -|ahora mismo no hay|desactivada/i.exec(words.replace(good, ""));
  if (untruth && !good.includes(untruth[0])) return [`${path}: 200 and an untruth, "${untruth[0]}"`];
  return [];
}

/** The page of unknown addresses is the one that is good with another status. */
function statusOf(path: string): number {
  return path === unknownPage ? 404 : 200;
}

export const unknownPage = "/pagina-que-no-existe";

function begin({ words }: Visit): string {
  return words.slice(0, 120);
}

function copiesIn({ folder }: FaultySite): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder);
  return new Map(names.map((name) => [name, String(JSON.parse(readFileSync(join(folder, name), "utf8")).body)]));
}

function lostCopies(site: FaultySite, before: ReadonlyMap<string, string>): string[] {
  const now = copiesIn(site);
  const lost = [...before.keys()].filter((name) => !now.has(name));
  return lost.length > 0 ? [`${lost.length} copies on disk are lost`] : [];
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "nine-fitness-faults-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
