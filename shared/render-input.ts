import type { Language } from "./language.ts";
import type { SiteConfig } from "./site-config.ts";

/** What a render tells the server about itself; the page cache acts on it. */
export interface RenderReport {
  /** A read failed and its part of the page shows its default: logged once, and the page is not kept. */
  failedRead(what: string, error: unknown): void;
  /** A row is not as it should be and the page goes without it: logged, and the page is shown but not kept. */
  leftOut(table: string, error: unknown): void;
  /** The page shows something of this table, or of stored files (`objects`); a change of others leaves it as it is. */
  reads(table: string): void;
  /** The page says something else from this moment on: a scheduled article appears, an offer ends. */
  expiresAt(moment: Date): void;
  /** Something nobody foresaw; logged with the request's id. */
  unexpected(error: unknown): void;
}

/** Whoever sent this request. Cached pages are rendered for nobody in particular: read this in actions only. */
export interface Visitor {
  address: string;
  /** False once this visitor has done `what` more than `limit` times within the window. */
  mayDo(what: string, limit: number, windowMs: number): Promise<boolean>;
  /** True when this form was sent within a second of its page: nobody reads and fills it in that quickly. */
  hurries: boolean;
}

/** How the document is to be written: whole, or its frame first and slow lists after it. */
export interface RenderMode {
  /** The one secret that tells our own inline scripts from anybody else's. */
  nonce: string;
  streams: boolean;
}

/** What the server gives to one render. */
export interface RenderInput {
  backend: { url: string; key: string; fetch: typeof fetch };
  config: SiteConfig;
  report: RenderReport;
  visitor: Visitor;
  mode: RenderMode;
  /** In which what staff wrote is read; the site's own unless said. */
  language?: Language;
  /** The moment that the page is of, where that is not now. */
  now?: Date;
  /** When a table next shows another row by itself, in milliseconds since 1970; Infinity for no moment that is known. */
  nextChange?: (table: string) => number;
  /** What many pages read alike (the company, say) is read once until the content changes; each time where this is not given. */
  once?: <T>(what: string, read: (input: RenderInput) => Promise<T>) => Promise<T>;
}
