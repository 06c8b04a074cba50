import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { parseOnly } from "../parse-rows.ts";

/** A switch of the site (`site_settings`), kept as the text `true` or `false`. */
const siteSetting = z.object({ setting_key: z.string(), setting_value: z.nullable(z.string()) });

const todaySettingKey = "is_9ftoday_enabled";
const visitPopupKey = "is_visit_popup_enabled";
const lawfulNoticeKey = "is_lawful_cookie_notice";

/**
 * The stored setting of the section 9FToday (`true`, `false`, or null when there is none), for `domain/header-menu` to
 * judge. A missing row is no error (public-site §7); any other failure throws.
 */
export function readTodaySetting(client: SupabaseClient): Promise<string | null> {
  return readSetting(client, todaySettingKey);
}

/** Whether the popup of the home page leads to booking a visit; off until staff choose so. Throws when the read fails. */
export async function readVisitPopup(client: SupabaseClient): Promise<boolean> {
  return (await readSetting(client, visitPopupKey)) === "true";
}

/** Whether the notice of cookies says the lawful words instead of the specified ones (decision 0267). Throws when the read fails. */
export async function readLawfulNotice(client: SupabaseClient): Promise<boolean> {
  return (await readSetting(client, lawfulNoticeKey)) === "true";
}

/** Chooses between the two. Throws when it was refused. */
export function saveLawfulNotice(client: SupabaseClient, isOn: boolean): Promise<void> {
  return saveSetting(client, lawfulNoticeKey, isOn);
}

async function readSetting(client: SupabaseClient, key: string): Promise<string | null> {
  const query = client.from("site_settings").select("*", { count: "exact" }).eq("setting_key", key);
  return parseOnly(client, "site_settings", siteSetting, await query.throwOnError())?.setting_value ?? null;
}

/** Switches the section 9FToday on or off. Throws when it was refused. */
export function saveTodaySetting(client: SupabaseClient, isOn: boolean): Promise<void> {
  return saveSetting(client, todaySettingKey, isOn);
}

/** Lets the popup of the home page lead to booking a visit, or not. Throws when it was refused. */
export function saveVisitPopup(client: SupabaseClient, isOn: boolean): Promise<void> {
  return saveSetting(client, visitPopupKey, isOn);
}

async function saveSetting(client: SupabaseClient, key: string, isOn: boolean): Promise<void> {
  await client
    .from("site_settings")
    .upsert({ setting_key: key, setting_value: String(isOn) }, { onConflict: "setting_key" })
    .select()
    .single()
    .throwOnError();
}
