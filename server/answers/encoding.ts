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
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((it) => it.trim());
    const q = parameters.find((it) => it.startsWith("q="));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
