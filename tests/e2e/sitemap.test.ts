import { structuredDataFaults } from "#tests/fixtures/schema-vocabulary.ts";
import { expect, type Site, test } from "./fixtures/journey.ts";

async function addresses(site: Site): Promise<string[]> {
  const parts = await placesIn(`${site.url}/sitemap.xml`);
  return (await Promise.all(parts.map((part) => placesIn(site.url + part)))).flat();
}

async function placesIn(map: string): Promise<string[]> {
  const answer = await fetch(map);
  // A part may have gone since the index was read.
  if (answer.status === 404) return [];
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return [...(await answer.text()).matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
}

test("the site map leads to every public page, and each of them is there, is its own and tells no nonsense @desktop", async ({
  site,
}) => {
  const paths = await addresses(site);
  expect(paths).toEqual(expect.arrayContaining(["/", "/clubs", "/club/acacias", "/aviso-legal"]));
  expect(paths.filter((path) => path.startsWith("/9ftoday/")).length).toBeGreaterThan(0);
  const kinds = new Set<string>();
  // A page that takes long goes ahead as a frame without its head; when it is kept it is whole.
  const look = async (path: string) => {
    const answer = await site.fetch(path, { redirect: "manual" });
    expect(`${answer.status} ${path}`).toBe(`200 ${path}`);
    const html = await answer.text();
    expect(/<link rel="canonical" href="[^"]*?:\d+([^"]*)"/.exec(html)?.[1]).toBe(path);
    for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(structuredDataFaults(JSON.parse(json)), path).toEqual([]);
      for (const [, kind = ""] of json.matchAll(/"@type":"(\w+)"/g)) kinds.add(kind);
    }
  };
  for (const path of paths) await expect(() => look(path)).toPass();
  expect([...kinds]).toEqual(
    expect.arrayContaining(["ExerciseGym", "NewsArticle", "Product", "Event", "PodcastEpisode", "BreadcrumbList"]),
  );
});

test("what is not published or not yet due is not in it @desktop", async ({ site, restoreAfter }) => {
  await restoreAfter("articles", "landing_pages", "site_settings");
  await site.sql`insert into articles (slug, title, author, content, publication_date)
    values ('en-mayo-de-2099', 'Título', 'Nueve', 'Texto', '2099-05-01')`;
  await site.sql`insert into landing_pages (slug, title, is_published, content) values
    ('borrador', 'Borrador', false, '{}'), ('a-la-vista', 'A la vista', true, '{}')`;
  await expect.poll(() => addresses(site)).toContain("/p/a-la-vista");
  const paths = await addresses(site);
  expect(paths).not.toContain("/p/borrador");
  expect(paths).not.toContain("/9ftoday/en-mayo-de-2099");

  await site.sql`update site_settings set setting_value = 'false' where setting_key = 'is_9ftoday_enabled'`;
  await expect.poll(async () => (await addresses(site)).filter((path) => path.startsWith("/9ftoday"))).toEqual([]);
});

test("robots are shown the map and kept out of the panel @desktop", async ({ site }) => {
  const answer = await site.fetch("/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("Disallow: /admin\n");
  expect(text).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});
