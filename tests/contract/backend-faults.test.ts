import { beforeAll, expect, test } from "vitest";
import { toAppModule } from "#server/pages/app-module.ts";
import { appBuild } from "#tests/fixtures/app-build.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { askAsVisitor } from "../torture/ask-as-visitor.ts";
import { backendFaults, type FaultName } from "../torture/backend-faults.ts";
import { learnPages, meetFault, unknownPage } from "../torture/fault-states.ts";
import type { Premises } from "../torture/faulty-site.ts";
import { rememberAnswers } from "../torture/remember-answers.ts";

// The part of `npm run torture -- faults` that is quick: every fault, each on some of the kinds of page, all at once.
const faults = Object.keys(backendFaults) as FaultName[];
const paths = [
  ...["/clubs", "/club/acacias", "/events", "/contact", "/careers", "/ninecast", "/manifiesto", "/aviso-legal"],
  ...["/9ftoday", "/9ftoday/fuerza-despues-de-los-cuarenta", "/merch", "/merch/cinturon-de-fuerza-104512"],
  ...["/partners", "/p/semana-de-puertas-abiertas", "/sitemap.xml", unknownPage],
];
const pagesPerFault = 2;

let premises: Premises;
let good: Map<string, string>;
const backend = await testBackend();
beforeAll(async () => {
  const app = toAppModule(await appBuild(), "production");
  const ask = rememberAnswers(askAsVisitor(backend.backend));
  premises = { app, ask, assetsFolder: "/nonexistent" };
  good = await learnPages(premises, ["/", ...paths]);
});

/** The home page and some others, so that the faults together meet every kind several times. */
function pagesFor(fault: FaultName): Map<string, string> {
  const first = faults.indexOf(fault) * pagesPerFault;
  const own = Array.from({ length: pagesPerFault }, (_, index) => paths[(first + index) % paths.length] ?? "/");
  return new Map(["/", ...own].map((path) => [path, good.get(path) ?? ""]));
}

test.concurrent.each(faults)(
  "the site stands when the backend %s",
  async (fault) => {
    const outcomes = await meetFault(premises, fault, pagesFor(fault));
    expect(outcomes.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  },
  180_000,
);
