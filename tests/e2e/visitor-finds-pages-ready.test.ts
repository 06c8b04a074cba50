import { expect, test } from "./fixtures/journey.ts";

test("browsers open pages of ours ahead, but not the panel @desktop", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const rules = JSON.parse(/<script type="speculationrules"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  expect(rules.prerender.map(({ eagerness }: { eagerness: string }) => eagerness)).toEqual(["moderate"]);
  for (const rule of rules.prerender) expect(JSON.stringify(rule)).toContain("/admin*");
});
