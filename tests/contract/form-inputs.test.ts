import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { activities } from "#app/content/clubs/activity.ts";
import { classExceptions } from "#app/content/clubs/class-exception.ts";
import { clubs } from "#app/content/clubs/club.ts";
import { clubClasses, clubClassInput } from "#app/content/clubs/club-class.ts";
import { clubDayInput, clubDays } from "#app/content/clubs/club-day.ts";
import { extras } from "#app/content/clubs/extra.ts";
import { rateInput, rates } from "#app/content/clubs/rate.ts";
import { articles, newArticle } from "#app/content/publications/article.ts";
import { episodes } from "#app/content/publications/episode.ts";
import { events } from "#app/content/publications/event.ts";
import { partners } from "#app/content/publications/partner.ts";
import { productInput, products } from "#app/content/publications/product.ts";
import { testimonials } from "#app/content/publications/testimonial.ts";
import { headerLinks } from "#app/content/site/header-link.ts";
import { landingPageInput } from "#app/content/site/landing-page-input.ts";
import { newLandingPage } from "#app/content/site/landing-pages.ts";
import { testBackend } from "#tests/fixtures/of-file.ts";
import { demoActivity, demoClass } from "#tests/fixtures/valid-rows.ts";
import { captionTexts } from "#texts/caption-texts.ts";
import { contactTexts } from "#texts/contact-texts.ts";
import { formTexts } from "#texts/form-texts.ts";

const it = await testBackend();
const staff = await it.createClient("staff");

type Draft = Record<string, unknown>;

const forms: [table: string, input: unknown, draft: Draft][] = [
  ["activities", activities.input, { ...activities.empty({ display_order: "9" }), name: "Remo" }],
  [
    "club_classes",
    clubClassInput,
    { ...clubClasses.empty({ club_id: "acacias", activity_id: demoActivity }), start_minute: "7:15" },
  ],
  [
    "class_exceptions",
    classExceptions.input,
    { ...classExceptions.empty({ class_id: demoClass }), on_date: "2031-01-06", is_cancelled: true },
  ],
  ["club_days", clubDayInput, { ...clubDays.empty(), on_date: "2031-01-06" }],
  ["articles", articles.input, { ...newArticle(new Date()), title: "A", slug: "a-1", author: "E", content: "Texto" }],
  ["clubs", clubs.input, { ...clubs.empty({ display_order: "9" }), name: "Nuevo" }],
  ["ninecast_episodes", episodes.input, { ...episodes.empty(), title: "Uno", youtube_id: "dQw4w9WgXcQ" }],
  ["events", events.input, { ...events.empty(), title: "Carrera", event_date: "25 DIC" }],
  [
    "club_extra_services",
    extras.input,
    { ...extras.empty({ club_id: "acacias", display_order: "9" }), title: "Bono", price: "5" },
  ],
  ["header_links", headerLinks.input, { ...headerLinks.empty({ display_order: "9" }), text: "Clubs", path: "/clubs" }],
  ["landing_pages", landingPageInput, { ...newLandingPage(), title: "Jornada", slug: "jornada" }],
  ["partners", partners.input, { ...partners.empty({ display_order: "9" }), name: "Panadería" }],
  ["merch_products", productInput, { ...products.empty({ display_order: "9" }), name: "Taza", price: "15" }],
  ["precios", rateInput, { ...rates.empty({ club_id: "acacias" }), title: "Anual", price: "49,90" }],
  ["testimonials", testimonials.input, { ...testimonials.empty({ display_order: "9" }), name: "Marta", text: "Bien." }],
];

const typed = {
  nothing: "",
  blanks: " \t\u00a0\n ",
  "something invisible": "\u200b\u2060",
  "control characters": "a\u0000b\u0007c",
  "half a letter": "a\ud800",
  "very long text": "Muy largo. ".repeat(10_000),
  emoji: "👩🏽‍🏋️💪",
  HTML: '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  "a negative number": "-3",
  "a decimal comma": "1.039,90",
  "a huge number": "999999999999999999999",
  "an exponent": "1e400",
  "a date long past": "0026-07-01T09:30",
  "a year that is none": "0000-01-01T00:00",
  "a time in the gap of summer time": "2027-03-28T02:30",
  "a day that is none": "2027-02-30T10:00",
  "a script for an address": "java\nscript:alert(1)",
  "another host": "//otro.example/x",
  "an e-mail with its owner in brackets": "ana(la)@nine.example",
  "an apostrophe": "'; drop table clubs; --",
};

/** Chosen from a list, or made from the name. */
const isChosen = (table: string, field: string) =>
  ["type", "group", "club_id", "activity_id", "class_id"].includes(field) ||
  ["intensity", "tone", "mark", "weekday", "kind"].includes(field) ||
  (table === "merch_products" && field === "slug");

/** The same text in both prices is no earlier price, in both moments no time between them: it is taken alone only. */
const standsAlone = (field: string) => ["old_price", "original_price", "offer_ends_at", "withdraw_at"].includes(field);

const sentences = [formTexts, contactTexts.email, captionTexts].flatMap((entry): unknown[] => Object.values(entry));
const isSentence = (message: string) =>
  sentences.includes(message) ||
  /^Usa solo letras sin acento, números y guiones, como [a-z0-9-]+\.$/.test(message) ||
  /^Escribe los grados con decimales, entre -?\d+ y \d+\.$/.test(message) ||
  /^Aquí van los días ([LMXJVSDF], )+[LMXJVSDF], cada uno una vez:/.test(message) ||
  /^Escribe un número entero de \d+ a \d+\.$/.test(message) ||
  /^Escribe como máximo [\d.]+ caracteres\.$/.test(message);

test.each(forms)(
  "whatever is typed into the form of %s is told in Spanish or can be stored",
  async (table, input, draft) => {
    // Each form has a draft of its own; here any of their fields is filled with any text.
    const form = input as z.ZodMiniType<object, Draft>;
    const fields = Object.keys(draft).filter((key) => typeof draft[key] === "string");
    const wrong: unknown[] = [];
    for (const [what, text] of [["what is right", undefined], ...Object.entries(typed)]) {
      const taken: Draft = { ...draft };
      for (const field of text === undefined ? [] : fields.filter((value) => !isChosen(table, value))) {
        const result = form.safeParse({ ...draft, [field]: text });
        if (result.success && leads(field, what)) wrong.push([what, field, "is taken for an address"]);
        if (result.success && !standsAlone(field)) taken[field] = text;
        if (!result.success)
          wrong.push(
            ...result.error.issues.filter((issue) => !isSentence(issue.message)).map((issue) => [what, issue]),
          );
      }
      const refusal = await store(table, form.parse(taken));
      if (refusal) wrong.push([what, refusal, Object.keys(taken).filter((key) => taken[key] === text)]);
    }
    expect(wrong).toEqual([]);
  },
);

const leads = (field: string, what = "") =>
  /url|link|path|image|logo/i.test(field) && ["a script for an address", "another host"].includes(what);

/** What the database says to a row that a form let pass; null when it takes it. */
async function store(table: string, values: object): Promise<string | null> {
  // A club's id is made beside the form.
  const row = { ...(table === "clubs" && { id: "nuevo" }), ...values };
  const { data, error } = await staff.from(table).insert(row).select("id").single();
  if (error) return error.message;
  await it.sql`delete from ${it.sql(table)} where id = ${data.id}`;
  return null;
}
