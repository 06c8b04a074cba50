import { spawnSync } from "node:child_process";
import { serverEnvironment, serverFlags } from "../../scripts/setup/server-settings.mjs";

/**
 * Runs this very script once more with the runtime and environment of `npm start`, which a process only gets at its
 * beginning: React has another build for development. True in that second process, false in the first when it is over.
 */
export function underServerSettings(): boolean {
  if (serverFlags.every((it) => process.execArgv.includes(it)) && process.env.NODE_ENV === "production") return true;
  const args = [...serverFlags, ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...serverEnvironment },
  });
  process.exitCode = status ?? 1;
  return false;
}
