import type { SupabaseClient } from "@supabase/supabase-js";
import { columnsOf } from "../../content/entity.ts";
import { type CompanyRow, company, companyRow } from "../../content/site/company.ts";
import { parseCounted, parseOnly } from "../parse-rows.ts";
import type { UpdateOutcome } from "../records.ts";
import { columnsIn, inLanguage } from "./in-language.ts";

const columns = `${columnsOf(companyRow)},translations`;

/** Who the company is, as staff have written it, or null when nobody has. Throws when the read fails. */
export async function readCompany(client: SupabaseClient): Promise<CompanyRow | null> {
  const query = client.from("company").select(columnsIn(client, companyRow), { count: "exact" }).eq("id", 1);
  const rows = parseCounted(client, "company", companyRow, await query.throwOnError());
  return inLanguage(client, company.columns, rows)[0] ?? null;
}

/** The same in every language, for whoever writes it. Throws when the read fails. */
export async function readCompanyRecord(client: SupabaseClient): Promise<CompanyRow | null> {
  const query = client.from("company").select(columns, { count: "exact" }).eq("id", 1);
  return parseOnly(client, "company", companyRow, await query.throwOnError());
}

/** Saves the facts over the version that the person saw. Throws when it was refused. */
export async function saveCompany(
  client: SupabaseClient,
  facts: Omit<CompanyRow, "updated_at">,
  seen: string,
): Promise<UpdateOutcome<CompanyRow>> {
  const { data } = await client
    .from("company")
    .update(facts)
    .eq("id", 1)
    .eq("updated_at", seen)
    .select(columns)
    .maybeSingle()
    .throwOnError();
  if (data !== null) return { kind: "saved", row: companyRow.parse(data) };
  const theirs = await readCompanyRecord(client);
  return theirs === null || theirs.updated_at === seen ? { kind: "gone" } : { kind: "conflict", theirs };
}
