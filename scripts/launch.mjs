// @ts-check
// The one file that must run on whatever Node (>= 20.19) the machine has, before anything is installed: plain
// JavaScript without packages. It makes the set-up true, then hands over to the pinned runtime.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureDependencies, runtimePath } from "./setup/dependencies.mjs";
import { ensureBuild, hasBuild, isBuildCurrent } from "./setup/ensure-build.mjs";
import { projectFolder } from "./setup/project-folder.mjs";
import { serverEnvironment, serverFlags } from "./setup/server-settings.mjs";
import { startAtOnce } from "./setup/start-at-once.mjs";

const compiled = join(projectFolder, "node_modules/.cache/node");

/**
 * What each `npm run <verb>` starts on the pinned runtime.
 * @type {Record<string, { file: string, build: boolean, env: Record<string, string>, flags?: string[] }>}
 */
const verbs = {
  start: { file: "server/main.mjs", build: true, env: serverEnvironment, flags: serverFlags },
  // Vite resolves the development builds of packages; the server must load the very same ones.
  dev: {
    file: "server/main.mjs",
    build: false,
    env: { NODE_ENV: "development" },
    flags: ["--conditions=development"],
  },
  build: { file: "scripts/build.ts", build: false, env: { NODE_ENV: "production" } },
  // Each of its many processes compiles the same modules: the first of them, for all. As server/main.mjs does.
  test: { file: "scripts/test.ts", build: false, env: { NODE_COMPILE_CACHE: compiled } },
  validate: { file: "scripts/validate.ts", build: false, env: {} },
  mutate: { file: "scripts/mutate.ts", build: false, env: {} },
  bench: { file: "scripts/bench.ts", build: true, env: {} },
  torture: { file: "scripts/torture.ts", build: true, env: { NODE_ENV: "production" } },
  worker: { file: "scripts/worker.ts", build: false, env: { NODE_ENV: "production" } },
  staff: { file: "scripts/staff.ts", build: false, env: {} },
  definition: { file: "scripts/definition.ts", build: false, env: {} },
  backup: { file: "scripts/backup.ts", build: false, env: {} },
  restore: { file: "scripts/restore.ts", build: false, env: {} },
  pictures: { file: "scripts/pictures.ts", build: true, env: {} },
  "import-media": { file: "scripts/import-media.ts", build: false, env: {} },
};

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const [verb = "start", ...args] = process.argv.slice(2);
const task = verbs[verb];

try {
  if (!task) throw new Error(`Unknown verb "${verb}". Known: ${Object.keys(verbs).join(", ")}.`);
  requireNode(20, 19);
  await ensureDependencies();
  const begin = () => handOver([...(task.flags ?? []), task.file, ...args], task.env);
  if (verb === "start" && hasBuild()) {
    process.exitCode = await startAtOnce({ begin, isCurrent: isBuildCurrent, build: ensureBuild });
  } else {
    if (task.build) await ensureBuild();
    process.exitCode = await begin().exitCode;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [has = 0, hasMinor = 0] = process.versions.node.split(".").map(Number);
  if (has > major || (has === major && hasMinor >= minor)) return;
  throw new Error(`Node ${major}.${minor} or newer is needed to set this project up; this is ${process.version}.`);
}

/**
 * Runs a file on the pinned runtime until it ends; signals reach it, its exit code becomes ours.
 * @param {string[]} args @param {Record<string, string>} env
 * @returns {import("./setup/start-at-once.mjs").Run}
 */
function handOver(args, env) {
  const child = spawn(runtimePath(), ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: projectFolder,
    stdio: "inherit",
    env: { ...env, ...process.env },
  });
  let wasEnded = false;
  const stop = () => void child.kill("SIGTERM");
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    wasEnded = true;
    // A terminal sends Ctrl-C to the whole group, npm forwards SIGTERM to us alone: the child decides when it is done.
    if (signal !== "SIGINT") child.kill(signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  // npm ends its shell when it is told to stop, and the shell tells nobody: so watch whether it is still there.
  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && stop(), 500).unref()
    : null;
  const exitCode = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      // Without anything to pass signals on to they end us, as they do while we build.
      for (const it of signals) process.off(it, passOn);
      if (watch) clearInterval(watch);
      resolve(code ?? (signal === "SIGINT" ? 130 : 143));
    });
  });
  return { stop, exitCode, wasEnded: () => wasEnded };
}
