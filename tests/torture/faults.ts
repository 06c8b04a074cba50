import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBackend } from "#backend/backend.ts";
import { loadBuiltApp } from "#server/pages/app-module.ts";
import { PageAddresses } from "#server/pages/page-addresses.ts";
import { askAsVisitor } from "./ask-as-visitor.ts";
import { backendFaults, type FaultName } from "./backend-faults.ts";
import { learnPages, meetFirst, meetWithPages, type Outcome, unknownPage } from "./fault-states.ts";
import type { Premises } from "./faulty-site.ts";
import { rememberAnswers } from "./remember-answers.ts";

/** How many routes the matrix has: those without a parameter, then details of the demo content. */
const mostRoutes = 32;
const silent = { info() {}, warn: console.warn, error: console.error };

/** Every fault of a backend × every route × every state of the site, one fault after the other; on the built site. */
export async function measureFaults(say: (line: string) => void): Promise<{ outcomes: Outcome[]; routes: number }> {
  const dataDir = await mkdtemp(join(tmpdir(), "nine-fitness-torture-"));
  // The account that runs PostgreSQL must be able to enter it.
  await chmod(dataDir, 0o755);
  const backend = await openBackend({ dataDir, database: "embedded", seed: "demo", log: silent });
  try {
    const source = await loadBuiltApp();
    if (!("built" in source)) throw new Error("The faults are measured on the built site.");
    const ask = rememberAnswers(askAsVisitor(backend));
    const premises = { app: source.built, ask, assetsFolder: join(import.meta.dirname, "../../build/client") };
    const good = await learnPages(premises, await routesOf(premises));
    const outcomes: Outcome[] = [];
    for (const name of Object.keys(backendFaults) as FaultName[]) {
      // One after the other: all pages of a first start at once would make the others slow.
      const met = [...(await meetWithPages(premises, name, good)), await meetFirst(premises, name, good)];
      for (const { state, wrong } of met) say(`${name}, ${state}: ${wrong.length} wrong\n${wrong.join("\n")}`.trim());
      outcomes.push(...met);
    }
    return { outcomes, routes: good.size };
  } finally {
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The pages without a parameter, the site map's and the one of unknown addresses. */
async function routesOf(premises: Premises): Promise<string[]> {
  // A landing page without a name is none, nor is a club.
  const fixed = new PageAddresses(premises.app).fixed.filter((path) => path !== "/p" && path !== "/club");
  const map = await learnMap(premises);
  return [...new Set([unknownPage, ...fixed, ...map])].slice(0, mostRoutes);
}

async function learnMap(premises: Premises): Promise<string[]> {
  const [words = ""] = (await learnPages(premises, ["/sitemap.xml"])).values();
  const parts = await learnPages(premises, pathsIn(words));
  return [...parts.values()].flatMap(pathsIn).filter((path) => !/\.\w+$/.test(path));
}

function pathsIn(words: string): string[] {
  return words.split(" ").flatMap((part) => (URL.canParse(part) ? [new URL(part).pathname] : []));
}
