import type { RenderReport } from "#shared/render-input.ts";

/**
 * The one row that a page is about. Throws the answer that the nearest boundary shows: 404 when there is none, 503 when
 * it could not be read, since a failed read says nothing about what is there (architecture §3).
 */
export async function readRequired<T>(report: RenderReport, what: string, read: Promise<T | null>): Promise<T> {
  const row = await read.catch((error: unknown) => {
    report.failedRead(what, error);
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  });
  if (row === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return row;
}
