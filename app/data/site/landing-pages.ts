import type { SupabaseClient } from "@supabase/supabase-js";
import { ownLanguage } from "#shared/language.ts";
import { type LandingPage, landingPage, listedLandingPage } from "../../content/site/landing-page.ts";
import { landingPageIn } from "../../content/site/landing-pages.ts";
import { parseOnly } from "../parse-rows.ts";
import { readAtSlug } from "../publications/former-slugs.ts";
import { listed, recordTable } from "../records.ts";
import { columnsIn, languageOfReads } from "./in-language.ts";

/** The landing pages as the panel edits them, one at a time. */
export const landingPagesTable = recordTable({ table: "landing_pages", row: landingPage }, "-created_at");

/** The landing pages as the panel lists them. */
export const listedLandingPagesTable = listed(landingPagesTable, listedLandingPage);

/**
 * The page that is or used to be at an address; null when there is none, or it is a draft, which strangers are not given.
 * Throws when the read fails.
 */
export async function readLandingPage(client: SupabaseClient, slug: string): Promise<LandingPage | null> {
  const row = await readAtSlug(client, "landing_pages", slug, async (column, value) => {
    const query = client.from("landing_pages").select(columnsIn(client, landingPage), { count: "exact" });
    const answer = await query.eq(column, value).throwOnError();
    return parseOnly(client, "landing_pages", landingPage, answer);
  });
  const language = languageOfReads(client);
  return row && language !== ownLanguage ? landingPageIn(row, language) : row;
}
