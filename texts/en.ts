import { articles } from "./en/articles.ts";
import { careers } from "./en/careers.ts";
import { clubs } from "./en/clubs.ts";
import { compare } from "./en/compare.ts";
import { consent } from "./en/consent.ts";
import { contact } from "./en/contact.ts";
import { episodes } from "./en/episodes.ts";
import { events } from "./en/events.ts";
import { home } from "./en/home.ts";
import { hours } from "./en/hours.ts";
import { landings } from "./en/landings.ts";
import { layout } from "./en/layout.ts";
import { legal } from "./en/legal.ts";
import { lists } from "./en/lists.ts";
import { manifiesto } from "./en/manifiesto.ts";
import { partners } from "./en/partners.ts";
import { products } from "./en/products.ts";
import { requests } from "./en/requests.ts";
import { timetable } from "./en/timetable.ts";
import { ui } from "./en/ui.ts";
import { visits } from "./en/visits.ts";

/** All that the public site says, in English. One file per topic, so that several people can write at once. */
export const en = {
  ...articles,
  ...clubs,
  ...compare,
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
  ...careers,
  ...contact,
  ...episodes,
  ...events,
  ...legal,
  ...lists,
  ...manifiesto,
  ...requests,
} as const;
