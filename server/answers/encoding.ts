import { BoundedMap } from "#shared/bounded-map.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send a handful of different headers; whoever makes up more of them makes us read some again. */
const seen = new BoundedMap<string, Encoding>(100);

/** The best encoding that we keep ready and the client accepts (RFC 9110 §12.5.3), brotli before gzip. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return "identity";
  const known = seen.get(acceptEncoding);
  if (known) return known;
  const chosen = negotiate(acceptEncoding);
  seen.set(acceptEncoding, chosen);
  return chosen;
}

function negotiate(header: string): Encoding {
  return acceptedCoding(header, ["br", "gzip"]) ?? "identity";
}

/** The first of these codings that the client accepts; null when it takes none of them. */
export function acceptedCoding<T extends string>(header: string, offered: readonly T[]): T | null {
  const weights = readWeights(header);
  return offered.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0) ?? null;
}

/** Whether a client takes nothing as it is: `identity;q=0`, or `*;q=0` without a word about identity. */
export function refusesIdentity(header: string): boolean {
  const weights = readWeights(header);
  return (weights.get("identity") ?? weights.get("*") ?? 1) === 0;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  return weights;
}
