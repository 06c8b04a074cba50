import { format } from "node:util";
import type { Log } from "./log.ts";

/**
 * Every line of the log is one event: what Node warns of and what packages write on the console goes through it too.
 * For production; a reader in development has the console as it is.
 */
export function logEverything(log: Log): void {
  // Node's own listener writes text of its own form.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn("Node warns", { warning: warning.stack ?? String(warning) }));
  console.log = (...said) => log.info(format(...said));
  console.info = console.log;
  console.debug = console.log;
  console.warn = (...said) => log.warn(format(...said));
  console.error = (...said) => log.error(format(...said), undefined);
  console.trace = console.warn;
}
