import { redirect } from "react-router";
import { Withdrawn } from "#app/data/publications/former-slugs.ts";
import { asciiAddress } from "#domain/links/ascii-address.ts";
import { safeLink } from "#domain/links/link-safety.ts";
import type { RenderReport } from "#shared/render-input.ts";

/**
 * The one row that a page is about. Throws the answer that the nearest boundary shows: 404 when there is none, 410 or the
 * way onward when it was withdrawn, 503 when it could not be read, since a failed read says nothing about what is there
 * (architecture §3).
 */
export async function readRequired<T>(report: RenderReport, what: string, read: Promise<T | null>): Promise<T> {
  const row = await read.catch((error: unknown) => {
    if (error instanceof Withdrawn) throw goneOrLeadingOn(error);
    report.failedRead(what, error);
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  });
  if (row === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return row;
}

function goneOrLeadingOn({ leadsTo }: Withdrawn): Response {
  const link = safeLink(leadsTo);
  return link ? redirect(asciiAddress(link), 302) : new Response(null, { status: 410 });
}
