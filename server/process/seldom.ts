import type { Log } from "./log.ts";

const everyMs = 60_000;
/** Events are sentences of ours; this only bounds what somebody might make of them. */
const mostEvents = 500;

/**
 * The same log for what is tried again and again: of each warning and error one line a minute, which says how many there
 * were since the one before (`times`). What bears the id of a request is always said: somebody was told that id.
 */
export function seldom(log: Log, now: () => number = Date.now): Log {
  const said = new Map<string, { at: number; since: number }>();
  /** The facts to add, or null when nothing is to be said. */
  function turn(event: string): { times?: number } | null {
    const known = said.get(event);
    if (known && now() - known.at < everyMs) {
      known.since += 1;
      return null;
    }
    if (said.size >= mostEvents) said.clear();
    said.set(event, { at: now(), since: 0 });
    return known && known.since > 0 ? { times: known.since + 1 } : {};
  }
  return {
    info: log.info,
    warn(event, facts) {
      const times = turn(event);
      if (times) log.warn(event, { ...facts, ...times });
    },
    error(event, error, facts) {
      const times = facts?.request === undefined ? turn(`${event}: ${error}`) : {};
      if (times) log.error(event, error, { ...facts, ...times });
    },
  };
}
