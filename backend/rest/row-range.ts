import { badRange, unreadable } from "./rest-error.ts";

/** Rows `offset` to `offset + limit - 1`; no limit means as many as the backend gives at once. */
export type RowRange = ReturnType<typeof readRowRange>;

/**
 * The rows asked for by `limit` and `offset` and by the header `Range: 0-9` (reads only), where both speak the part
 * they share. Throws 416 for what no row can satisfy.
 */
export function readRowRange(search: URLSearchParams, header: string | null) {
  const offset = readNumber(search.get("offset"), "offset") ?? 0;
  const limit = readNumber(search.get("limit"), "limit");
  if (header === null) return { offset, limit };
  const range = readHeader(header);
  const first = Math.max(offset, range.first);
  const last = Math.min(range.last, limit === null ? Number.POSITIVE_INFINITY : offset + limit - 1);
  if (last < first && limit !== 0)
    throw badRange("The ranges of the Range header and of limit and offset do not meet.");
  return { offset: first, limit: last === Number.POSITIVE_INFINITY ? null : Math.max(0, last - first + 1) };
}

/** The header `Content-Range` for `rows` rows given from `offset` on: `0-9/25`, the total `*` when it was not asked. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const span = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : "*";
  return `${span}/${total ?? "*"}`;
}

function readNumber(text: string | null, name: "limit" | "offset"): number | null {
  if (text === null) return null;
  const word = name === "limit" ? "Limit" : "Offset";
  if (/^-\d+$/.test(text)) throw badRange(`${word} should be greater than or equal to zero.`);
  if (!/^\d{1,15}$/.test(text)) throw unreadable(`${name} is not a whole number`);
  return Number(text);
}

function readHeader(header: string): { first: number; last: number } {
  const [, first, last] = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined) throw badRange("The Range header is not of the form 0-9.");
  const range = { first: Number(first), last: last ? Number(last) : Number.POSITIVE_INFINITY };
  if (range.last < range.first) {
    throw badRange("The lower boundary must be lower than or equal to the upper boundary in the Range header.");
  }
  return range;
}
