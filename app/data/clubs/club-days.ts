import type { SupabaseClient } from "@supabase/supabase-js";
import type { DateRange } from "#domain/time/dates.ts";
import { type ClubDay, clubDays } from "../../content/clubs/club-day.ts";
import { parseRows } from "../parse-rows.ts";
import { readAll } from "../read-all.ts";
import { recordTable } from "../records.ts";
import { columnsIn, inLanguage } from "../site/in-language.ts";

/** The days of these dates that are not like the others, of every club and of all together. Throws when the read fails. */
export async function listClubDays(client: SupabaseClient, dates: DateRange): Promise<ClubDay[]> {
  const rows = await readAll((from, to, options) => {
    const query = client.from(clubDays.table).select(columnsIn(client, clubDays.row), options);
    const within = query.gte("on_date", dates.from).lte("on_date", dates.to);
    return within.order("on_date").order("id").range(from, to).throwOnError();
  });
  return inLanguage(client, clubDays.columns, parseRows(client, clubDays.table, clubDays.row, rows));
}

/** Adds days, all or none. Throws when one is there already (23505) or it was refused. */
export async function addClubDays(
  client: SupabaseClient,
  days: readonly Pick<ClubDay, "club_id" | "on_date" | "kind" | "hours" | "name" | "translations">[],
): Promise<void> {
  await client
    .from(clubDays.table)
    .insert([...days])
    .throwOnError();
}

/**
 * Writes the same over several days, each over the version that was seen. False, and nothing is written, when one of them
 * has another by now. Throws when it was refused.
 */
export async function changeClubDays(
  client: SupabaseClient,
  seen: readonly Pick<ClubDay, "id" | "updated_at">[],
  values: Pick<ClubDay, "kind" | "hours" | "name" | "translations">,
): Promise<boolean> {
  const ids = seen.map(({ id }) => id);
  const { data } = await client.from(clubDays.table).select("id,updated_at").in("id", ids).throwOnError();
  const isSame = seen.every((day) => data.some((entry) => entry.id === day.id && entry.updated_at === day.updated_at));
  if (!isSame) return false;
  const versions = seen.map(({ updated_at }) => updated_at);
  const query = client.from(clubDays.table).update(values).in("id", ids).in("updated_at", versions);
  const { data: changed } = await query.select("id").throwOnError();
  return changed.length === seen.length;
}

/** Takes days out of the calendar; those that are gone already are. Throws when it was refused. */
export async function removeClubDays(client: SupabaseClient, ids: readonly string[]): Promise<void> {
  await client.from(clubDays.table).delete().in("id", ids).throwOnError();
}

/** The days as the panel edits them. */
export const clubDaysTable = recordTable(clubDays, "on_date");
