import type { RouterContextProvider } from "react-router";
import { readCompany } from "#app/data/site/company.ts";
import { readOnceContext, renderReportContext, siteConfigContext } from "#app/load-context.ts";
import type { CompanyFacts } from "#domain/company/legal-facts.ts";
import { type LegalOwner, legalOwner } from "#domain/company/legal-owner.ts";
import type { SiteConfig } from "#shared/site-config.ts";
import { readOr } from "./read-or.ts";
import { whenInTime } from "./when-in-time.ts";

/** What this process read last: while the backend does not answer, the company is still the one it was. */
const lastRead = new WeakMap<SiteConfig, CompanyFacts | null>();

/** The company behind the site, for whatever a page prints of it. Never rejects; a frame does not wait for it. */
export async function readOwner(context: Readonly<RouterContextProvider>): Promise<LegalOwner> {
  const config = context.get(siteConfigContext);
  const known = lastRead.get(config) ?? null;
  const asking = context.get(readOnceContext)("company", readCompany);
  const reading = readOr(context.get(renderReportContext), "company", asking, known);
  const { value } = await whenInTime(context, reading);
  if (value instanceof Promise) return legalOwner(known, config.legal);
  lastRead.set(config, value);
  return legalOwner(value, config.legal);
}
