import type { Log } from "./log.ts";

export interface Stop {
  /** Runs when the process is to end, before what was registered earlier: last opened, first closed. */
  before(close: () => Promise<void>): void;
  /** Closes everything and ends the process. */
  now(code: number): Promise<never>;
}

const patienceMs = 10_000;

/**
 * The end of the process in good order: requests under way are finished, then the backend is closed. After ten seconds,
 * at a second signal or after a failure requests are waited for no more (`force`); a third signal ends the process
 * where it stands.
 */
export function stopOnSignal(log: Log, force: () => void): Stop {
  const closers: (() => Promise<void>)[] = [];
  let ending: Promise<never> | undefined;
  let signals = 0;

  const end = async (code: number): Promise<never> => {
    if (code === 0) setTimeout(force, patienceMs).unref();
    else force();
    for (const close of closers.reverse()) {
      await close().catch((error) => log.error("something did not close in good order", error));
    }
    process.exit(code);
  };
  const now = (code: number) => (ending ??= end(code));

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals === 1) void now(0);
      else if (signals === 2) force();
      else process.exit(1);
    });
  }
  process.on("uncaughtException", (error) => {
    log.error("nobody caught this error, the process ends", error);
    void now(1);
  });
  process.on("unhandledRejection", (error) => log.error("nobody waited for this failure", error));
  return { before: (close) => void closers.push(close), now };
}
