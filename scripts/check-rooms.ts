import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isNamedAfterExport } from "./setup/file-name.ts";

// Who may import whom, and whether files are called after what they export. The tool passes silently when it cannot read TypeScript, so what it saw is counted too.
type Findings = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string; severity: string }; from: string; to: string }[] };
};

const rooms = ["app", "domain", "texts", "server", "backend", "shared", "tests", "bench", "scripts"];
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...rooms], { encoding: "utf8" })
  .split("\n")
  .filter((part) => /\.(ts|tsx|mjs)$/.test(part) && !part.endsWith(".d.ts"));

const cli = "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs";
const run = spawnSync(
  process.execPath,
  [cli, "--config", ".dependency-cruiser.mjs", "--output-type", "json", ...rooms],
  { encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
if (!run.stdout.startsWith("{")) throw new Error(`dependency-cruiser failed: ${run.stderr}`);
const { modules, summary }: Findings = JSON.parse(run.stdout);

const seen = new Set(modules.map((entry) => entry.source));
const missed = tracked.filter((text) => !seen.has(text));
for (const it of summary.violations) console.log(`${it.rule.name}: ${it.from} → ${it.to}`);
for (const it of missed) console.log(`not seen by dependency-cruiser: ${it}`);
console.log(`${tracked.length} files, ${summary.violations.length} forbidden imports, ${missed.length} files not seen`);
process.exitCode = summary.violations.length + missed.length > 0 || tracked.length === 0 ? 1 : 0;

// A pair of equals may carry the name of its topic; when those become many, names have stopped saying what is inside.
const mostOtherNames = 0.04;
const named = tracked.filter((text) => /^(app|server|backend|shared)\//.test(text) && !/\.test\.tsx?$/.test(text));
const others = named.filter((text) => !isNamedAfterExport(text, readFileSync(text, "utf8")));
console.log(`${named.length} names of files, ${others.length} of them after nothing that the file exports`);
if (others.length > named.length * mostOtherNames) {
  for (const it of others) console.log(`called after nothing that it exports: ${it}`);
  process.exitCode = 1;
}
