import type { RenderReport } from "#shared/render-input.ts";

/**
 * What the read answers, or `fallback` when it fails: the failure is reported once (log, page not kept) and the page is
 * served without that part. Never rejects, so a loader may hand it on unawaited.
 */
export async function readOr<T>(report: RenderReport, what: string, read: Promise<T>, fallback: T): Promise<T> {
  try {
    return await read;
  } catch (error) {
    report.failedRead(what, error);
    return fallback;
  }
}
