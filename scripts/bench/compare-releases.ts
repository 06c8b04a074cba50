import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, figuresFileVariable } from "../../bench/measure/figure.ts";
import { median } from "../../bench/measure/median.ts";
import { runtimePath } from "../setup/dependencies.mjs";
import { type Compared, compareRounds } from "./compare-rounds.ts";
import { lastRelease, releaseTree } from "./release-tree.ts";
import { readFigures } from "./run-records.ts";

/**
 * `npm run bench -- compare [--against <ref>] [--rounds 5] <figure> …`: each script in turn on the last release's build
 * and on this one, and which figures differ by more than they spread. Nothing is written into docs/performance.md.
 * Answers whether no figure became worse; throws with a sentence when there is nothing to compare with.
 */
export function compareReleases(args: readonly string[], known: readonly string[]): boolean {
  const { values, positionals: scripts } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { against: { type: "string" }, rounds: { type: "string", default: "5" } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 2) throw new Error("--rounds is a whole number of at least 2.");
  const unknown = scripts.filter((script) => !known.includes(script));
  if (scripts.length === 0 || unknown.length > 0) {
    throw new Error(
      `Name what to compare${unknown.length > 0 ? `, not ${unknown.join(", ")}` : ""}: ${known.join(", ")}.`,
    );
  }
  const ref = values.against ?? lastRelease();
  const release = releaseTree(ref);
  const all = scripts.flatMap((script) => compareScript(script, release, rounds));
  console.log(`\n| figure | ${ref} | now | |\n|---|---|---|---|`);
  for (const it of all) console.log(rowOf(it));
  return all.every(({ verdict }) => verdict !== "worse");
}

function compareScript(script: string, release: string, rounds: number): Compared[] {
  const before: Figure[][] = [];
  const now: Figure[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`── ${script}, round ${round} of ${rounds}`);
    // Who goes first changes, so that neither has the warmer machine.
    const turns: [string, Figure[][]][] = [
      [release, before],
      [".", now],
    ];
    for (const [folder, into] of round % 2 === 0 ? turns.toReversed() : turns) into.push(measure(script, folder));
  }
  return compareRounds(before, now);
}

/** What one run of a script says of the build in a folder; nothing when it failed there. */
function measure(script: string, folder: string): Figure[] {
  const own = mkdtempSync(join(tmpdir(), "nine-fitness-bench-"));
  const file = join(own, script);
  const runtime = folder === "." ? runtimePath() : join(folder, "node_modules/node/bin/node");
  const env = { ...process.env, [figuresFileVariable]: file };
  const { status } = spawnSync(runtime, ["--expose-gc", `bench/${script}.ts`], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const figures = status === 0 ? readFigures(file) : [];
  rmSync(own, { recursive: true, force: true });
  if (status !== 0) console.error(`${script} failed in ${folder}: its figures are left out.`);
  return figures;
}

function rowOf({ figure, before, now, verdict }: Compared): string {
  const range = (values: readonly number[]) => `${median(values)} (${Math.min(...values)}–${Math.max(...values)})`;
  return `| ${figure.replaceAll("|", "\\|")} | ${range(before)} | ${range(now)} | ${verdict} |`;
}
