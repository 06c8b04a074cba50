import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, RouterContextProvider } from "react-router";
import { tellOfBrokenRows } from "./data/parse-rows.ts";
import type { SiteConfig } from "./site-config.ts";

/** What a render tells the server about itself; the page cache acts on it. */
export interface RenderReport {
  /** A read failed and its part of the page shows its default: logged once, and the page is not kept. */
  failedRead(what: string, error: unknown): void;
  /** A row is not as it should be and the page goes without it: logged, and the page is shown but not kept. */
  leftOut(table: string, error: unknown): void;
  /** The page says something else from this moment on: a scheduled article appears, an offer ends. */
  expiresAt(moment: Date): void;
  /** Something nobody foresaw; logged with the request's id. */
  unexpected(error: unknown): void;
}

/** Whoever sent this request. Cached pages are rendered for nobody in particular: read this in actions only. */
export interface Visitor {
  address: string;
  /** False once this visitor has done `what` more than `limit` times within the window. */
  mayDo(what: string, limit: number, windowMs: number): boolean;
}

/** How the document is to be written: whole, or its frame first and slow lists after it. */
export interface RenderMode {
  /** The one secret that tells our own inline scripts from anybody else's. */
  nonce: string;
  streams: boolean;
}

export interface RenderInput {
  backend: { url: string; key: string; fetch: typeof fetch };
  config: SiteConfig;
  report: RenderReport;
  visitor: Visitor;
  mode: RenderMode;
}

/** The backend as an anonymous visitor sees it. */
export const backendContext = createContext<SupabaseClient>();
export const siteConfigContext = createContext<SiteConfig>();
export const renderReportContext = createContext<RenderReport>();
export const visitorContext = createContext<Visitor>();
export const renderModeContext = createContext<RenderMode>();

/** What the loaders and actions of one request find in `context`. */
export function createLoadContext(input: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  const { report } = input;
  context.set(
    backendContext,
    tellOfBrokenRows(clientFor(input.backend), (table, error) => report.leftOut(table, error)),
  );
  context.set(siteConfigContext, input.config);
  context.set(renderReportContext, report);
  context.set(visitorContext, input.visitor);
  context.set(renderModeContext, input.mode);
  return context;
}

const clients = new WeakMap<typeof fetch, SupabaseClient>();

/** One anonymous client per process: making one costs more than the reads of a page. */
function clientFor({ url, key, fetch }: RenderInput["backend"]): SupabaseClient {
  const known = clients.get(fetch);
  if (known) return known;
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
    // A visitor waits for this read: whoever asks for the page next tries again.
    db: { retry: false },
  });
  clients.set(fetch, client);
  return client;
}
