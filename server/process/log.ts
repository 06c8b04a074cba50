import { currentRequest } from "./request-trace.ts";

/** One event per line: JSON in production, for a reader in development. Names and numbers, never a person's data. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  error(event: string, error: unknown, facts?: Facts): void;
}

type Facts = Record<string, string | number | boolean | null | undefined>;
type Level = "info" | "warn" | "error";

/** A log on standard output; warnings and errors go to standard error. `write` is for tests. */
export function createLog(format: "json" | "text", write: (level: Level, line: string) => void = print): Log {
  const put = (level: Level, event: string, facts: Facts = {}) => {
    const time = new Date().toISOString();
    const request = currentRequest()?.id;
    const said = request === undefined ? facts : { request, ...facts };
    if (format === "json") return write(level, JSON.stringify({ time, level, event, ...said }));
    const rest = Object.entries(said).map(([name, value]) => `\n    ${name}: ${value}`);
    write(level, level === "info" ? event + rest.join("") : `${level}: ${event}${rest.join("")}`);
  };
  return {
    info: (event, facts) => put("info", event, facts),
    warn: (event, facts) => put("warn", event, facts),
    error: (event, error, facts) =>
      put("error", event, error === undefined ? facts : { ...facts, error: explain(error) }),
  };
}

/** Message, cause and stack of what was thrown, whatever it is. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "object" ? JSON.stringify(error) : String(error);
  const cause = error.cause === undefined ? "" : `\n  caused by ${explain(error.cause)}`;
  return (error.stack ?? error.message) + cause;
}

function print(level: Level, line: string): void {
  (level === "info" ? process.stdout : process.stderr).write(`${line}\n`);
}
