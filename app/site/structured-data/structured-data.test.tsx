import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { articles } from "#app/content/publications/article.ts";
import { episodes } from "#app/content/publications/episode.ts";
import { events } from "#app/content/publications/event.ts";
import { products } from "#app/content/publications/product.ts";
import { structuredDataFaults } from "#tests/fixtures/schema-vocabulary.ts";
import { inSpanish } from "#texts/translate.ts";
import { eventStructuredData } from "../events/event-structured-data.ts";
import { organization } from "../home/organization.ts";
import { productStructuredData } from "../merch/product-structured-data.ts";
import { articleStructuredData } from "../news/article-structured-data.ts";
import { episodeStructuredData, seriesStructuredData } from "../ninecast/episode-structured-data.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { questionsStructuredData } from "./questions-structured-data.ts";
import { StructuredData } from "./structured-data.tsx";

const siteUrl = "https://nine.example";
const row = { id: "7", created_at: "2026-11-20T09:00:00Z", updated_at: "2026-11-22T22:30:00Z" };
const article = {
  ...articles.preview(articles.empty()),
  ...row,
  slug: "dormir",
  title: "Dormir",
  author: "Elena Cuesta",
  content: "Texto",
  image_url: null,
  publication_date: "2026-07-01T06:00:00Z",
  is_featured: false,
  seo_title: null,
  seo_description: null,
};
const event = {
  ...events.preview(events.empty()),
  slug: "carrera",
  ...row,
  title: "Carrera",
  event_date: "25 DIC",
  time: "22:00–2:00",
  location: "Puerta de Acacias",
  description: null,
  url: null,
};
const episode = {
  ...episodes.preview(episodes.empty()),
  slug: "dormir",
  has_transcript: true,
  ...row,
  title: "Por qué a las siete",
  description: "El primero",
  youtube_id: "demo9F0_101",
  duration: "1 h 02 min",
  season: 1,
};
const product = {
  ...products.preview(products.empty()),
  ...row,
  slug: "cinturon",
  name: "Cinturón",
  description: null,
  price: 49,
  original_price: null,
  colors: null,
  one_size_stock: 1,
  stock: { S: 0, M: 0, L: 0, XL: 0 },
  purchase_url: "https://tienda.example/c",
  video_url: null,
  image_url: null,
  button_text: null,
  display_order: 1,
  seo_title: null,
  seo_description: null,
};
const owner = { companyName: "Nueve, S. L.", taxId: "B1", phone: "910 000 009", email: "a@b.es" };
const social = [{ name: "Instagram", url: "https://instagram.example/nueve" }];
const ofArticle = {
  siteUrl,
  language: "es" as const,
  url: `${siteUrl}/9ftoday/dormir`,
  description: "Sueño",
  image: "/foto.jpg",
};
const ofEpisode = { siteUrl, videoOrigin: "https://www.youtube-nocookie.com", language: "es" as const };
const asked =
  "<h3>¿Puedo <b>probar</b>?</h3><p>Sí &amp; gratis.</p><h3>¿Hay ducha?</h3><ul><li>Sí</li></ul><h2>Más</h2>";

test.each([
  ["the chain", organization(siteUrl, { ...owner, social })],
  ["an article", articleStructuredData(article, ofArticle)],
  ["an event", eventStructuredData({ ...event, image_url: "/foto.jpg" }, siteUrl)],
  ["an event of a day", eventStructuredData({ ...event, time: null }, siteUrl)],
  ["the podcast", seriesStructuredData(siteUrl)],
  ["an episode", episodeStructuredData(episode, ofEpisode)],
  ["a product", productStructuredData(product, `${siteUrl}/merch/cinturon`, "/foto.jpg")],
  ["the way to a page", breadcrumbList(siteUrl, [{ name: "Clubs", path: "/clubs" }], inSpanish)],
  ["questions", questionsStructuredData(asked)],
])("%s is told in the words of schema.org, with all that Google asks for", (_what, told) => {
  expect(structuredDataFaults(told)).toEqual([]);
});

test("the check itself finds names, kinds, values and moments that are wrong, and what is missing", () => {
  const told = { ...articleStructuredData(article, ofArticle) };
  const faults = (changed: object) => structuredDataFaults({ ...told, ...changed });
  expect(faults({ headlin: "x" })).toEqual(["$.headlin: NewsArticle has no headlin"]);
  expect(faults({ author: { "@type": "Offer", price: 1, priceCurrency: "EUR", url: siteUrl } })).toHaveLength(2);
  expect(faults({ datePublished: "25 DIC" })).toHaveLength(1);
  expect(faults({ datePublished: "2026-07-01T06:00:00" })).toHaveLength(1);
  expect(structuredDataFaults({ "@type": "Place", name: "x" })).toEqual(["$: Google asks for Place.address"]);
  expect(structuredDataFaults({ "@type": "Plaze" })).toHaveLength(1);
  const offer = { "@type": "Offer", price: "1.00", priceCurrency: "EUR", url: siteUrl };
  expect(structuredDataFaults({ ...offer, availability: "https://schema.org/Soon" })).toHaveLength(1);
});

test("moments have Madrid's distance to UTC in winter and in summer", () => {
  expect(articleStructuredData(article, ofArticle)).toMatchObject({
    datePublished: "2026-07-01T08:00:00+02:00",
    dateModified: "2026-11-22T23:30:00+01:00",
    image: `${siteUrl}/foto.jpg`,
  });
  expect(eventStructuredData(event, siteUrl)).toMatchObject({
    startDate: "2026-12-25T22:00:00+01:00",
    endDate: "2026-12-26T02:00:00+01:00",
    url: `${siteUrl}/events/carrera`,
  });
});

test("an episode says how it can be followed by who does not hear it, and plays so where it can", () => {
  const told = episodeStructuredData({ ...episode, has_captions: true }, { ...ofEpisode, language: "en" });
  expect(told).toMatchObject({ url: `${siteUrl}/ninecast/dormir`, accessibilityFeature: ["captions", "transcript"] });
  expect(JSON.stringify(told)).toContain("&cc_load_policy=1&cc_lang_pref=en");
  const silent = episodeStructuredData({ ...episode, has_transcript: false }, ofEpisode);
  expect(JSON.stringify(silent)).not.toMatch(/accessibilityFeature|cc_/);
});

test("an article says in which language it is read", () => {
  expect(articleStructuredData(article, { ...ofArticle, language: "en" }).inLanguage).toBe("en");
  expect(
    articleStructuredData({ ...article, fellBack: ["content"] }, { ...ofArticle, language: "en" }).inLanguage,
  ).toBe("es");
});

test("an article that was written before its date has not changed since", () => {
  const later = { ...article, publication_date: "2027-01-07T07:00:00Z" };
  expect(articleStructuredData(later, ofArticle).dateModified).toBe("2027-01-07T08:00:00+01:00");
});

test("an event whose day or place nobody can know is not told", () => {
  expect(eventStructuredData({ ...event, event_date: "Todos los jueves" }, siteUrl)).toBeNull();
  expect(eventStructuredData({ ...event, location: " " }, siteUrl)).toBeNull();
});

test("questions are those of headings, with their answers as plain words", () => {
  expect(questionsStructuredData(asked)?.mainEntity).toMatchObject([
    { name: "¿Puedo probar?", acceptedAnswer: { text: "Sí & gratis." } },
    { name: "¿Hay ducha?", acceptedAnswer: { text: "Sí" } },
  ]);
  expect(
    questionsStructuredData("<h3>Can I try?</h3><p>Yes.</p><h3>Is there a shower?</h3><p>Yes.</p>")?.mainEntity,
  ).toHaveLength(2);
  expect(questionsStructuredData("<h2>¿Listo?</h2><p>Ven.</p>")).toBeNull();
});

test("a title cannot end the script that holds it", () => {
  const html = renderToStaticMarkup(<StructuredData things={[{ name: "</script><script>alert(1)</script>" }]} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(renderToStaticMarkup(<StructuredData things={[]} />)).toBe("");
});
