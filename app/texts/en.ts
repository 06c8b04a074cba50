import { articles } from "./en/articles.ts";
import { clubs } from "./en/clubs.ts";
import { consent } from "./en/consent.ts";
import { home } from "./en/home.ts";
import { hours } from "./en/hours.ts";
import { landings } from "./en/landings.ts";
import { layout } from "./en/layout.ts";
import { partners } from "./en/partners.ts";
import { products } from "./en/products.ts";
import { timetable } from "./en/timetable.ts";
import { ui } from "./en/ui.ts";
import { visits } from "./en/visits.ts";

/** All that the public site says, in English. One file per topic, so that several people can write at once. */
export const en = {
  ...articles,
  ...clubs,
  ...consent,
  ...home,
  ...hours,
  ...landings,
  ...layout,
  ...partners,
  ...products,
  ...timetable,
  ...ui,
  ...visits,
} as const;
