import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap-xml.ts";

test("lists complete addresses", () => {
  expect(sitemapXml("https://nine.example", ["/", "/clubs"])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      "<url><loc>https://nine.example/</loc></url>\n" +
      "<url><loc>https://nine.example/clubs</loc></url>\n" +
      "</urlset>\n",
  );
});

test("an address with signs of XML in it cannot break the document", () => {
  expect(sitemapXml("https://nine.example", ["/p/a&b<c>'\""])).toContain(
    "<loc>https://nine.example/p/a&amp;b&lt;c&gt;&apos;&quot;</loc>",
  );
});
