import { layout } from "./en/layout.ts";
import { partners } from "./en/partners.ts";
import { ui } from "./en/ui.ts";
import { visits } from "./en/visits.ts";

/** All that the public site says, in English. One file per topic, so that several people can write at once. */
export const en = { ...ui, ...layout, ...visits, ...partners } as const;
