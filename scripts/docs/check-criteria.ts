import { existsSync, readFileSync } from "node:fs";

/** How many criteria WCAG 2.2 has at A and AA, 4.1.1 being obsolete, and how many of them a program is to check. */
const [all, leastAutomatic] = [55, 45];

/** Says the same to visitors, in each language. */
const statements = ["texts/legal/accessibility.es.md", "texts/legal/accessibility.en.md"];

/** What docs/accessibility.md says wrongly: a criterion that is missing, or a test that is not there. */
export function checkCriteria(page: string): string[] {
  const text = readFileSync(page, "utf8");
  const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A|AA) \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)];
  const problems = rows.flatMap(([, criterion = "", , how = "", checks = ""]) =>
    problemsOf(how, checks).map((problem) => `${page}: ${criterion}: ${problem}`),
  );
  const listed = new Set(rows.map(([, criterion]) => criterion)).size;
  const automatic = rows.filter(([, , , how]) => how === "automatic").length;
  if (listed !== all || rows.length !== all) problems.push(`${page}: ${listed} criteria of ${all}`);
  if (automatic < leastAutomatic)
    problems.push(`${page}: ${automatic} are checked automatically, not ${leastAutomatic}`);
  for (const it of statements) {
    const said = /(?:uno a uno|one by one): (\d+) /g;
    for (const [, count] of readFileSync(it, "utf8").matchAll(said)) {
      if (Number(count) !== automatic) problems.push(`${it}: says ${count} automatic checks, there are ${automatic}`);
    }
  }
  return problems;
}

function problemsOf(how: string, checks: string): string[] {
  if (how !== "automatic")
    return /^by eye, \d{4}-\d\d-\d\d$/.test(how) ? [] : [`is checked neither by a test nor by eye: ${how}`];
  const files = checks.split("; ").map((part) => ({
    path: /^`([^`]+)`/.exec(part)?.[1] ?? "",
    names: [...part.matchAll(/«([^»]+)»/g)].map(([, name = ""]) => name),
  }));
  return files.flatMap(({ path, names }) => {
    if (!existsSync(path) || names.length === 0) return [`names no test: ${path}`];
    const source = readFileSync(path, "utf8");
    return names.filter((name) => !source.includes(name)).map((name) => `no «${name}» in ${path}`);
  });
}
