import { expect, it, onTestFinished } from "vitest";
import { openSmallSite } from "#tests/fixtures/small-site.ts";

it("renews a page that was painted before the points of its pictures were known", async () => {
  const small = await openSmallSite();
  onTestFinished(() => small.close());
  small.backend.points = null;
  expect(await small.textOf("/picture")).toContain('<img src="/pictures/96.webp/public-assets/sala.jpg"');
  small.backend.points = { "public-assets/sala.jpg": [31, 54] };
  // Whoever asks for another page has them read.
  await small.get("/news");
  await expect.poll(() => small.textOf("/picture")).toContain("object-position:31% 54%");
});
