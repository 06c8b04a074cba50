import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The folder of an earlier state of the project, installed and built: a worktree in the system's folder for temporary
 * files, kept for the next comparison. Its `bench/` is today's, so that both are measured with one yardstick.
 * Throws with a sentence when there is no such state, or it cannot be installed or built.
 *
 * @param ref what git knows it by: a tag, a branch, a commit
 */
export function releaseTree(ref: string): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${ref}^{commit}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git knows no "${ref}" here. Name a tag, a branch or a commit.`);
  const commit = stdout.trim();
  const folder = join(tmpdir(), `nine-fitness-release-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, "build/server/index.js"))) {
    rmSync(folder, { recursive: true, force: true });
    run("git", ["worktree", "prune"]);
    run("git", ["worktree", "add", "--quiet", "--detach", folder, commit]);
    run("npm", ["run", "build"], folder);
  }
  rmSync(join(folder, "bench"), { recursive: true, force: true });
  cpSync("bench", join(folder, "bench"), { recursive: true });
  return folder;
}

/** The newest tag that leads here; throws with a sentence when there is none. */
export function lastRelease(): string {
  const { status, stdout } = spawnSync("git", ["describe", "--tags", "--abbrev=0"], { encoding: "utf8" });
  if (status === 0) return stdout.trim();
  throw new Error(
    "No tag says which release was the last one. Name a commit: npm run bench -- compare --against <commit>",
  );
}

function run(file: string, args: string[], cwd = "."): void {
  const { status } = spawnSync(file, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")} failed in ${cwd}.`);
}
