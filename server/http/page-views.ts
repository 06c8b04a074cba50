import type { IncomingMessage } from "node:http";
import { addressPath } from "#domain/links/redirects.ts";
import { teamCookie, type ViewCount, type ViewKind } from "#shared/view-counts.ts";
import type { RequestKind } from "../process/request-trace.ts";
import { campaignOf, deviceOf, isMachine, referrerOf } from "./visitor-kind.ts";

/** Names of a kind that are counted one by one until they are written; those beyond it together. */
const mostNames = 3_000;
export const otherNames = "(otros)";

/** Whether a browser asked for the page itself, and not for something to show in another one. */
const asDocument = "\nsec-fetch-dest: document\r";
/** Fetched before anybody asked for it; who then looks at it says so (`seenPath`). */
const ahead = /\n(?:sec-purpose|purpose|x-moz):[^\r]*(?:prefetch|preview)/;
const refusal = /\n(?:dnt|sec-gpc): ?1\r/;
const ofTeam = new RegExp(`\\ncookie:[^\\r]*\\b${teamCookie}=1`);

/**
 * How often pages were looked at, by whom in the coarsest way and from where. A head is read, counted, and let go of: no
 * address, no browser's name, no order of pages is kept.
 */
export class PageViews {
  readonly #counts: Record<ViewKind, Map<string, ViewCount>> = {
    page: new Map(),
    referrer: new Map(),
    campaign: new Map(),
    device: new Map(),
    missing: new Map(),
    led: new Map(),
    error: new Map(),
  };

  /** A page that was answered, by the address that was asked and the head of the request, in small letters. */
  readonly note = (url: string, head: string): void => {
    if (!head.includes(asDocument) || ahead.test(head) || !isCountable(head)) return;
    const from = referrerOf(head);
    if (from === "panel") return;
    const [path = "/", search = ""] = url.split("?", 2);
    this.#add("page", path);
    this.#add("device", deviceOf(head));
    if (from !== "own") this.#add("referrer", from.host);
    const campaign = search.includes("utm_") ? campaignOf(search) : null;
    if (campaign) this.#add("campaign", campaign);
  };

  /** A page that had been fetched ahead by one of ours: where its visitor came from is counted already. */
  readonly noteSeen = (path: string, head: string): void => {
    if (!head.includes("\nsec-fetch-site: same-origin\r") || !isCountable(head)) return;
    this.#add("page", path);
    this.#add("device", deviceOf(head));
  };

  /** An address without a page of its own; one that may say who somebody is, is not kept. */
  readonly noteAddress = (kind: "missing" | "led", url: string, head: string): void => {
    const path = addressPath(url);
    if (!path || /@|\d{8}|^(\/[a-z]{2})?\/visita\//.test(path)) return;
    if (head.includes(asDocument) && !ahead.test(head) && isCountable(head)) this.#add(kind, path);
  };

  /** An answer of ours that went wrong, by what was asked for. */
  readonly noteError = (kind: RequestKind): void => this.#add("error", kind);

  /** What was counted since the last time. */
  take(): ViewCount[] {
    return Object.values(this.#counts).flatMap((of) => {
      const counts = [...of.values()];
      of.clear();
      return counts;
    });
  }

  /** Counts that could not be written. */
  add(counts: readonly ViewCount[]): void {
    for (const { kind, name, views } of counts) this.#add(kind, name, views);
  }

  #add(kind: ViewKind, wanted: string, views = 1): void {
    const of = this.#counts[kind];
    const name = of.size < mostNames || of.has(wanted) ? wanted : otherNames;
    const known = of.get(name);
    if (known) known.views += views;
    else of.set(name, { kind, name, views });
  }
}

/** The head of a request that Node has read, as `PlainRead` has it. */
export function headText({ rawHeaders }: IncomingMessage): string {
  let text = "";
  for (let index = 0; index < rawHeaders.length; index += 2)
    text += `\n${rawHeaders[index]}: ${rawHeaders[index + 1]}\r`;
  return text.toLowerCase();
}

/** People who do not mind, and who are not ourselves. */
function isCountable(head: string): boolean {
  return !refusal.test(head) && !ofTeam.test(head) && !isMachine(head);
}
