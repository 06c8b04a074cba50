import { expect, test, vi } from "vitest";
import { readSitemapPart, sitemapPartPath } from "./sitemap-part.ts";
import { sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

const site = "https://nine.example";

test("lists complete addresses, with day and picture where they are known", () => {
  const entries = [{ path: "/" }, { path: "/clubs", changedAt: "2026-07-01T06:00:00Z", picture: "/foto.jpg?a=1&b=2" }];
  expect(sitemapXml(site, entries, ["es"]).split("\n").slice(2, -2)).toEqual([
    "<url><loc>https://nine.example/</loc></url>",
    "<url><loc>https://nine.example/clubs</loc><lastmod>2026-07-01T08:00:00+02:00</lastmod>" +
      "<image:image><image:loc>https://nine.example/foto.jpg?a=1&amp;b=2</image:loc></image:image></url>",
  ]);
});

test("an address with signs of XML in it cannot break the document", () => {
  expect(sitemapXml(site, [{ path: "/p/a&b<c>'\"" }])).toContain(
    "<loc>https://nine.example/p/a&amp;b&lt;c&gt;&apos;&quot;</loc>",
  );
});

test("the index leads to its parts, and each address to its part", () => {
  const part = { kind: "articles", month: "2026-11" } as const;
  expect(sitemapIndexXml(site, [{ path: sitemapPartPath(part) }])).toContain(
    "<sitemap><loc>https://nine.example/sitemaps/9ftoday-2026-11.xml</loc></sitemap>",
  );
  for (const it of [part, { kind: "pages" } as const])
    expect(readSitemapPart(sitemapPartPath(it).split("/").at(-1) ?? "")).toEqual(it);
  for (const odd of ["", "9ftoday-2026-13.xml", "9ftoday-2026-1.xml", "paginas", "9ftoday-2026-11.xml.gz"])
    expect(readSitemapPart(odd)).toBeNull();
});

test("a page stands there in each language, with its others", () => {
  const lines = sitemapXml(site, [{ path: "/" }, { path: "/clubs" }], ["es", "en"]).split("\n");
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site}${path}"/>`;
  const ofClubs = link("es", "/clubs") + link("en", "/en/clubs") + link("x-default", "/clubs");
  expect(lines).toContain(
    `<url><loc>${site}/en</loc>${link("es", "/")}${link("en", "/en")}${link("x-default", "/")}</url>`,
  );
  expect(lines).toContain(`<url><loc>${site}/clubs</loc>${ofClubs}</url>`);
  expect(lines).toContain(`<url><loc>${site}/en/clubs</loc>${ofClubs}</url>`);
  expect(lines[1]).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test("the clock of Madrid is asked once for each page, whatever its languages", () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get");
  const pages = Array.from({ length: 10 }, (_, n) => ({ path: `/p/${n}`, changedAt: "2026-07-01T06:00:00Z" }));
  const map = sitemapXml(site, pages);
  expect(asked).toHaveBeenCalledTimes(10);
  asked.mockRestore();
  expect(map.match(/<lastmod>2026-07-01T08:00:00\+02:00<\/lastmod>/g)).toHaveLength(20);
});
