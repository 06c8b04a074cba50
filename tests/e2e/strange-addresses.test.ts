import { request } from "node:http";
import { expect, test } from "./fixtures/journey.ts";

const strange = [
  "/no-existe",
  "/events/otra-cosa",
  "/%",
  "/%00",
  "/%E0%A4%A",
  "/contact%00",
  "/politica-de-cookies/..%2f..%2fadmin",
  "/club/%",
  "/9ftoday/%E0%A4%A",
  `/${"a".repeat(6000)}`,
  `/merch/${encodeURIComponent("ñ".repeat(200))}`,
  "/<script>alert(1)</script>",
  encodeURI("/🏋️"),
];

/** As it is: a browser or fetch would mend the address first. */
function statusOf(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end();
  });
}

for (const [table, address] of [
  ["articles", "/9ftoday"],
  ["merch_products", "/merch"],
  ["events", "/events"],
  ["landing_pages", "/p"],
] as const) {
  test(`capitals in an address below ${address} lead to the page @desktop`, async ({ site }) => {
    const [row] = await site.sql.begin(async (sql) => {
      // One that visitors may see, not an article that waits for its day.
      await sql`set local role anon`;
      return sql`select slug from ${sql(table)} where slug ~ '[a-z]' limit 1`;
    });
    const slug = String(row?.slug);
    const answer = await site.fetch(`${address}/${slug.toUpperCase()}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${address}/${slug}`]);
  });
}

for (const path of strange) {
  test(`${path.slice(0, 40)} is the 404 page @desktop`, async ({ site }) => {
    expect(await statusOf(site.url, path)).toBe(404);
    expect((await site.fetch("/events")).status).toBe(200);
  });
}
