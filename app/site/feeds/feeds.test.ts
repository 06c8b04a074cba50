import { parseFeed } from "@rowanmanning/feed-parser";
import { describe, expect, test } from "vitest";
import { articles } from "#app/content/publications/article.ts";
import { episodes } from "#app/content/publications/episode.ts";
import { translatorOf } from "#texts/translators.ts";
import { newsRss } from "../news/news-rss.ts";
import { episodesRss } from "../ninecast/episodes-rss.ts";
import { rssMoment } from "./rss.ts";

const siteUrl = "https://nine.example";
const hostile = `]]></title></item><script>alert("1")</script> & 'más' \u0000\u0007`;
const shown = `]]></title></item><script>alert("1")</script> & 'más'`;
const row = { id: "7", created_at: "2026-11-20T09:00:00Z", updated_at: "2026-11-22T22:30:00Z" };
const article = {
  ...articles.preview(articles.empty()),
  ...row,
  slug: "dormir-mejor",
  title: hostile,
  author: hostile,
  content:
    "## Dormir\n\nTexto **fuerte** con [enlace](/clubs).\n\n![Foto](/images/ninecast-portada.jpg)\n\n<script>alert(2)</script>",
  image_url: "/storage/v1/object/public/public-assets/articles/dormir.jpg",
  publication_date: "2026-07-01T06:00:00Z",
  is_featured: false,
  seo_title: null,
  seo_description: null,
};
const episode = {
  ...episodes.preview(episodes.empty()),
  slug: "dormir",
  has_transcript: false,
  ...row,
  title: hostile,
  description: hostile,
  youtube_id: "demo9F0_101",
  duration: "1 h 02 min",
  season: 2,
};

test("the news come with their whole text, complete addresses and Madrid's time, whatever staff typed", () => {
  const xml = newsRss(siteUrl, [article]);
  const feed = parseFeed(xml);
  expect(feed).toMatchObject({
    title: "9FToday",
    url: `${siteUrl}/9ftoday`,
    self: `${siteUrl}/9ftoday/rss.xml`,
    language: "es-ES",
  });
  expect(feed.meta).toMatchObject({ type: "rss", version: "2.0" });
  const [item] = feed.items;
  expect(item).toMatchObject({ id: "7", title: shown, url: `${siteUrl}/9ftoday/dormir-mejor` });
  expect(item?.authors[0]?.name).toBe(shown);
  expect(item?.published?.toISOString()).toBe("2026-07-01T06:00:00.000Z");
  expect(item?.content).toContain(`<img src="${siteUrl}/pictures/1250.webp/public-assets/articles/dormir.jpg"`);
  expect(item?.content).toContain(`<p>Texto <strong>fuerte</strong> con <a href="${siteUrl}/clubs">enlace</a>.</p>`);
  expect(xml).toContain("&lt;p&gt;&amp;lt;script&amp;gt;alert(2)");
  expect(feed.updated?.toISOString()).toBe("2026-11-22T22:30:00.000Z");
});

test("the episodes come with the names that podcast readers know and lead to their pages", () => {
  const many = Array.from({ length: 13 }, (_, place) => ({ ...episode, id: String(place), slug: `dormir-${place}` }));
  const xml = episodesRss(siteUrl, many);
  const feed = parseFeed(xml);
  expect(feed).toMatchObject({ title: "NineCast", url: `${siteUrl}/ninecast` });
  expect(feed.items.map(({ url }) => url)).toEqual(
    expect.arrayContaining([`${siteUrl}/ninecast/dormir-0`, `${siteUrl}/ninecast/dormir-12`]),
  );
  expect(feed.items[0]).toMatchObject({ title: shown, description: shown });
  expect(xml).toContain("<itunes:duration>3720</itunes:duration>");
  expect(xml).toContain("<itunes:season>2</itunes:season>");
  expect(xml).not.toContain("enclosure");
});

describe("in English", () => {
  const english = translatorOf("en");

  test("a feed says its language, leads to English pages, and marks what nobody has translated", () => {
    const inEnglish = { ...article, id: "8", title: "Sleep", content: "Rest [here](/clubs).", fellBack: [] };
    const xml = newsRss(siteUrl, [inEnglish, { ...article, fellBack: ["title", "content"] }], english);
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({
      url: `${siteUrl}/en/9ftoday`,
      self: `${siteUrl}/en/9ftoday/rss.xml`,
      language: "en-GB",
      description: "Training, recovery and club life. Written by the people who live it.",
    });
    expect(feed.items.map(({ url }) => url)).toEqual(Array(2).fill(`${siteUrl}/en/9ftoday/dormir-mejor`));
    expect(feed.items[0]?.content).toContain(`href="${siteUrl}/en/clubs"`);
    expect(feed.items[1]?.content).toContain(`${siteUrl}/pictures/1250.webp/`);
    const [, first = "", second = ""] = xml.split("<item>");
    expect(first).not.toContain("dc:language");
    expect(second).toContain("<dc:language>es-ES</dc:language>");
  });

  test("episodes lead to their English pages", () => {
    const feed = parseFeed(episodesRss(siteUrl, [{ ...episode, fellBack: ["title"] }], english));
    expect(feed).toMatchObject({
      language: "en-GB",
      url: `${siteUrl}/en/ninecast`,
      self: `${siteUrl}/en/ninecast/rss.xml`,
    });
    expect(feed.items[0]?.url).toBe(`${siteUrl}/en/ninecast/dormir`);
  });
});

test("a feed of nothing is still one", () => {
  for (const xml of [newsRss(siteUrl, []), episodesRss(siteUrl, [])]) expect(parseFeed(xml).items).toEqual([]);
});

test.each([
  ["2026-07-01T06:00:00Z", "Wed, 01 Jul 2026 08:00:00 +0200"],
  ["2026-12-31T23:30:00Z", "Fri, 01 Jan 2027 00:30:00 +0100"],
])("%s is %s in a feed", (moment, told) => {
  expect(rssMoment(moment)).toBe(told);
  expect(Date.parse(told)).toBe(Date.parse(moment));
});
