import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createContext, RouterContextProvider } from "react-router";
import { ownLanguage } from "#shared/language.ts";
import type { RenderInput, RenderMode, RenderReport, Visitor } from "#shared/render-input.ts";
import type { SiteConfig } from "#shared/site-config.ts";
import { tellOfBrokenRows } from "./data/parse-rows.ts";
import { readIn } from "./data/site/in-language.ts";
import { tellOfReads } from "./data/tell-of-reads.ts";

/** The backend as an anonymous visitor sees it. */
export const backendContext = createContext<SupabaseClient>();
export const siteConfigContext = createContext<SiteConfig>();
export const renderReportContext = createContext<RenderReport>();
export const visitorContext = createContext<Visitor>();
/** The present, or the moment at which the site is looked at. */
export const nowContext = createContext<Date>();
export const renderModeContext = createContext<RenderMode>();

/** `what` names the read and all that it depends on, beside the language. */
type ReadOnce = <T>(what: string, read: (client: SupabaseClient) => Promise<T>) => Promise<T>;

/**
 * What many pages read alike is read once until the content changes: `readOnce("company", readCompany)`. Other languages
 * read for themselves; a read that fails is asked again.
 */
export const readOnceContext = createContext<ReadOnce>();

/** What the loaders and actions of one request find in `context`. */
export function createLoadContext(input: RenderInput): RouterContextProvider {
  const context = new RouterContextProvider();
  const { report } = input;
  const told = tellOfReads(clientFor(input.backend), (table) => {
    report.reads(table);
    const change = input.nextChange?.(table) ?? Number.POSITIVE_INFINITY;
    if (change !== Number.POSITIVE_INFINITY) report.expiresAt(new Date(change));
  });
  const client = tellOfBrokenRows(told, (table, error) => report.leftOut(table, error));
  context.set(backendContext, readIn(client, input.language ?? ownLanguage));
  context.set(siteConfigContext, input.config);
  context.set(renderReportContext, report);
  context.set(visitorContext, input.visitor);
  context.set(nowContext, input.now ?? new Date());
  context.set(renderModeContext, input.mode);
  const { once } = input;
  context.set(readOnceContext, (what, read) =>
    once ? once(what, (own) => read(createLoadContext(own).get(backendContext))) : read(context.get(backendContext)),
  );
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
