import * as z from "zod/mini";

/** A switch of the site (`site_settings`), kept as the text `true` or `false`. */
export const siteSetting = z.object({ setting_key: z.string(), setting_value: z.nullable(z.string()) });

export const todaySettingKey = "is_9ftoday_enabled";
