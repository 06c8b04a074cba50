import { isIPv6 } from "node:net";

/** By what visitors are told apart: an IPv4 address, the network of an IPv6 one, of which each has 2^64 (RFC 6177). */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%", 1)[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const between = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: between }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(":")}::/64`;
}
