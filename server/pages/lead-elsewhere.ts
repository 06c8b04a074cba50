import type { ServerResponse } from "node:http";
import { asciiAddress } from "#domain/links/ascii-address.ts";
import type { Page } from "../answers/page.ts";

/** Where a page that has moved is now, with what was asked there: the campaign that a link names counts where it arrives. */
export function withQuery({ headOf304 }: Page, url: string): string {
  return withAsked(headOf304[headOf304.indexOf("location") + 1] ?? "/", url);
}

/** Somewhere else, with the query that was asked unless it has one of its own. */
export function withAsked(to: string, url: string): string {
  const at = url.indexOf("?");
  return at === -1 || /[?#]/.test(to) ? to : to + url.slice(at);
}

/** For good or for now, but asked for again: a page may one day stand at what is a spelling today. */
export function redirect(response: ServerResponse, location: string, status = 301): void {
  response.writeHead(status, { location: asciiAddress(location), "cache-control": "no-cache", "content-length": 0 });
  response.end();
}
