import { excerpt, notSupported, RestError } from "./rest-error.ts";

/** An answer is a list of rows, or the one row itself. */
export type Shape = "rows" | "one";

const shapes: Record<string, Shape> = {
  "application/json": "rows",
  "application/vnd.pgrst.array": "rows",
  "application/vnd.pgrst.array+json": "rows",
  "application/vnd.pgrst.object": "one",
  "application/vnd.pgrst.object+json": "one",
  "application/*": "rows",
  "*/*": "rows",
};

/** The shape the `Accept` header asks for; types this door does not speak (text/csv …) are refused by name. */
export function negotiateShape(header: string | null): Shape {
  if (header === null || header.trim() === "") return "rows";
  for (const { type, parameters } of readTypes(header)) {
    const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
    if (!shape) continue;
    if (/nulls=stripped/.test(parameters)) throw notSupported("answers with nulls stripped");
    return shape;
  }
  const message = `None of these media types are available: ${excerpt(header)}`;
  throw new RestError({ status: 406, code: "PGRST107", message });
}

export function contentType(shape: Shape): string {
  return shape === "one" ? "application/vnd.pgrst.object+json; charset=utf-8" : "application/json; charset=utf-8";
}

function readTypes(header: string): { type: string; parameters: string; quality: number }[] {
  const types = header.split(",").map((entry) => {
    const [type = "", ...parameters] = entry.toLowerCase().split(";");
    const quality = /(?:^|;)\s*q=([\d.]+)/.exec(parameters.join(";"))?.[1];
    return {
      type: type.trim(),
      parameters: parameters.join(";"),
      quality: quality === undefined ? 1 : Number(quality),
    };
  });
  return types.sort((a, b) => b.quality - a.quality);
}
