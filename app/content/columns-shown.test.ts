import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { activities } from "./activity.ts";
import { articles } from "./article.ts";
import { classExceptions } from "./class-exception.ts";
import { clubs } from "./club.ts";
import { clubClasses } from "./club-class.ts";
import { clubDays } from "./club-day.ts";
import { episodes } from "./episode.ts";
import { events } from "./event.ts";
import { extras } from "./extra.ts";
import { headerLinks } from "./header-link.ts";
import { partners } from "./partner.ts";
import { products } from "./product.ts";
import { proposals } from "./proposal.ts";
import { rates } from "./rate.ts";
import { testimonials } from "./testimonial.ts";

/** Where each table is for: its pages, what they are made of, the rules and the reads that look at it. */
const places: [entity: { table: string; columns: object }, ...places: string[]][] = [
  [activities, "site/timetable", "views/timetable", "domain/timetable", "data/activities.ts"],
  [classExceptions, "domain/timetable", "data/club-classes.ts"],
  [clubClasses, "site/timetable", "domain/timetable", "data/club-classes.ts"],
  [clubDays, "domain/clubs", "data/club-days.ts"],
  [articles, "domain/pages", "site/news", "views/news", "data/articles.ts"],
  [
    clubs,
    "site/clubs",
    "site/routes/club.tsx",
    "site/contact",
    "site/home",
    "views/clubs",
    "domain/clubs",
    "domain/pages",
    "data/clubs.ts",
  ],
  [episodes, "site/ninecast", "site/routes/ninecast.tsx", "data/episodes.ts"],
  [events, "site/events", "data/events.ts"],
  [extras, "site/clubs", "views/clubs", "domain/clubs", "data/extras.ts"],
  [headerLinks, "site/layout", "domain/pages", "data/header.ts"],
  [partners, "site/partners", "data/partners.ts"],
  [products, "site/merch", "views/merch", "domain/merch", "domain/pages", "data/products.ts"],
  [rates, "site/clubs", "views/rates", "domain/rates", "data/rates.ts"],
  [proposals, "admin/resources/partners"],
  [testimonials, "views/testimonial-card.tsx", "data/testimonials.ts"],
];

/** Columns that no page shows, and why they are written all the same. */
const unseen: Record<string, string> = {};

// By the name in the text of the files: a column is not called after something else that its pages speak of.
it.each(places)("no column of $table is written and never shown", ({ table, columns }, ...files) => {
  const text = files.map((it) => sourceOf(`app/${it}`)).join("\n");
  const names = Object.keys(columns).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(names.map((name) => `${table}.${name}`).filter((name) => !(name in unseen))).toEqual([]);
});

function sourceOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, "utf8").replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, "");
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((it) => /(?<!\.test)\.tsx?$/.test(it));
  return files.map((it) => sourceOf(`${path}/${it}`)).join("\n");
}
