import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Mutant, mutants } from "./setup/mutants.ts";
import { projectFolder } from "./setup/project-folder.mjs";

// Makes one rule after the other wrong, in a copy, and reports which of them no unit test notices. Takes minutes, so it
// is not part of `npm test`. `npm run mutate -- rates` tries those whose file has "rates" in its path.

const wanted = mutants.filter(({ file }) => file.includes(process.argv[2] ?? ""));
const copy = mkdtempSync(join(tmpdir(), "mutants-"));
let unnoticed = 0;
try {
  // What is not committed counts too.
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: projectFolder });
  const archive = spawnSync("tar", ["-c", "--null", "--ignore-failed-read", "-T", "-"], {
    cwd: projectFolder,
    input: files,
    maxBuffer: 2 ** 30,
  });
  execFileSync("tar", ["-x"], { cwd: copy, input: archive.stdout, maxBuffer: 2 ** 30 });
  symlinkSync(join(projectFolder, "node_modules"), join(copy, "node_modules"));
  if (!passes("run", ...new Set(wanted.map(({ file }) => `${dirname(file)}/`)))) {
    throw new Error("tests fail before anything is made wrong");
  }
  for (const mutant of wanted) {
    const said = tryOut(mutant);
    if (said !== "noticed") unnoticed += 1;
    console.log(
      `${said === "noticed" ? "  " : "! "}${said}: ${mutant.file}: ${mutant.from} → ${mutant.to || "(nothing)"}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${wanted.length - unnoticed} of ${wanted.length} mutants noticed`);
process.exitCode = unnoticed > 0 ? 1 : 0;

/** The tests beside the file first, since they are quick; then every test that reaches it. */
function tryOut({ file, from, to }: Mutant): "noticed" | "unnoticed" | "not found once" {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(from).length !== 2) return "not found once";
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return passes("run", `${dirname(file)}/`) && passes("related", file, "--run") ? "unnoticed" : "noticed";
  } finally {
    writeFileSync(path, text);
  }
}

function passes(...args: string[]): boolean {
  const vitest = ["node_modules/vitest/vitest.mjs", ...args, "--project", "unit*", "--bail", "1"];
  const run = spawnSync(process.execPath, vitest, { cwd: copy, encoding: "utf8" });
  if (run.stdout.includes("No test files found") || run.stderr.includes("No test files found")) return true;
  // Tests that did not run at all would look like a mutant that was noticed.
  if (!/Tests .*(passed|failed)/.test(run.stdout)) throw new Error(`no tests ran:\n${run.stdout}${run.stderr}`);
  return run.status === 0;
}
