import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const proxies = new BlockList();
proxies.addSubnet("10.0.0.0", 8, "ipv4");

/** What Node gives a handler, as far as the address goes. */
const arriving = (remoteAddress: string, forwarded?: string) =>
  // Only these two properties are read.
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

it.each([
  ["a visitor without a proxy", arriving("203.0.113.9"), "203.0.113.9"],
  ["a visitor who makes up a header", arriving("203.0.113.9", "1.1.1.1"), "203.0.113.9"],
  ["one behind our proxy", arriving("10.0.0.2", "203.0.113.9"), "203.0.113.9"],
  ["one who makes up a header behind our proxy", arriving("10.0.0.2", "1.1.1.1, 203.0.113.9"), "203.0.113.9"],
  ["one behind two of our proxies", arriving("10.0.0.2", "203.0.113.9, 10.0.0.3"), "203.0.113.9"],
  ["one whose proxy writes ports", arriving("10.0.0.2", "203.0.113.9:5123"), "203.0.113.9"],
  ["one on a socket that speaks both protocols", arriving("::ffff:10.0.0.2", "2001:db8::7"), "2001:db8::7"],
  ["a proxy that says nonsense", arriving("10.0.0.2", "unknown"), "10.0.0.2"],
])("%s", (_, request, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});

it("believes no header when no proxy is trusted", () => {
  expect(clientAddress(arriving("10.0.0.2", "1.1.1.1"), undefined)).toBe("10.0.0.2");
});
