import { expect, test } from "vitest";
import { isUnknownProxy } from "./is-unknown-proxy.ts";

test.each<[what: string, address: string, forwarded: string | null, isUnknown: boolean]>([
  ["a neighbour who speaks of a visitor", "127.0.0.1", "203.0.113.9", true],
  ["one in the same network", "172.18.0.2", "203.0.113.9, 10.0.0.7", true],
  ["one over IPv6", "fd00::2", "203.0.113.9", true],
  ["a visitor of a trusted proxy", "203.0.113.9", "203.0.113.9", false],
  ["a colleague behind a trusted proxy", "192.168.1.20", "192.168.1.20", false],
  ["a visitor who makes it up", "203.0.113.9", "1.1.1.1", false],
  ["nobody between us", "127.0.0.1", null, false],
])("%s", (_, address, forwarded, isUnknown) => {
  expect(isUnknownProxy(address, forwarded)).toBe(isUnknown);
});
