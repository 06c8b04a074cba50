import { expect, it } from "vitest";
import { startAtOnce } from "./start-at-once.mjs";

/** Tells what happened in which order; the first run ends when it is told to, the next with 0. */
function watched({ isCurrent, wasEnded = false }: { isCurrent: boolean; wasEnded?: boolean }) {
  const events: string[] = [];
  const begin = () => {
    const number = events.filter((event) => event.startsWith("begins")).length + 1;
    events.push(`begins ${number}`);
    const { promise: exitCode, resolve } = Promise.withResolvers<number>();
    const end = (code: number) => setImmediate(() => [events.push(`ended ${number}`), resolve(code)]);
    if (isCurrent || number === 2) end(0);
    return { exitCode, stop: () => end(143), wasEnded: () => wasEnded };
  };
  const build = async () => void events.push("builds");
  return { events, how: { begin, isCurrent: () => [events.push("compares"), isCurrent].at(-1) === true, build } };
}

it("begins before the build is compared, and goes on where it is current", async () => {
  const { events, how } = watched({ isCurrent: true });
  expect(await startAtOnce(how)).toBe(0);
  expect(events).toEqual(["begins 1", "compares", "ended 1"]);
});

it("builds once what has begun is over, and begins again", async () => {
  const { events, how } = watched({ isCurrent: false });
  expect(await startAtOnce(how)).toBe(0);
  expect(events).toEqual(["begins 1", "compares", "ended 1", "builds", "begins 2", "ended 2"]);
});

it("builds nothing for somebody who has ended it meanwhile", async () => {
  const { events, how } = watched({ isCurrent: false, wasEnded: true });
  expect(await startAtOnce(how)).toBe(143);
  expect(events).toEqual(["begins 1", "compares", "ended 1"]);
});
