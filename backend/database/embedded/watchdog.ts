import { type ChildProcess, spawn } from "node:child_process";
import type { Account } from "./account.ts";
import { as } from "./cluster.ts";

// Reads the server's process id, then waits: a second line means "stopped in good order", the end of the pipe means
// that the application died. A shell, because it weighs one megabyte and every system but Windows has it; there an
// orphan is ended by the next start instead.
const script = `
trap '' INT TERM HUP
read -r pid || exit 0
read -r stopped && exit 0
kill -INT "$pid" 2>/dev/null || exit 0
for second in 1 2 3; do
  sleep 1
  kill -0 "$pid" 2>/dev/null || exit 0
done
kill -QUIT "$pid" 2>/dev/null
sleep 1
kill -KILL "$pid" 2>/dev/null
`;

export interface Watchdog {
  watch(pid: number): void;
  /** Ends the watchdog; settles when it is gone. */
  dismiss(): Promise<void>;
}

/**
 * Starts the small process that stops PostgreSQL within five seconds when this application is killed without a
 * chance to do so itself. It runs in a session of its own: what kills our process group does not reach it.
 */
export function startWatchdog(account: Account | null): Watchdog {
  if (process.platform === "win32") return { watch() {}, dismiss: async () => {} };
  const shell: ChildProcess = spawn("/bin/sh", ["-c", script], {
    ...as(account),
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const gone = new Promise<void>((resolve) => {
    shell.once("error", () => resolve()).once("exit", () => resolve());
  });
  shell.stdin?.on("error", () => {});
  return {
    watch: (pid) => shell.stdin?.write(`${pid}\n`),
    dismiss() {
      shell.stdin?.end("stopped\n");
      return gone;
    },
  };
}
