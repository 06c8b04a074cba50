import { type BlockList, isIP } from "node:net";

/** What a request says of who sends it. */
export interface Asking {
  socket: { remoteAddress?: string | undefined };
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The address of the visitor. `X-Forwarded-For` counts only as far as trusted proxies wrote it: it is read from the
 * right, and the first address that is not a trusted proxy is the visitor's.
 */
export function clientAddress(request: Asking, proxies: BlockList | undefined): string {
  let address = plainAddress(request.socket.remoteAddress ?? "");
  if (!proxies) return address;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  while (isTrusted(address, proxies) && forwarded.length > 0) {
    const before = plainAddress(forwarded.pop()?.trim() ?? "");
    if (!isIP(before)) break;
    address = before;
  }
  return address;
}

/** Without the port some proxies add, and IPv4 as IPv4 even on a socket that speaks both. */
export function plainAddress(address: string): string {
  const withoutPort = address.replace(/^\[(.*)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Whether an address is one of these. */
export function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
}
