import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { allEntities, entityTables } from "#tests/fixtures/all-entities.ts";
import { draftColumns, pagePublicationColumns } from "./publications/publication-columns.ts";

/** Where each table is for, below `app` unless it is the domain or the texts: its pages, what they are made of, the rules and the reads that look at it. */
const places: Record<string, string[]> = {
  activities: ["site/timetable", "views/timetable", "domain/timetable", "data/clubs/activities.ts"],
  articles: ["domain/pages", "site/news", "views/news", "data/publications/articles.ts"],
  class_exceptions: ["domain/timetable", "data/clubs/club-classes.ts"],
  club_classes: ["site/timetable", "domain/timetable", "data/clubs/club-classes.ts"],
  club_days: ["domain/clubs", "data/clubs/club-days.ts"],
  club_extra_services: ["site/clubs", "views/clubs", "domain/clubs", "data/clubs/extras.ts"],
  clubs: [
    ...["site/clubs", "site/routes/club.tsx", "site/contact", "site/home", "views/clubs", "domain/clubs"],
    ...["domain/pages", "data/clubs/clubs.ts"],
  ],
  company: ["domain/company", "site/legal"],
  events: ["site/events", "site/routes/event.tsx", "views/events", "domain/pages", "data/publications/events.ts"],
  header_links: ["site/layout", "domain/pages", "data/site/header.ts"],
  landing_pages: [
    "site/routes/landing.tsx",
    "data/site/landing-pages.ts",
    "domain/pages",
    "content/site/landing-content.ts",
    "views/landings",
  ],
  page_words: ["site/read-words.ts", "data/site/page-words.ts", "domain/pages"],
  merch_products: [
    "site/merch",
    "site/routes/documents/product-captions.ts",
    "views/merch",
    "domain/merch",
    "domain/pages",
    "data/publications/products.ts",
  ],
  ninecast_episodes: [
    "site/ninecast",
    "site/routes/ninecast.tsx",
    "views/ninecast",
    "domain/pages",
    "data/publications/episodes.ts",
  ],
  partner_submissions: ["admin/resources/partners"],
  partners: ["site/partners", "views/partners", "data/publications/partners.ts"],
  positions: ["site/careers", "data/publications/positions.ts"],
  precios: ["site/clubs", "views/rates", "domain/rates", "data/clubs/list-club-rates.ts"],
  privacy_settings: ["texts/legal"],
  redirects: ["admin/resources/redirects"],
  reply_templates: ["admin/inbox", "data/inbox/reply-templates.ts"],
  site_content: ["content/site/site-content.ts"],
  testimonials: ["views/testimonial-card.tsx", "data/publications/testimonials.ts"],
};

/** Columns that no page shows, and why they are written all the same. */
const unseen: Record<string, string> = {
  "landing_pages.footerLinks": "is stored as footer.links",
  "landing_pages.footerLogo": "is stored as footer.logo",
  "landing_pages.json": "is the rest of the content, kept as it came",
  "site_content.hero_main_title": "is read as hero_title_1, which the database keeps equal",
  "site_content.hero_subtitle": "is read as hero_title_2, which the database keeps equal",
  "site_content.hero_image_url": "is read as hero_background_image, which the database keeps equal",
};

// When a row is public the database decides, and where its page leads afterwards.
// By the name in the text of the files: a column is not called after something else that its pages speak of.
it.each(allEntities)("no column of $table is written and never shown", ({ table, columns }) => {
  const text = (places[table] ?? [])
    .map((value) => sourceOf(/^(domain|texts)\//.test(value) ? value : `app/${value}`))
    .join("\n");
  const names = Object.keys(columns).filter(
    (name) => !(name in pagePublicationColumns) && !(name in draftColumns) && !new RegExp(`\\b${name}\\b`).test(text),
  );
  expect(names.map((name) => `${table}.${name}`).filter((name) => !(name in unseen))).toEqual([]);
});

it("every table that people write is looked for somewhere", () => {
  expect(Object.keys(places).toSorted()).toEqual(entityTables);
});

function sourceOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8").replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "");
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((text) =>
    /(?<!\.test)\.(tsx?|md)$/.test(text),
  );
  return files.map((file) => sourceOf(`${path}/${file}`)).join("\n");
}
