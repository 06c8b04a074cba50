import { expect, it } from "vitest";
import { createLog } from "./log.ts";
import { seldom } from "./seldom.ts";

it("says the same failure once a minute, and how often it happened since", () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const log = seldom(
    createLog("json", (_, line) => lines.push(JSON.parse(line))),
    () => now,
  );
  for (; now < 120_000; now += 1_000) log.error("could not read clubs", "down", { path: `/${now}` });
  log.error("could not read events", "down");
  expect(lines.map(({ event, path, times }) => [event, path, times])).toEqual([
    ["could not read clubs", "/0", undefined],
    ["could not read clubs", "/60000", 60],
    ["could not read events", undefined, undefined],
  ]);
  log.error("a page failed", "down", { request: "a" });
  log.error("a page failed", "down", { request: "b" });
  expect(lines).toHaveLength(5);
});
