/** A network that somebody asks from; how much more than one line it may do, and over how much more time. */
export interface Network {
  name: string;
  times: number;
  slower: number;
}

/**
 * Who asks, for every limit of the house: an IPv4 address; of IPv6 the /64 of one line and, since a subscriber is given
 * 256 or 65,536 of them (RFC 6177), the /56 and the /48 around it with wider, slower limits (docs/decisions/0500).
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const groups = groupsOf(address);
  if (!groups) return [{ name: address, times: 1, slower: 1 }];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  if (f === 0xffff && [a, b, c, d, e].every((value) => value === 0)) {
    return networksOf([g >> 8, g & 255, h >> 8, h & 255].join("."));
  }
  const name = (last: number, bits: number) =>
    `${[a, b, c, last].map((value) => value.toString(16)).join(":")}::/${bits}`;
  return [
    { name: name(d, 64), times: 1, slower: 1 },
    { name: name(d & 0xff00, 56), times: 4, slower: 3 },
    { name: name(0, 48), times: 16, slower: 6 },
  ];
}

/** The eight numbers of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(":")) return null;
  const plain = address
    .split("%", 1)
    .join()
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...values) => {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(0, 4).map(Number);
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    });
  const [head = "", tail = ""] = plain.split("::");
  const [before, after] = [head, tail].map((text) =>
    text
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  );
  const zeros = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array<number>(zeros).fill(0), ...(after ?? [])];
  return groups.length === 8 && !groups.some(Number.isNaN) ? groups : null;
}
