import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { checkCriteria } from "./docs/check-criteria.ts";

// What the documents say must lead somewhere: citations to a section that is there, paths to files that are there,
// decisions to a date and a state. Their examples are written where the type check finds them.

/** Read by tsconfig.json. */
const examples = ".docs-examples";
const documents: Record<string, string> = {
  "public-site": "docs/spec/public-site.md",
  admin: "docs/spec/admin.md",
  architecture: "docs/spec/architecture.md",
  design: "docs/spec/design.md",
};
const problems: string[] = [];

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((part) => /\.(tsx?|mjs|css|sql|md|toml)$/.test(part) && existsSync(part));

const sections = new Map(
  Object.entries(documents).map(([name, file]) => {
    const text = readFileSync(file, "utf8");
    const headings = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => `§${number}`);
    const rows = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => `${number}`);
    return [name, new Set([...headings, ...rows])];
  }),
);
const decisions = readdirSync("docs/decisions");

rmSync(examples, { recursive: true, force: true });
mkdirSync(examples);
for (const file of tracked) {
  const text = readFileSync(file, "utf8");
  if (!file.startsWith("docs/spec/") && file !== "scripts/check-docs.ts") checkCitations(file, text);
  if (/^(docs\/[^/]+|README)\.md$/.test(file)) checkPaths(file, text);
  if (/^docs\/[^/]+\.md$/.test(file)) writeExamples(file, text);
}
for (const file of decisions) checkDecision(file);
problems.push(...checkCriteria("docs/accessibility.md"));

for (const it of problems) console.log(it);
console.log(`${tracked.length} files, ${problems.length} citations, paths and decisions that lead nowhere`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkCitations(file: string, text: string): void {
  for (const [all, name = "", place = ""] of text.matchAll(/\b([\w-]+) (§\d+)/g)) {
    const known = sections.get(name);
    // Standards have sections too.
    if (known ? !known.has(place) : !/^(\d+|RFC|and|or)$/.test(name)) problems.push(`${file}: ${all}`);
  }
  for (const [all, row = ""] of text.matchAll(/\barchitecture (\d+)\b/g)) {
    if (!sections.get("architecture")?.has(row)) problems.push(`${file}: ${all}`);
  }
  for (const [all, number = ""] of text.matchAll(/\bdecisions?[ /](\d{4})\b/g)) {
    if (!decisions.some((decision) => decision.startsWith(number))) problems.push(`${file}: ${all}`);
  }
}

/** `server/start.ts` in backticks is a file; `clubs/club-card.tsx` may be one of any room. */
function checkPaths(file: string, text: string): void {
  for (const [, path = ""] of text.matchAll(
    /`((?:app|server|backend|shared|tests|bench|scripts|supabase|docs)\/[\w./-]+)`/g,
  )) {
    if (!existsSync(path)) problems.push(`${file}: ${path}`);
  }
}

function writeExamples(file: string, text: string): void {
  for (const [index, [, language = "", code = ""]] of [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].entries()) {
    writeFileSync(`${examples}/${basename(file, ".md")}-${index + 1}.${language}`, `${code}\nexport {};\n`);
  }
}

function checkDecision(file: string): void {
  const [title = "", , state = ""] = readFileSync(`docs/decisions/${file}`, "utf8").split("\n", 3);
  if (!title.startsWith(`# ${file.slice(0, 4)}`)) problems.push(`${file}: its title does not begin with its number`);
  const known = /^\*\d{4}-\d\d-\d\d · (in force|replaced by \d{4}|in part replaced by \d{4})\*$/;
  if (!known.test(state)) problems.push(`${file}: its third line is not like *2026-11-20 · in force*`);
}
